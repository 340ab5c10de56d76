import type { Night } from './night.ts';
import { nothingNew, type Outcome } from './outcome.ts';
import { closing, told } from './rounds.ts';

/** Ends the night: the open round ends first. Answers that come later are kept as late. */
export function endGame(night: Night, now: number): Outcome {
  if (night.game.status !== 'live') return nothingNew;
  const ending = closing(night, now);
  return told(night, {
    changes: [...ending.changes, { kind: 'game', set: { status: 'ended', ended_at: now } }],
    posts: [...ending.posts, { to: 'players', message: { type: 'END_GAME' } }],
  });
}
