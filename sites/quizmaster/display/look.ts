import { guardedStorage } from '@snug/client';
import type { Scheme } from '@snug/theme/tokens';

/** The screen's own: a projector in a bright room shows the day's colours. */
const key = 'snug_display_look';

/** The colours that the screen shows now. */
export function shownScheme(): Scheme {
  return document.documentElement.dataset.theme === 'light' ? 'day' : 'night';
}

/** Shows the colours of a scheme, whatever the device prefers, and keeps that for this browser. */
export function showScheme(scheme: Scheme): void {
  guardedStorage().local.set(key, scheme);
  apply(scheme);
}

/** Shows the colours that were kept, else those of the night. A theme with one scheme has that whatever is asked. */
export function applyLook(): void {
  apply(keptScheme());
}

export function keptScheme(): Scheme {
  return guardedStorage().local.get(key) === 'day' ? 'day' : 'night';
}

/** What an element's `data-theme` says of a scheme. */
export const themeOf = (scheme: Scheme) => (scheme === 'day' ? 'light' : 'dark');

function apply(scheme: Scheme): void {
  document.documentElement.dataset.theme = themeOf(scheme);
}
