"""The five building sites, painted."""
