"""How Sphinx builds the documentation: MyST pages, a theme, and the pages made from the code."""

from __future__ import annotations

import sys
from pathlib import Path

import palamede

sys.path.insert(0, str(Path(__file__).parent / "_ext"))

project = "Palamède"
author = "The Palamède developers"
project_copyright = author
version = release = palamede.__version__

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.doctest",
    "sphinx.ext.napoleon",
    "palamede_pages",
]

source_suffix = {".md": "markdown"}
exclude_patterns = ["_build", "_ext", "_static"]
nitpicky = False

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "signature"

# Only blocks that ask for it are examples to run; a record in a page is not Python.
doctest_test_doctest_blocks = ""

html_theme = "furo"
html_title = f"Palamède {version}"
html_static_path = ["_static"]
html_copy_source = False
