import type { HostGame } from '@snug/contract';
import { hasEnded } from '../host-game.ts';
import { newlySubmitted } from '../newly-submitted.ts';
import type { Sound } from './sounds.ts';

/**
 * The sound of what happened between two states of a game, by what the console and the big screen show of it: the countdown of
 * last orders, pens down, an answer that is told, the winners, a team that is in. Of several the one that matters most.
 */
export function soundOf(before: HostGame, now: HostGame): Sound | undefined {
  // A game that was opened again, or another one, tells what is, not what happened.
  if (before.gameid !== now.gameid || before.epoch !== now.epoch) return undefined;
  if (hasWinners(now) && !hasWinners(before)) return 'brass';
  if (now.state.countdown && !before.state.countdown) return 'bell';
  if (isOpen(before) && !isOpen(now)) return 'pens-down';
  if (toldCount(now) > toldCount(before)) return 'chalk';
  return newlySubmitted(before, now).length > 0 ? 'slip' : undefined;
}

function isOpen({ state }: HostGame): boolean {
  return state.round_open && state.submissions_open;
}

/** Answers told so far; a round that was told whole counts with all of its own. */
function toldCount({ rounds, state }: HostGame): number {
  const { revealed = [], telling } = state;
  return revealed.reduce((sum, order) => {
    const asked = rounds.find(({ round_order }) => round_order === order)?.asked.length ?? 0;
    return sum + (telling?.round_order === order ? telling.count : asked);
  }, 0);
}

/** The whole board of every round that counts is up: all of the game, or after its end all that were played. */
function hasWinners(game: HostGame): boolean {
  const { board_through = 0, unveiled, round_index } = game.state;
  const last = game.rounds.filter(({ tiebreaker }) => !tiebreaker).at(-1)?.round_order ?? 0;
  const needed = hasEnded(game) ? Math.min(last, round_index + 1) : last;
  return board_through > 0 && board_through >= needed && unveiled === undefined;
}
