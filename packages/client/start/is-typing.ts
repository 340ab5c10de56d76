/** Whether the focused element is a text input. */
export function isTyping(focused: Element | null): boolean {
  return focused?.matches('input, textarea, select, [contenteditable]') === true;
}
