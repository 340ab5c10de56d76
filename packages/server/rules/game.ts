import { details, Refusal } from '../foundation/refusals.ts';
import type { GameState } from './night.ts';
import { nothingNew, type Outcome } from './outcome.ts';
import { closing, type Part, told } from './rounds.ts';

/** Ends the night: the open round ends first. Answers that come later are kept as late. */
export function endGame(night: GameState, now: number): Outcome {
  return night.game.status === 'live' ? told(night, ending(night, now)) : nothingNew;
}

/** Takes the end back: the night goes on where it was, and everybody loads it. Final results stay final. */
export function reopenGame(night: GameState): Outcome {
  const { status } = night.game;
  if (status === 'live') return nothingNew;
  if (status === 'finalized') throw new Refusal(409, details.gameFinal);
  return told(night, {
    changes: [{ kind: 'game', set: { status: 'live', ended_at: null } }],
    posts: [{ to: 'players', message: { type: 'RELOAD_GAME' } }],
    tellHostSoon: 'all',
  });
}

/** Nothing is accepted any more, not even late (OPEN-34). A night that is still on ends with it. */
export function finalizeGame(night: GameState, now: number): Outcome {
  const { status } = night.game;
  if (status === 'finalized') return nothingNew;
  const { changes, posts } = status === 'live' ? ending(night, now) : { changes: [], posts: [] };
  return told(night, { changes: [...changes, { kind: 'game', set: { status: 'finalized' } }], posts });
}

function ending(night: GameState, now: number): Part {
  const { changes, posts } = closing(night, now);
  return {
    changes: [...changes, { kind: 'game', set: { status: 'ended', ended_at: now } }],
    posts: [...posts, { to: 'players', message: { type: 'END_GAME' } }],
  };
}
