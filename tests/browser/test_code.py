"""The QR code of an invitation, read from the screen by another program, is the link."""

from __future__ import annotations

import base64
from collections.abc import Callable

import pytest

pytest.importorskip("playwright")
pytest.importorskip("zxingcpp")

import numpy as np
import zxingcpp
from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

# Another page of the browser decodes the PNG: the table's forbids pictures from elsewhere.
PIXELS = """
async (png) => {
  const file = await fetch(`data:image/png;base64,${png}`);
  const picture = await createImageBitmap(await file.blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const paint = canvas.getContext('2d');
  paint.drawImage(picture, 0, 0);
  const { data } = paint.getImageData(0, 0, picture.width, picture.height);
  let red = '';
  for (let i = 0; i < data.length; i += 4) red += String.fromCharCode(data[i]);
  return [picture.width, picture.height, btoa(red)];
}
"""


def read(page: Page) -> str:
    """Return what a phone that is held before the dialog reads."""
    shown = page.get_by_role("dialog").screenshot()
    other = page.context.new_page()
    width, height, red = other.evaluate(PIXELS, base64.b64encode(shown).decode())
    other.close()
    picture = np.frombuffer(base64.b64decode(red), np.uint8).reshape(height, width)
    # Many phones read no code whose colours are turned round: the test does not either.
    found = zxingcpp.read_barcodes(picture, formats=zxingcpp.BarcodeFormat.QRCode, try_invert=False)
    (code,) = found
    return str(code.text)


@pytest.mark.parametrize(
    ("width", "height", "scheme"), [(1280, 800, "light"), (1280, 800, "dark"), (360, 640, "dark")]
)
def test_the_code_is_the_link(visit: Visit, width: int, height: int, scheme: str) -> None:
    anne = visit(viewport={"width": width, "height": height}, color_scheme=scheme)
    table = anne.sit_down("domino", against="human", name="Anne")
    dialog = anne.page.get_by_role("dialog")
    link = dialog.get_by_label("Link", exact=True)
    code = dialog.get_by_role("img", name="QR code of the link")
    code.scroll_into_view_if_needed()
    whole = link.input_value()
    assert whole.startswith(f"{anne.url}/t/{table}#invite=")
    assert read(anne.page) == whole

    # The code of one seat is another, and changes with the link.
    dialog.get_by_label("Link for").select_option(index=1)
    expect(link).not_to_have_value(whole)
    seat = link.input_value()
    assert "#seat=" in seat
    code.scroll_into_view_if_needed()
    assert read(anne.page) == seat
