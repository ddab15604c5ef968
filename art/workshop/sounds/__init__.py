"""Makes every sound of the program from numbers alone: `python -m art.workshop.sounds`."""
