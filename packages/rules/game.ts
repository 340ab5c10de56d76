import type { Decision, Moment } from './decision.ts';
import { details } from './details.ts';
import { Refusal } from './refusal.ts';
import { closing, type HostReply, type Step, unchanged, withHostState } from './rounds.ts';
import type { GameState } from './state/game-state.ts';

/** Ends the game: an open round ends first. Answers that come later are kept as late. */
export function endGame(state: GameState, _command: object, { now }: Moment): Decision<HostReply> {
  return state.game.status === 'live' ? withHostState(state, ending(state, now)) : unchanged(state);
}

/** A game, and whether another open one has its code by now: codes come round again after a month. */
export interface ToReopen extends GameState {
  readonly isCodeTaken: boolean;
}

/** Takes the end back: the game goes on where it was, and everybody loads it. Final results stay final. */
export function reopenGame({ isCodeTaken, ...state }: ToReopen): Decision<HostReply> {
  const { status } = state.game;
  if (isCodeTaken) throw new Refusal(409, details.codeInUse);
  if (status === 'live') return unchanged(state);
  if (status === 'finalized') throw new Refusal(409, details.gameFinal);
  const step: Step = {
    changes: [{ kind: 'game', set: { status: 'live', ended_at: null } }],
    messages: [{ to: 'players', message: { type: 'RELOAD_GAME' } }],
  };
  return withHostState(state, step, { soon: 'all' });
}

/** From here on nothing is accepted any more, not even late (OPEN-34). A game that is still on ends with it. */
export function finalizeGame(state: GameState, _command: object, { now }: Moment): Decision<HostReply> {
  const { status } = state.game;
  if (status === 'finalized') return unchanged(state);
  const { changes, messages } = status === 'live' ? ending(state, now) : { changes: [], messages: [] };
  return withHostState(state, { changes: [...changes, { kind: 'game', set: { status: 'finalized' } }], messages });
}

function ending(state: GameState, now: number): Step {
  const { changes, messages } = closing(state, now);
  return {
    changes: [...changes, { kind: 'game', set: { status: 'ended', ended_at: now } }],
    messages: [...messages, { to: 'players', message: { type: 'END_GAME' } }],
  };
}
