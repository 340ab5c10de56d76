import type { HostGame, HostTeam } from '@snug/contract';

/** The teams that are awaited in a round, and stand on boards: not those that everybody has left before they answered. */
export function countedTeams({ teams }: Pick<HostGame, 'teams'>): readonly HostTeam[] {
  return teams.filter(({ everybody_left }) => !everybody_left);
}
