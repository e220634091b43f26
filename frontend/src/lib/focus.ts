/** Where the focus goes when what held it is done with. */

/** Focus what comes after the hand, for who was in the hand, or nowhere. */
export function followHand(next: HTMLElement | undefined): void {
  const at = document.activeElement;
  if (!at || at === document.body || at.closest('.hand, .status, .strip')) next?.focus();
}
