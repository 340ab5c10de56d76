import { details, type Login, Refusal, type Role, roleOf, roleRefusalDetail, type Subject } from '@snug/rules';
import { type Actor, accountOf, findPlayer, hostOf, isAtVenue } from '../accounts/actor.ts';
import { gameWithId } from '../database/game-state.ts';
import { membershipIn } from '../database/registered-teams.ts';
import type { Db, GamePlayerRow, GameRow, GameTeamRow, RegisteredTeamRow, TeamMemberRow } from '../database/schema.ts';
import { gameTeamInviting, gameTeamNamed, registeredTeamNamed } from '../database/teams.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import type { Rule } from './policy.ts';

/** The subject of a call, and the actor's role in regard to it. */
export interface Authorization {
  readonly role: Role;
  readonly game: GameRow | undefined;
  /** The actor's player in the game. */
  readonly player: GamePlayerRow | undefined;
  /** The team in the game that the path names. */
  readonly gameTeam: GameTeamRow | undefined;
  readonly team: RegisteredTeamRow | undefined;
  /** The actor's entry in the registered team. */
  readonly membership: TeamMemberRow | undefined;
}

/** Finds the subject of the call and the actor's role. Refuses roles that the rule does not list. */
export async function authorize(
  { store }: ServerContext,
  rule: Rule,
  located: unknown,
  actor: Actor,
): Promise<Authorization> {
  const { db } = store;
  const names = (located ?? {}) as Record<string, unknown>;
  const isAboutNone = rule.gameIsOptional && names.game_id === undefined;
  const find = isAboutNone ? undefined : rule.game ? inGame : rule.team ? inTeam : undefined;
  const where = find ? await find(db, rule, names, actor) : nowhere;
  const subject = subjectOf(where);
  const role = roleOf(loginOf(actor), subject);
  if (!rule.roles.includes(role)) throw new Refusal(403, roleRefusalDetail(rule.roles, role, subject));
  if (rule.venueOwner && hostOf(actor).role !== 'owner') throw new Refusal(403, details.venueOwnerOnly);
  if (rule.gameIsOptional && where.game && !where.player) throw new Refusal(403, details.noGameAccess);
  if (rule.gameTeam && !where.gameTeam) throw new Refusal(404, details.gameTeamNotFound);
  return { ...where, role };
}

type Found = Omit<Authorization, 'role'>;

const nowhere: Found = {
  game: undefined,
  player: undefined,
  gameTeam: undefined,
  team: undefined,
  membership: undefined,
};

async function inGame(db: Db, rule: Rule, names: Record<string, unknown>, actor: Actor): Promise<Found> {
  const game_id = text(names.id ?? names.gameId ?? names.gameid ?? names.game_id);
  const [[game], player, gameTeam] = await Promise.all([
    gameWithId(db, { game_id }),
    findPlayer(db, game_id, actor),
    rule.gameTeam && teamOf(db, rule, game_id, text(names.team ?? names.teamId ?? names.team_code)),
  ]);
  if (!game) throw new Refusal(404, details.gameNotFound);
  // Strangers must not learn which teams a game has: they are refused by their role, whether the team exists or not.
  const { bearer } = actor;
  const isKnown = player !== undefined || (bearer?.kind === 'host' && isAtVenue(bearer.host, game.venue_id));
  if (rule.gameTeam && !gameTeam && isKnown) throw new Refusal(404, details.gameTeamNotFound);
  return { ...nowhere, game, player, gameTeam };
}

async function teamOf(db: Db, { byInvite }: Rule, game_id: string, name: string): Promise<GameTeamRow | undefined> {
  const [team] = await gameTeamNamed(db, { game_id, name });
  if (team || !byInvite) return team;
  const [inviting] = await gameTeamInviting(db, { game_id, code: name });
  return inviting;
}

async function inTeam(db: Db, rule: Rule, names: Record<string, unknown>, actor: Actor): Promise<Found> {
  const id = text(names.id);
  const team = await registeredTeamNamed(db, id);
  if (!team || (rule.team === 'reachable' && team.archived_at !== null)) {
    throw new Refusal(404, rule.team === 'archived' ? details.teamNumberNotFound : details.teamNotFound);
  }
  const account_id = accountOf(actor)?.account_id;
  const [membership] = account_id === undefined ? [] : await membershipIn(db, { teamid: team.teamid, account_id });
  return { ...nowhere, team, membership };
}

function loginOf({ bearer, link }: Actor): Login | undefined {
  if (bearer?.kind === 'host') return { venue_ids: bearer.host.venues.map(({ venue_id }) => venue_id) };
  return bearer || link ? { account_id: bearer?.account.account_id } : undefined;
}

/** What was found, in the form that the rules read. */
function subjectOf({ game, player, gameTeam, team, membership }: Found): Subject {
  return {
    game,
    player: player && { ...player, is_captain: player.is_captain === 1 },
    gameTeam,
    team,
    membership: membership && { joined: membership.joined === 1, requested: membership.requested === 1 },
  };
}

function text(name: unknown): string {
  // The call's shape has checked this part, so a missing id is a bug in the rule.
  if (typeof name !== 'string') throw new Error('The policy looks for an id where none is.');
  return name;
}
