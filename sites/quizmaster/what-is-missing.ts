import type { HostGame } from '@snug/contract';
import { roundsOf, ungradedRounds } from './board/board-view.ts';

/** What phones wait for before they show winners, as the orders of the rounds that were played. */
export interface WhatIsMissing {
  /** They have answers that nobody has graded. */
  readonly ungraded: readonly number[];
  /** They are not on the public board. */
  readonly unpublished: readonly number[];
}

export function whatIsMissing(game: HostGame): WhatIsMissing {
  const { board_through = 0 } = game.state;
  return {
    ungraded: ungradedRounds(game, Number.POSITIVE_INFINITY).map(({ round }) => round.round_order),
    unpublished: roundsOf(game)
      .map(({ round_order }) => round_order)
      .filter((order) => order > board_through),
  };
}
