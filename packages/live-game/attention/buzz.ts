import type { GuardedStorage } from '@snug/client';

const key = 'snug_buzz';
/** Felt on a table, over by the time that one looks. */
const buzzMs = 120;

/** Whether this device is one to be felt: laptops know the verb as well, and do nothing. */
export function canBuzz(): boolean {
  return typeof navigator.vibrate === 'function' && matchMedia('(any-pointer: coarse)').matches;
}

/** Off unless the player of this phone said otherwise. It is no motion on a screen: reduced motion does not speak of it. */
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
