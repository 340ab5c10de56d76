/** Copies a text; whether it is copied. It is not where the clipboard is missing, as on plain http, or forbidden. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
