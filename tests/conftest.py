import os

# Rules as they stand in the sources, unless compiled ones are asked for.
os.environ.setdefault("TWO_LANDS_RULES", "interpreted")

# Tests draw off screen and are silent, also where a screen is at hand.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
