import type { Message } from '@snug/contract';
import type { OutgoingMessage } from '../database/message-log.ts';
import type { GameInviteRow, GamePlayerRow, GameTeamRow, PersonRow } from '../database/schema.ts';
import { details, Refusal } from '../foundation/refusals.ts';
import { playerView } from '../queries/player.ts';
import { type Change, nothingNew, type Outcome } from './outcome.ts';

/** A team of a game with its people. */
export interface TeamRoster {
  readonly team: GameTeamRow;
  /** Who has joined, the longest there first. */
  readonly members: readonly PersonRow[];
  /** Who asks to join. */
  readonly askers: readonly PersonRow[];
}

/** An open invite of a team whose invitee is in the game. */
export interface Invited {
  readonly invite_id: string;
  readonly player: GamePlayerRow;
}

/** What a team has in the game besides its people. */
export interface TeamHoldings {
  /** Its open invites, a shared link among them. */
  readonly invites: readonly Pick<GameInviteRow, 'invite_id'>[];
  readonly invited: readonly Invited[];
  /** Whether there is a saved answer or a standing submission of it. */
  readonly hasAnswered: boolean;
}

/** On no team. */
export const watching = {
  teamid: null,
  status: 'watching',
  is_captain: 0,
  joined_at: null,
  captain_until: null,
} as const satisfies Partial<GamePlayerRow>;

/**
 * Puts a player who is on no team on one whose code they hold; the team is told (CALL-21). `invites`: the open ones of
 * this player to this team, which are used up by that. `passedOn`: one of them was somebody else's, who is in the game
 * and has nothing to accept any more.
 */
export function joinTeam(
  player: PersonRow,
  crew: TeamRoster,
  invites: readonly Pick<GameInviteRow, 'invite_id'>[],
  now: number,
  passedOn?: Invited,
): Outcome {
  const { teamid } = crew.team;
  if (isOn(player, teamid)) return nothingNew;
  if (player.status === 'joined') throw new Refusal(409, details.alreadyOnTeam);
  // A guest plays alone (OPEN-03), on the guest's own team as on anyone else's.
  if (player.account_id === null) throw new Refusal(403, details.guestCannotJoin);
  refuseGuestTeam(crew);

  const { player_id } = player;
  const isFirst = !crew.members.some((member) => member.is_captain === 1);
  const set = joinedAs(player, teamid, isFirst ? 1 : 0, now);
  const used = closing(invites, 'accepted', now);
  return {
    changes: [{ kind: 'player', player_id, set }, ...used.changes],
    posts: [
      ...(player.teamid === teamid ? [] : takenBack(player)),
      toTeam(teamid, { type: 'PLAYER_JOIN', teamid, player: playerView({ ...player, ...set }) }),
      ...used.posts(teamid),
      ...(passedOn ? [cancelled(passedOn, teamid)] : []),
    ],
    tellHostSoon: [teamid],
    watchers: true,
    moved: [player_id],
  };
}

/**
 * Whom the captain kicked does not come straight back as a member of the registered team: only by the captain, who lets
 * them in when they ask, or by an invite since.
 */
export function refuseKicked(
  { kicked_from }: GamePlayerRow,
  { teamid }: GameTeamRow,
  invites: readonly Pick<GameInviteRow, 'invite_id'>[],
): void {
  if (kicked_from === teamid && invites.length === 0) throw new Refusal(403, details.takenOffTeam);
}

/** Asks a team's captain to be let in; what was asked of another team ends with it (CALL-18, STATE-01). */
export function ask(player: PersonRow, crew: TeamRoster): Outcome {
  const { teamid } = crew.team;
  if (player.status === 'joined') throw new Refusal(409, details.alreadyOnTeam);
  if (player.account_id === null) throw new Refusal(403, details.loginNeeded);
  if (player.teamid === teamid) return nothingNew;
  if (crew.members.length === 0) throw new Refusal(409, details.emptyTeam);
  refuseGuestTeam(crew);

  const set = { teamid, status: 'pending-join' } as const;
  return {
    changes: [{ kind: 'player', player_id: player.player_id, set }],
    posts: [
      ...takenBack(player),
      ...both(player, teamid, {
        type: 'PLAYER_PENDING_TEAM_JOIN',
        teamid,
        player: playerView({ ...player, ...set }),
      }),
    ],
  };
}

/** Takes that back; what was answered meanwhile stays answered (CALL-19, STATE-02). */
export function cancelAsk(player: GamePlayerRow, { teamid }: GameTeamRow): Outcome {
  if (player.status !== 'pending-join' || player.teamid !== teamid) return nothingNew;
  return { changes: [{ kind: 'player', player_id: player.player_id, set: watching }], posts: takenBack(player) };
}

/** The captain lets an asker in (CALL-20, STATE-03). `player`: the one meant, wherever they are now. */
export function approve(
  crew: TeamRoster,
  player: PersonRow | undefined,
  invites: readonly Pick<GameInviteRow, 'invite_id'>[],
  now: number,
): Outcome {
  const { teamid } = crew.team;
  if (player && isOn(player, teamid)) return nothingNew;
  if (!player || !isAsking(player, teamid)) throw new Refusal(409, details.requestGone);
  const { player_id } = player;
  const set = joinedAs(player, teamid, 0, now);
  const used = closing(invites, 'accepted', now);
  return {
    changes: [{ kind: 'player', player_id, set }, ...used.changes],
    posts: [
      ...both(player, teamid, {
        type: 'PLAYER_APPROVED_TEAM_JOIN',
        teamid,
        player: playerView({ ...player, ...set }),
      }),
      ...used.posts(teamid),
    ],
    tellHostSoon: [teamid],
    watchers: true,
    moved: [player_id],
  };
}

/** The captain turns an asker away; who no longer asks is away already (CALL-20, STATE-04). */
export function decline({ team }: TeamRoster, player: GamePlayerRow | undefined): Outcome {
  const { teamid } = team;
  if (!player || !isAsking(player, teamid)) return nothingNew;
  const { player_id, player_code } = player;
  return {
    changes: [{ kind: 'player', player_id, set: watching }],
    posts: both(player, teamid, { type: 'PLAYER_DECLINED_TEAM_JOIN', teamid, player_code }),
  };
}

/** Takes oneself off the team (CALL-29, ROLE-06). */
export function leaveTeam(crew: TeamRoster, player_id: string, belongings: TeamHoldings, now: number): Outcome {
  const self = crew.members.find((member) => member.player_id === player_id);
  if (!self) return nothingNew;
  const outcome = off(crew, self, 'left');
  if (crew.members.length > 1 || belongings.hasAnswered) return outcome;
  return withoutTeam(outcome, crew.team, belongings, now);
}

/**
 * The last one has gone and there is nothing of the team to keep: it leaves the game, so that its name is free and
 * whoever brings and drops one team after another leaves none behind.
 */
function withoutTeam(outcome: Outcome, team: GameTeamRow, belongings: TeamHoldings, now: number): Outcome {
  const gone = outOfGame(team, belongings, now);
  const { tellHostSoon: _, ...rest } = outcome;
  return {
    ...rest,
    changes: [...outcome.changes, ...gone.changes],
    posts: [...outcome.posts, ...gone.posts],
    tellHost: [team.teamid],
  };
}

/**
 * A team is in the game no more: everybody's list forgets it, its invites are over, and what it has submitted stays in
 * the record. `farewell`: its own people hear of it too.
 */
export function outOfGame(
  { teamid, team_name }: GameTeamRow,
  { invites, invited }: Pick<TeamHoldings, 'invites' | 'invited'>,
  now: number,
  own: Pick<OutgoingMessage, 'farewell'> = {},
): { changes: Change[]; posts: OutgoingMessage[] } {
  return {
    changes: [{ kind: 'team', teamid, set: { kicked_at: now } }, ...closing(invites, 'cancelled', now).changes],
    posts: [
      { to: 'players', message: { type: 'KICK_TEAM', teamid, team_name }, ...own },
      ...invited.map((each) => cancelled(each, teamid)),
      { to: 'host', message: { type: 'HOST_TEAM_GONE', teamid } },
    ],
  };
}

/**
 * The captain takes a teammate off the team (CALL-29, ROLE-10). The team's code and its shared link are no use to the
 * one who is kicked: the code is a new one, which the teammates load. `invites`: the open ones that the one kicked could
 * come back by, the team's shared link among them.
 */
export function kick(
  crew: TeamRoster,
  player_code: string,
  invites: readonly Pick<GameInviteRow, 'invite_id'>[],
  team_code: string,
  now: number,
): Outcome {
  const { teamid } = crew.team;
  const target = crew.members.find((member) => member.player_code === player_code);
  if (!target) throw new Refusal(404, details.notOnTeam);
  const outcome = off(crew, target, 'kicked');
  return {
    ...outcome,
    changes: [
      ...outcome.changes,
      { kind: 'player', player_id: target.player_id, set: { kicked_from: teamid } },
      { kind: 'team', teamid, set: { team_code } },
      ...closing(invites, 'cancelled', now).changes,
    ],
    posts: [...outcome.posts, toTeam(teamid, { type: 'RELOAD_GAME' })],
  };
}

/** Takes a player out of the game, and first off their team or away from a captain's door (CALL-16). */
export function leaveGame(
  player: GamePlayerRow,
  team: { readonly crew: TeamRoster; readonly belongings: TeamHoldings } | undefined,
  now: number,
): Outcome {
  const left: Change = { kind: 'player', player_id: player.player_id, set: { left_at: now } };
  const outcome =
    team && player.status === 'joined'
      ? leaveTeam(team.crew, player.player_id, team.belongings, now)
      : team
        ? cancelAsk(player, team.crew.team)
        : nothingNew;
  return { ...outcome, changes: [...outcome.changes, left], watchers: true, moved: [player.player_id] };
}

/** Passes captaincy to another registered member (CALL-31, STATE-05). */
export function promote(crew: TeamRoster, by: PersonRow, player_code: string, now: number): Outcome {
  const { teamid } = crew.team;
  const next = crew.members.find((member) => member.player_code === player_code);
  if (!next) throw new Refusal(404, details.notOnTeam);
  if (next.is_captain === 1) return nothingNew;
  if (next.account_id === null) throw new Refusal(403, details.registeredOnly);
  return {
    changes: [
      { kind: 'player', player_id: by.player_id, set: { is_captain: 0, captain_until: now } },
      { kind: 'player', player_id: next.player_id, set: { is_captain: 1, captain_until: null } },
    ],
    posts: [toTeam(teamid, { type: 'PROMOTE_CAPTAIN', teamid, player_code, by: by.player_code })],
    tellHostSoon: [teamid],
  };
}

/** The captain as the team stands now, not as it stood when the request set out (G20). */
export function captainOf(crew: TeamRoster, player_id: string): PersonRow {
  const self = crew.members.find((member) => member.player_id === player_id);
  if (!self) throw new Refusal(403, details.membersOnly);
  refuseOthersThanCaptain(self);
  return self;
}

/** Who was captain until a moment ago is told that this is so. */
export function refuseOthersThanCaptain(player: Pick<GamePlayerRow, 'is_captain' | 'captain_until'>): void {
  if (player.is_captain === 1) return;
  throw new Refusal(403, player.captain_until === null ? details.captainOnly : details.captainChanged);
}

/** A player goes by another name; the team hears it as a player listed there who changed. */
export function rename(player: PersonRow, player_name: string): Outcome {
  const { player_id, teamid, status } = player;
  if (player.player_name === player_name) return nothingNew;
  const changes = [{ kind: 'player', player_id, set: { player_name } }] as const;
  if (teamid === null) return { changes, posts: [] };
  const view = playerView({ ...player, player_name });
  if (status !== 'joined') {
    return { changes, posts: [toTeam(teamid, { type: 'PLAYER_PENDING_TEAM_JOIN', teamid, player: view })] };
  }
  return { changes, posts: [toTeam(teamid, { type: 'PLAYER_JOIN', teamid, player: view })], tellHostSoon: [teamid] };
}

/** Tells the team, if any, whose captain was asked that this player no longer asks; and the player's own phones. */
export function takenBack(player: GamePlayerRow): OutgoingMessage[] {
  const { teamid, status, player_code } = player;
  if (teamid === null || status !== 'pending-join') return [];
  return both(player, teamid, { type: 'PLAYER_CANCEL_TEAM_JOIN', teamid, player_code });
}

export function toTeam(teamid: string, message: Message): OutgoingMessage {
  return { to: { teamid }, message };
}

/** To one player alone, on the stream they hear now. */
export function toPlayer({ player_id, status, teamid }: GamePlayerRow, message: Message): OutgoingMessage {
  return { to: status === 'joined' && teamid !== null ? { teamid } : 'watchers', message, only: player_id };
}

/** Invites that are over, and how their team hears of that. */
export function closing(
  invites: readonly Pick<GameInviteRow, 'invite_id'>[],
  closed_as: NonNullable<GameInviteRow['closed_as']>,
  now: number,
) {
  return {
    changes: invites.map(
      ({ invite_id }): Change => ({ kind: 'invite', invite_id, set: { closed_at: now, closed_as } }),
    ),
    posts: (teamid: string) =>
      invites.map(({ invite_id }) => toTeam(teamid, { type: 'CANCEL_INVITE', teamid, invite_id })),
  };
}

/** To the one who was invited alone. */
function cancelled({ invite_id, player }: Invited, teamid: string): OutgoingMessage {
  return toPlayer(player, { type: 'CANCEL_INVITE', teamid, invite_id });
}

/** What concerns an asker: for the team whose captain decides, and for the asker alone. */
function both(asker: GamePlayerRow, teamid: string, message: Message): OutgoingMessage[] {
  return [toTeam(teamid, message), toPlayer(asker, message)];
}

/**
 * A member goes. After a captain the registered member who is there longest is captain, in the same moment: a team with
 * members has exactly one. Nobody is left to open to who asks at an empty team's door.
 */
function off(crew: TeamRoster, player: GamePlayerRow, reason: 'left' | 'kicked'): Outcome {
  const { teamid } = crew.team;
  const { player_id, player_code, player_name } = player;
  const others = crew.members.filter((member) => member !== player);
  const was_captain = player.is_captain === 1;
  const heir = was_captain ? (others.find((member) => member.account_id !== null) ?? others[0]) : undefined;
  const stranded = others.length === 0 ? crew.askers : [];
  return {
    changes: [
      { kind: 'player', player_id, set: watching },
      ...(heir ? [promoted(heir)] : []),
      ...stranded.map((asker): Change => ({ kind: 'player', player_id: asker.player_id, set: watching })),
    ],
    posts: [
      {
        ...toTeam(teamid, { type: 'DROP_PLAYER', teamid, player_code, player_name, reason, was_captain }),
        // The one who goes hears why; it is the last they hear of this team.
        farewell: true,
      },
      ...(heir ? [toTeam(teamid, { type: 'PROMOTE_CAPTAIN', teamid, player_code: heir.player_code })] : []),
      ...stranded.map((asker) =>
        toPlayer(asker, { type: 'PLAYER_DECLINED_TEAM_JOIN', teamid, player_code: asker.player_code }),
      ),
    ],
    tellHostSoon: [teamid],
    watchers: true,
    moved: [player_id],
  };
}

function promoted({ player_id }: GamePlayerRow): Change {
  return { kind: 'player', player_id, set: { is_captain: 1, captain_until: null } };
}

/** Whoever is let in again is kicked no longer. */
function joinedAs(player: GamePlayerRow, teamid: string, is_captain: 0 | 1, now: number) {
  const kicked_from = player.kicked_from === teamid ? null : player.kicked_from;
  return { teamid, status: 'joined', is_captain, joined_at: now, captain_until: null, kicked_from } as const;
}

function isOn({ teamid, status }: GamePlayerRow, on: string): boolean {
  return teamid === on && status === 'joined';
}

function isAsking({ teamid, status }: GamePlayerRow, at: string): boolean {
  return teamid === at && status === 'pending-join';
}

function refuseGuestTeam({ members }: TeamRoster): void {
  if (members.some((member) => member.account_id === null)) throw new Refusal(403, details.guestTeam);
}
