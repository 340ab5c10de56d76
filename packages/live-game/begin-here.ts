/**
 * Where a dialog's focus begins: a sentence, for a field would bring up a keyboard before anybody wants to type. As a `ref`,
 * for React keeps the attribute to itself; and what is fetched comes into a dialog that is open.
 */
export function beginHere(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
  if (element?.closest('dialog')?.open) element.focus();
}
