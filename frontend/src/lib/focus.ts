/** Where the focus goes when what held it is done with. */

/** Whether somebody is at nothing in particular: on the page, or at its heading, where reading begins. */
export const nowhere = (at: Element | null): boolean => !at || at === document.body || at.localName === 'h1';

/** Focus what comes after the hand, for who was in the hand, or nowhere. */
export function followHand(next: HTMLElement | undefined): void {
  const at = document.activeElement;
  if (nowhere(at) || at?.closest('.hand, .status, .strip')) next?.focus();
}

/**
 * Go to the heading of the page, or to the first button of an open window, when what had the focus is
 * taken away and nothing else takes it: keys and screen readers would begin anew at the top.
 */
export function keepFocus(): void {
  let last: Element | null = null;
  addEventListener('focusin', (event) => (last = event.target as Element));

  function back(): void {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    const open = document.querySelector('dialog[open]');
    const to = open ? open.querySelector<HTMLElement>('button') : document.querySelector('h1');
    to?.focus({ preventScroll: true });
  }

  // Whoever knows better where to go does so before the next frame.
  new MutationObserver(() => {
    if (last && !last.isConnected) requestAnimationFrame(back);
  }).observe(document.body, { childList: true, subtree: true });
}
