import os

# Tests draw off screen and are silent, also where a screen is at hand.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
