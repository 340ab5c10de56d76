import { listTeams, type RegisteredTeam } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { type Random, systemRandom } from '../seams.ts';

/** A registered team in the player's list (TEAMLIST-03 … TEAMLIST-06). */
export interface ListedTeam extends Pick<RegisteredTeam, 'kt_team_id' | 'team_name' | 'team_image' | 'num_players'> {
  readonly standing: 'invited' | 'joined' | 'requested';
  /** Somebody else asks to join a team that the player has joined (OPEN-69). */
  readonly hasRequests: boolean;
}

/** Invites wait for an answer, so they come first (TEAMLIST-08). */
const order: readonly ListedTeam['standing'][] = ['invited', 'joined', 'requested'];

/**
 * The registered teams that the player has joined, is invited to or asks to join (CALL-47), in the order of the list.
 *
 * @example const teams = await teamList(core, signal);
 */
export async function teamList(
  { call, session }: Pick<SnugCore, 'call' | 'session'>,
  signal?: AbortSignal,
  random: Random = systemRandom,
): Promise<readonly ListedTeam[]> {
  const me = session.claims()?.sub;
  // Without `joined`: invites and requests are listed too. A random value gets past caches (LIMIT-26).
  const teams = await call(listTeams, { query: { rnd: String(random.fraction()) }, signal });
  return teams
    .map((team) => listed(team, me))
    .sort((a, b) => order.indexOf(a.standing) - order.indexOf(b.standing) || compareNames(a, b));
}

function listed({ members, my_team, ...team }: RegisteredTeam, me: string | undefined): ListedTeam {
  const { kt_team_id, team_name, team_image, num_players } = team;
  // Only those who have joined see who else asks.
  const asks = members.filter(({ joined, requested }) => requested && !joined);
  const isAsking = asks.some(({ playerid }) => playerid === me);
  return {
    ...{ kt_team_id, team_name, team_image, num_players },
    standing: my_team ? 'joined' : isAsking ? 'requested' : 'invited',
    hasRequests: my_team && asks.length > 0,
  };
}

/** By name; of two teams with the same name, the older first. */
function compareNames(a: ListedTeam, b: ListedTeam): number {
  return a.team_name.localeCompare(b.team_name) || Number(a.kt_team_id) - Number(b.kt_team_id);
}
