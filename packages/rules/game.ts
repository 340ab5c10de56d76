import type { Decision, Moment } from './decision.ts';
import { details } from './details.ts';
import { toPlayers } from './recipients.ts';
import { Refusal } from './refusal.ts';
import { endOpenRound, type HostReply, reloadGame, type Step, setGame, unchanged, withHostState } from './rounds.ts';
import type { GameState } from './state/game-state.ts';

/** Ends the game; an open round ends first. Answers that arrive later are kept as late. */
export function endGame(state: GameState, _command: object, { now }: Moment): Decision<HostReply> {
  return state.game.status === 'live' ? withHostState(state, endOpenGame(state, now)) : unchanged(state);
}

/** A game, and whether another open game has its code now: codes are used again after a month. */
export interface ToReopen extends GameState {
  readonly isCodeTaken: boolean;
}

/** Reopens an ended game: it continues where it ended, and everybody loads it. Final results stay final. */
export function reopenGame({ isCodeTaken, ...state }: ToReopen): Decision<HostReply> {
  const { status } = state.game;
  if (isCodeTaken) throw new Refusal(409, details.codeInUse);
  if (status === 'live') return unchanged(state);
  if (status === 'finalized') throw new Refusal(409, details.gameFinal);
  const step = { changes: [setGame({ status: 'live', ended_at: null })], messages: [reloadGame] };
  return withHostState(state, step, { soon: 'all' });
}

/** Makes the results final: nothing is accepted any more, not even as late (OPEN-34). A live game ends first. */
export function finalizeGame(state: GameState, _command: object, { now }: Moment): Decision<HostReply> {
  const { status } = state.game;
  if (status === 'finalized') return unchanged(state);
  const { changes, messages } = status === 'live' ? endOpenGame(state, now) : { changes: [], messages: [] };
  return withHostState(state, { changes: [...changes, setGame({ status: 'finalized' })], messages });
}

function endOpenGame(state: GameState, now: number): Step {
  const { changes, messages } = endOpenRound(state, now);
  return {
    changes: [...changes, setGame({ status: 'ended', ended_at: now })],
    messages: [...messages, toPlayers({ type: 'END_GAME' })],
  };
}
