import {
  details,
  type GameTeam,
  type Player,
  Refusal,
  type RegisteredTeam,
  type Role,
  roleOf,
  roleRefusalDetail,
  type Subject,
} from '@snug/rules';
import { findPlayer, registeredCalled, teamsOf } from '@snug/rules/memory';
import { identityOf, type RequestContext } from './request-context.ts';
import type { FakeState } from './state.ts';

/** The roles that may make a call. */
export const inGame: readonly Role[] = ['watcher', 'pending', 'rival', 'member', 'captain'];
export const watchers: readonly Role[] = ['watcher', 'pending'];
export const members: readonly Role[] = ['member', 'captain'];
export const captains: readonly Role[] = ['captain'];
export const teammates: readonly Role[] = ['teammate', 'owner'];
export const owners: readonly Role[] = ['owner'];
export const accounts: readonly Role[] = ['account', 'invited', 'requested', 'teammate', 'owner'];

type Asker = Pick<RequestContext, 'actor' | 'state'>;

/** The caller's player and role in the game, and the team that the path names. Refuses other roles. */
export function authorize({ actor, state }: Asker, game_id: string, roles: readonly Role[], team?: string) {
  const { game } = state;
  if (game_id !== game.game_id) throw new Refusal(404, details.gameNotFound);
  const player = findPlayer(state, identityOf(actor));
  const gameTeam = team === undefined ? undefined : teamCalled(state, team);
  const isMissing = team !== undefined && !gameTeam;
  // A caller who is not in the game must not learn which teams it has.
  if (isMissing && player) throw new Refusal(404, details.gameTeamNotFound);
  const role = allowed(actor, roles, { game, player, gameTeam });
  if (isMissing) throw new Refusal(404, details.gameTeamNotFound);
  return { role, player, gameTeam };
}

/** The team that a path names: by its code, its alias, its id or its number. */
function teamCalled(state: FakeState, name: string): GameTeam | undefined {
  return teamsOf(state).find(
    ({ team_code, alias, teamid, kt_team_id }) => name !== '' && [team_code, alias, teamid, kt_team_id].includes(name),
  );
}

export function playerOf(asker: Asker, game_id: string, roles: readonly Role[]): Player {
  const { player } = authorize(asker, game_id, roles);
  if (!player) throw new Refusal(403, details.noGameAccess);
  return player;
}

export function atTeam(
  asker: Asker,
  game_id: string,
  name: string,
  roles: readonly Role[],
): { team: GameTeam; player: Player } {
  const { gameTeam, player } = authorize(asker, game_id, roles, name);
  if (!gameTeam || !player) throw new Refusal(403, details.noGameAccess);
  return { team: gameTeam, player };
}

/** The registered team that a path names by its `id`, with the caller's role and membership. */
export function atRegistered(
  { actor, state, params }: Asker & { readonly params: { readonly id: string } },
  roles: readonly Role[],
  missing: string = details.teamNotFound,
): { team: RegisteredTeam; role: Role; membership: Subject['membership'] } {
  const team = registeredCalled(state, params.id);
  if (!team) throw new Refusal(404, missing);
  const membership = state.teamMembers.find(
    (each) => each.teamid === team.teamid && each.account_id === actor.account?.account_id,
  );
  return { team, role: allowed(actor, roles, { team, membership }), membership };
}

function allowed({ account }: Asker['actor'], roles: readonly Role[], subject: Subject): Role {
  const role = roleOf(account, subject);
  if (!roles.includes(role)) throw new Refusal(403, roleRefusalDetail(roles, role, subject));
  return role;
}
