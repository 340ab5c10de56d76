import type { MouseEvent } from 'react';

/** A press on a link that means this tab. Others, such as for a new tab, are the browser's. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
