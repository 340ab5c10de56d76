import { createResults, type GameClient, type GameResults, screenOf } from '@snug/client';
import { useWatched } from '@snug/client/react';
import type { Board, RoundResult, ToldRound } from '@snug/contract';
import { getOrCreate } from '../panels/get-or-create.ts';
import { usePick, useTools } from '../use-live-game.ts';

const byGame = new WeakMap<GameClient, GameResults>();

/** The results of the game, which all its screens share. */
export function useResults() {
  const { client, game } = useTools();
  const core = getOrCreate(byGame, game, () => createResults(client, game));
  return { core, state: useWatched(core) };
}

/**
 * The board that stands with the screen's head: between the rounds one that has the round that was played last, at the end any.
 * `isWhole`: it counts every round that was played.
 */
export function useBoardDue(): { board: Board | undefined; isWhole: boolean } {
  const { state } = useResults();
  const isOver = usePick((game) => screenOf(game) === 'ended');
  const played = usePick(({ view }) => (view?.round_index ?? 0) + 1);
  const board = state.results?.board;
  const isWhole = !!board && (board.final || board.through >= played);
  return { board: board && (isOver || isWhole) ? board : undefined, isWhole };
}

/** What the team got for a round; undefined until that is published. */
export function useRoundResult(order: number | undefined): RoundResult | undefined {
  const { state } = useResults();
  return state.results?.rounds.find(({ round_order }) => round_order === order);
}

/** What the team's answers of a round came to: those of a published board, or those that are told so far. */
export function useQuestionResults(order: number | undefined): RoundResult | ToldRound | undefined {
  const { state } = useResults();
  const told = state.results?.told?.find(({ round_order }) => round_order === order);
  return useRoundResult(order) ?? told;
}

/** The id of the player's team, if they are on one. */
export function useOwnTeam(): string | undefined {
  return usePick(({ view }) => (view?.me.status === 'joined' ? view.team?.teamid : undefined));
}
