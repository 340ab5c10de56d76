import type { GuardedStorage } from '@snug/client';

const key = 'snug_buzz';
/** Long enough to be felt through a table, short enough to be over when people look. */
const buzzMs = 120;

/** Whether this device can vibrate. Laptops have the function too and do nothing, hence the pointer check. */
export function canBuzz(): boolean {
  return typeof navigator.vibrate === 'function' && matchMedia('(any-pointer: coarse)').matches;
}

/** Off unless switched on at this phone. Independent of reduced motion, which is about motion on the screen. */
export function mayBuzz({ local }: GuardedStorage): boolean {
  return local.get(key) === 'on';
}

export function allowBuzz({ local }: GuardedStorage, isAllowed: boolean): void {
  if (isAllowed) local.set(key, 'on');
  else local.remove(key);
}

export function buzz(): void {
  navigator.vibrate(buzzMs);
}
