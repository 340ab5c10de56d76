import type { HostGame, HostTeam } from '@snug/contract';
import { countedTeams } from '@snug/grading';
import { latestRound, openRound } from './host-game.ts';
import { hasLate } from './team-progress.ts';

/** Whether a countdown to the close can start now. */
export function isCountable({ state }: HostGame): boolean {
  return state.status === 'live' && state.submissions_open && !state.paused && !state.countdown;
}

/** The teams that are not in, by what keeps them: nothing, a phone that sleeps, or that they have none. */
export interface Missing {
  readonly thinking: readonly HostTeam[];
  readonly asleep: readonly HostTeam[];
  readonly onPaper: readonly HostTeam[];
}

/** The teams whose submission of the open round is still awaited. */
export function missingIn(game: HostGame): Missing {
  const round = openRound(game) ?? latestRound(game);
  const missing = round
    ? countedTeams(game).filter((team) => !team.submitted[round.round_order] && !hasLate(game, team, round))
    : [];
  const onPaper = missing.filter(({ paper }) => paper);
  const withPhones = missing.filter(({ paper }) => !paper);
  return {
    onPaper,
    asleep: withPhones.filter(({ online }) => online === 0),
    thinking: withPhones.filter(({ online }) => online !== 0),
  };
}
