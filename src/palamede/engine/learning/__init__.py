"""Learning the net of ``kernel.net`` by self-play: ``python -m palamede.engine.learning``."""
