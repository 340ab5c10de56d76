import type { MouseEvent } from 'react';

/** Whether a click opens a link in this tab. All others, such as for a new tab, are left to the browser. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
