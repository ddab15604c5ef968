"""What lies on the table, large and in words: opened by I, by a right click, or from the focus."""
