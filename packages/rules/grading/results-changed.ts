import type { Decision } from '../decision.ts';
import { toPlayers, toTeam } from '../recipients.ts';
import { type Game, isRevealed, type Round } from '../state/game-state.ts';

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

/** The same, where the published board has one of the rounds, or answers of it are told. */
export function resultsChangedIn(
  game: Pick<Game, 'results_version' | 'board_through'>,
  ...rounds: readonly Pick<Round, 'round_order' | 'revealed_at'>[]
): Step {
  const isKnown = rounds.some((round) => round.round_order <= game.board_through || isRevealed(round));
  return isKnown ? resultsChanged(game) : { changes: [], messages: [] };
}
