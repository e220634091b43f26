"""Those who play: cheap players by rule of thumb; search and nets stand beside them later."""
