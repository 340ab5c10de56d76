import type { Countdown } from '@snug/contract';
import type { Game } from '../state/game-state.ts';

/** The countdown as somebody hears of it now. In a break it stands still, so it would end so much later. */
export function countdownView(
  { countdown_ends_at, paused_at }: Pick<Game, 'countdown_ends_at' | 'paused_at'>,
  now: number,
): Countdown | undefined {
  if (countdown_ends_at === null) return undefined;
  return { ends_at: countdown_ends_at + (paused_at === null ? 0 : now - paused_at), now };
}
