import type { Countdown } from '@snug/contract';

/** What a clock of this device is ahead of the server's, and whether the game has a break. */
export interface CountdownClock {
  readonly ahead: number;
  readonly paused: boolean;
}

/** How many ms are left of a countdown, never less than 0. In a break it stands still. */
export function countdownLeft({ ends_at, now }: Countdown, { ahead, paused }: CountdownClock, here: number): number {
  return Math.max(0, ends_at - (paused ? now : here - ahead));
}

/** How many ms until one second less is left. */
export function msOfThisSecond(left: number): number {
  return ((left - 1) % 1_000) + 1;
}

/** Seconds as minutes and seconds: `2:05`. */
export function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
