import { countdownMaxS } from '@snug/contract';
import { type Decision, type Moment, nothingNew, type OutgoingMessage, type Success, success } from './decision.ts';
import { details } from './details.ts';
import { endCountdown } from './end-countdown.ts';
import { toPlayers } from './recipients.ts';
import { Refusal } from './refusal.ts';
import {
  closeSubmissions,
  type HostReply,
  openRound,
  refuseEnded,
  setGame,
  unchanged,
  withHostState,
} from './rounds.ts';
import type { Game, GameState } from './state/game-state.ts';
import { countdownView } from './views/countdown.ts';

/** Starts the countdown after which submissions close by themselves; one that runs starts anew (decision 33). */
export function startCountdown(
  state: GameState,
  { seconds }: { readonly seconds: number },
  { now }: Moment,
): Decision<HostReply> {
  refuseEnded(state.game);
  openRound(state);
  if (!state.game.submissions_open) throw new Refusal(409, details.notOpen);
  if (state.game.paused_at !== null) throw new Refusal(409, details.paused);
  return setCountdown(state, now + seconds * 1_000, now);
}

/** Adds time to the countdown; to one with another end than the caller knows it adds nothing. */
export function extendCountdown(
  state: GameState,
  { seconds, ends_at }: { readonly seconds: number; readonly ends_at?: number | undefined },
  { now }: Moment,
): Decision<HostReply> {
  const { countdown_ends_at, paused_at } = state.game;
  if (countdown_ends_at === null) throw new Refusal(409, details.noCountdown);
  if (ends_at !== undefined && ends_at !== countdown_ends_at) return unchanged(state);
  const latest = (paused_at ?? now) + countdownMaxS * 1_000;
  return setCountdown(state, Math.min(countdown_ends_at + seconds * 1_000, latest), now);
}

/** Takes the countdown away; submissions stay open. */
export function cancelCountdown(state: GameState, _command: object, { now }: Moment): Decision<HostReply> {
  if (state.game.countdown_ends_at === null) return unchanged(state);
  return withHostState(state, endCountdown(state.game, now));
}

/** Closes submissions once the countdown is over; the round stays on the screens. The server's own command. */
export function closeAtZero(state: GameState, _command: object, moment: Moment): Decision<Success> {
  const { countdown_ends_at, paused_at } = state.game;
  const isOver = countdown_ends_at !== null && paused_at === null && countdown_ends_at <= moment.now;
  return isOver ? { ...closeSubmissions(state, { keep_round: true }, moment), reply: success } : nothingNew(success);
}

/** Begins or ends a break. A countdown stands still in it: with its end it is over so much later. */
export function pause(
  state: GameState,
  { paused }: { readonly paused: boolean },
  { now }: Moment,
): Decision<HostReply> {
  refuseEnded(state.game);
  const { paused_at, countdown_ends_at } = state.game;
  if (paused === (paused_at !== null)) return unchanged(state);
  const change: Partial<Game> = {
    paused_at: paused ? now : null,
    ...(countdown_ends_at !== null &&
      paused_at !== null && { countdown_ends_at: countdown_ends_at + now - paused_at, countdown_set_at: now }),
  };
  return withHostState(state, {
    changes: [setGame(change)],
    messages: [toPlayers({ type: 'PAUSE', paused }), ...countdownMessages({ ...state.game, ...change }, now)],
  });
}

function setCountdown(state: GameState, countdown_ends_at: number, now: number): Decision<HostReply> {
  if (countdown_ends_at === state.game.countdown_ends_at) return unchanged(state);
  const change = { countdown_ends_at, countdown_set_at: now };
  return withHostState(state, {
    changes: [setGame(change)],
    messages: countdownMessages({ ...state.game, ...change }, now),
  });
}

function countdownMessages(game: Game, now: number): OutgoingMessage[] {
  const countdown = countdownView(game, now);
  return countdown ? [toPlayers({ type: 'COUNTDOWN', ...countdown })] : [];
}
