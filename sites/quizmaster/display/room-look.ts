import { displayFace, themeClass } from '@snug/theme';
import { keptScheme, themeOf } from './look.ts';
import { readVenue, unbranded } from './venue.ts';

/** The attributes of an element that looks as the big screen does, inside a page that does not. */
export interface RoomLook {
  readonly className: string;
  readonly 'data-theme': 'dark' | 'light';
  readonly 'data-room-look': '';
}

let applied: Promise<void> | undefined;

/**
 * The venue's look, in the colours that this browser's big screen has. Its display face has loaded, or will not, so that texts
 * can be measured. Never rejects: Snug's own look when the venue's does not come, which the next call asks for again.
 */
export async function roomLook(): Promise<RoomLook> {
  const look: RoomLook = { className: themeClass, 'data-theme': themeOf(keptScheme()), 'data-room-look': '' };
  applied ??= applyVenue().catch(() => {
    applied = undefined;
  });
  await applied;
  const probe = document.createElement('div');
  wear(probe, look);
  document.body.append(probe);
  await displayFace(probe);
  probe.remove();
  return look;
}

/** Gives an element that no component renders a look. */
export function wear(element: HTMLElement, { className, ...data }: RoomLook): void {
  element.className = className;
  for (const [name, value] of Object.entries(data)) element.setAttribute(name, value);
}

async function applyVenue(): Promise<void> {
  const [venue, look] = await Promise.all([readVenue(), import('@snug/theme/tokens')]);
  if (venue === unbranded) throw new Error('The venue did not say its look.');
  if (venue.brand) look.applyBrand(venue.brand, '[data-room-look]');
}
