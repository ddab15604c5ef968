"""A window of pygame as it comes, and nothing else, to measure this program's against.

    python game/bench/bare_window.py WIDTH HEIGHT

It says when its picture is there, as seconds since the epoch, then polls events ten times a
second until it is ended. Run by its path, so that nothing of this program is imported.
"""

import sys
import time

import pygame

if __name__ == "__main__":
    pygame.init()
    screen = pygame.display.set_mode((int(sys.argv[1]), int(sys.argv[2])), pygame.RESIZABLE)
    screen.fill((214, 180, 120))
    pygame.display.flip()
    print(time.time(), flush=True)
    clock = pygame.time.Clock()
    while not pygame.event.get(pygame.QUIT):
        clock.tick(10)
