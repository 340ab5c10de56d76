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
