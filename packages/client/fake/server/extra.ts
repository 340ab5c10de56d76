import { refuse, refuseEnded, teamsOf } from './asked.ts';
import { act, type FakeHouse } from './house.ts';
import { openRound } from './rounds.ts';
import { toAll } from './told.ts';
import { askedOf, revealedView, standing } from './view.ts';
import { refusals } from './words.ts';

/** Tells the players the answers of a round that takes none any more: what comes for it then is late. */
export function reveal(house: FakeHouse, round_order: number): void {
  act(house, (told) => {
    const { game, rounds } = house.state;
    const round = rounds[round_order - 1] ?? refuse(404, refusals.roundNotFound);
    if (game.round_index === round_order - 1 && game.submissions_open) refuse(409, refusals.stillOpen);
    if (askedOf(round).length === 0) refuse(409, refusals.nothingAsked);
    round.isTold = true;
    toAll(told, { type: 'REVEAL', round: revealedView(round) });
  });
}

/** Tells everybody how many teams have not submitted the round yet, of none too. Answers how many. */
export function nudge(house: FakeHouse): number {
  return act(house, (told) => {
    const { state } = house;
    refuseEnded({ state });
    const { round_order } = openRound(state);
    if (!state.game.submissions_open) refuse(409, refusals.notOpen);
    const thinking = teamsOf(state).filter((team) => !standing(team, round_order)).length;
    toAll(told, { type: 'NUDGE', round_order, thinking });
    return thinking;
  });
}
