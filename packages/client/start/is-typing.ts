/** Whether what has the focus is typed into. */
export function isTyping(focused: Element | null): boolean {
  return focused?.matches('input, textarea, select, [contenteditable]') === true;
}
