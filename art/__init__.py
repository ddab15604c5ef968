"""Pictures, sounds, fonts, palette and credits, shipped as they are."""
