"""The games: pure rules, without screen, clock or chance generator of their own."""

from rules import compiled

compiled.use()
