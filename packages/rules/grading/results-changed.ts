import type { Decision } from '../decision.ts';
import { toPlayers, toTeam } from '../recipients.ts';
import type { Game } from '../state/game-state.ts';

type Step = Pick<Decision, 'changes' | 'messages'>;

/** Tells players, or one team, that what they may know of the results has changed: they ask for it. */
export function resultsChanged({ results_version }: Pick<Game, 'results_version'>, teamid?: string): Step {
  const version = results_version + 1;
  const message = { type: 'RESULTS', version } as const;
  return {
    changes: [{ kind: 'game', set: { results_version: version } }],
    messages: [teamid === undefined ? toPlayers(message) : toTeam(teamid, message)],
  };
}

/** The same, where the published board has the round. */
export function resultsChangedIn(game: Pick<Game, 'results_version' | 'board_through'>, round_order: number): Step {
  return round_order <= game.board_through ? resultsChanged(game) : { changes: [], messages: [] };
}
