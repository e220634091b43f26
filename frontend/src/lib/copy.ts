/**
 * Copy what a field holds, and say whether it worked. The clipboard is closed to pages on plain
 * http, as on a home network: then the text is selected for the person.
 */
export async function copyField(field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field?.value ?? '');
    return true;
  } catch {
    field?.focus();
    field?.select();
    return document.execCommand('copy');
  }
}
