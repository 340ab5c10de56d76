/**
 * The element that gets a dialog's focus first: a sentence, since a focused field would open the keyboard. A `ref`, because
 * React does not write `autofocus` into the document; it also focuses at once where the content arrives in an open dialog.
 */
export function initialFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
  if (element?.closest('dialog')?.open) element.focus();
}
