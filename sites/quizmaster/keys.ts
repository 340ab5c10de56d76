import type { HostAction } from './host-game.ts';

/** What a key does: an action, or what opens first. */
export type Pressed = HostAction['kind'] | 'last-orders' | 'line' | 'keys' | 'desk' | 'board' | 'photos';

interface Key {
  /** `KeyboardEvent.code`, or for a character that stands elsewhere on every keyboard `KeyboardEvent.key`. */
  readonly code: string;
  /** On the key, and on the button that it presses; without one it is the space bar, whose name is a word. */
  readonly cap?: string;
}

/** Every shortcut of the console, in the order in which the dialog tells them. Two that are never there at once may share a key. */
export const keys = {
  'start-round': { code: 'KeyS', cap: 'S' },
  ask: { code: 'Space' },
  'ask-next': { code: 'KeyA', cap: 'A' },
  'close-submissions': { code: 'KeyC', cap: 'C' },
  'open-submissions': { code: 'KeyO', cap: 'O' },
  'end-round': { code: 'KeyE', cap: 'E' },
  'reopen-round': { code: 'KeyK', cap: 'K' },
  reveal: { code: 'KeyR', cap: 'R' },
  tell: { code: 'Space' },
  desk: { code: 'KeyG', cap: 'G' },
  board: { code: 'KeyP', cap: 'P' },
  photos: { code: 'KeyV', cap: 'V' },
  'last-orders': { code: 'KeyL', cap: 'L' },
  'extend-countdown': { code: 'KeyM', cap: 'M' },
  'cancel-countdown': { code: 'KeyX', cap: 'X' },
  nudge: { code: 'KeyN', cap: 'N' },
  line: { code: 'KeyT', cap: 'T' },
  pause: { code: 'KeyB', cap: 'B' },
  'reopen-game': { code: 'KeyK', cap: 'K' },
  'finalize-game': { code: 'KeyF', cap: 'F' },
  keys: { code: '?', cap: '?' },
} as const satisfies Partial<Record<Pressed, Key>>;

export type WithKey = keyof typeof keys;

/** The key of an action; undefined: it has none. */
export function keyOf(pressed: Pressed): Key | undefined {
  return (keys as Partial<Record<Pressed, Key>>)[pressed];
}
