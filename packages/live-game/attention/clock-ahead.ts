import type { GameClient } from '@snug/client';
import type { Countdown } from '@snug/contract';

const known = new WeakMap<GameClient, { readonly countdown: Countdown; readonly ahead: number }>();

/**
 * How far this phone's clock is ahead of the server's, in ms: the least that was seen, since a message takes its time. To be
 * asked as soon as a countdown is heard of.
 */
export function clockAhead(game: GameClient, countdown: Countdown): number {
  const before = known.get(game);
  if (before?.countdown === countdown) return before.ahead;
  const ahead = Math.min(before?.ahead ?? Number.POSITIVE_INFINITY, Date.now() - countdown.now);
  known.set(game, { countdown, ahead });
  return ahead;
}
