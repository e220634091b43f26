/** What this tab keeps until it is closed; nothing, where the browser keeps nothing. */

export function sessionGet(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function sessionSet(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Without it the server shuffles for this seat, and the page is reloaded by hand.
  }
}

/** A newer page waits on the server: load it, but never twice for the same version. */
export function reloadFor(version: string): void {
  if (import.meta.env.DEV || sessionGet('palamede.reloaded') === version) return;
  sessionSet('palamede.reloaded', version);
  location.reload();
}
