import { closing, inviteGone, isOpen } from './close-invites.ts';
import {
  andThen,
  type Change,
  type Decision,
  type Moment,
  nothingNew,
  type OutgoingMessage,
  type Success,
  success,
} from './decision.ts';
import { details } from './details.ts';
import { toBoth, toPlayer, toTeam } from './recipients.ts';
import { Refusal } from './refusal.ts';
import { refuseEnded } from './rounds.ts';
import type { Game } from './state/game-state.ts';
import type {
  Account,
  GameTeam,
  Invite,
  InvitedPlayer,
  Person,
  Player,
  TeamHoldings,
  TeamRoster,
} from './state/people.ts';
import { playerView } from './views/player.ts';

/** On no team. */
export const watching = {
  teamid: null,
  status: 'watching',
  is_captain: false,
  joined_at: null,
  captain_until: null,
} as const satisfies Partial<Player>;

/** Who calls, and what they are or were in the game: the account's player, else the guest of this client id. */
export interface Caller {
  readonly game: Pick<Game, 'game_id' | 'status'>;
  readonly client_hash: string;
  /** Undefined: not logged in. */
  readonly account: Account | undefined;
  readonly found: Player | undefined;
}

/** Guests are not asked for a name. */
const guestName = 'Guest';

/**
 * The caller's player in a game: the one they were here already, also one who had left (OPEN-16), else a new one who
 * watches. A guest who has logged in since takes their player along.
 */
export function ensurePlayer({ game, client_hash, account, found }: Caller, moment: Moment): Decision<Person> {
  const profile_img = account?.profile_img ?? '';
  const isBack = found !== undefined && found.left_at !== null;
  const isNamed = found !== undefined && account !== undefined && found.account_id !== account.account_id;
  if (!found || isBack) refuseEnded(game);
  if (found) {
    const set = {
      ...(isNamed && { account_id: account.account_id, player_name: account.player_name || found.player_name }),
      ...(isBack && { left_at: null }),
    };
    const player = { ...found, ...set, profile_img };
    if (!isBack && !isNamed) return nothingNew(player);
    const { messages, soon, moved } = isNamed ? nowNamed(player) : { messages: [], soon: [], moved: [] };
    return {
      changes: [{ kind: 'player', player_id: found.player_id, set }],
      messages,
      reply: player,
      hostNews: { soon, watchers: isBack },
      moved,
    };
  }
  const player: Player = {
    player_id: moment.newId(),
    game_id: game.game_id,
    player_code: moment.newId(),
    client_hash,
    account_id: account?.account_id ?? null,
    player_name: account?.player_name || guestName,
    ...watching,
    created_at: moment.now,
    left_at: null,
    kicked_from: null,
  };
  return {
    changes: [{ kind: 'new-player', row: player }],
    messages: [],
    reply: { ...player, profile_img },
    hostNews: { watchers: true },
  };
}

/** A guest's team is told who they are now; connections opened as a guest are opened again with the login. */
function nowNamed(player: Person) {
  const { player_id, teamid, status } = player;
  const moved = [player_id];
  if (teamid === null || status !== 'joined') return { messages: [], soon: [], moved };
  const message = toTeam(teamid, { type: 'PLAYER_JOIN', teamid, player: playerView(player) });
  return { messages: [message], soon: [teamid], moved };
}

/** Makes the caller a player of the game who watches, unless they are one already (CALL-14). */
export function newPlayer(caller: Caller, _command: object, moment: Moment): Decision<{ success: true }> {
  return { ...ensurePlayer(caller, moment), reply: { success: true } };
}

/** What a code opens: a team by its own code or alias, or by that of an invite to it. */
export interface OpenedTeam {
  readonly roster: TeamRoster;
  /** The invite whose code it was. */
  readonly invite: Invite | undefined;
  /** It was the team's alias, which joins for members of the registered team alone. */
  readonly isAlias: boolean;
  /** The open invites of this account to the team. */
  readonly mine: readonly Invite[];
  /** The player in the game whose invite it was, where that is not the caller. */
  readonly invited: Player | undefined;
}

export interface JoinGame {
  /** Undefined or '': to watch. */
  readonly team_code: string | undefined;
}

/** Joins the game: with the code of a team, or of an invite to one, as its member; without one, to watch (CALL-13). */
export function joinGame(
  { opened, ...caller }: Caller & { readonly opened: OpenedTeam | undefined },
  { team_code }: JoinGame,
  moment: Moment,
): Decision<{ status: 'success'; game_id: string }> {
  const { game, account } = caller;
  const reply = { ...success, game_id: game.game_id };
  if (!team_code) return { ...ensurePlayer(caller, moment), reply };
  if (!account) throw new Refusal(403, details.guestCannotJoin);
  if (account.player_name === '') throw new Refusal(400, details.nameNeeded);
  refuseEnded(game);
  if (!opened) throw new Refusal(403, details.badTeamCode);
  const { roster, invite, isAlias, mine, invited } = opened;
  const ensured = ensurePlayer(caller, moment);
  const player = ensured.reply;
  // Asked again, by a retry or another phone: the invite that let them in is used up by then.
  const isIn = roster.members.some(({ player_id }) => player_id === player.player_id);
  if (invite && !isOpen(invite, moment.now) && !isIn) throw new Refusal(403, details.badTeamCode);
  // The notification may have been passed on: then the invite is used up, and its invitee is told. A link stays.
  const isPassedOn = invite !== undefined && invite.kind !== 'link' && invite.account_id !== account.account_id;
  const used = isPassedOn ? [...mine, invite] : mine;
  if (isAlias) refuseKicked(player, roster.team, used);
  const passedOn = isPassedOn && invited ? { invite_id: invite.invite_id, player: invited } : undefined;
  return { ...andThen(ensured, joinTeam(player, roster, used, moment.now, passedOn)), reply };
}

/**
 * Puts a player who is on no team on one whose code they hold; the team is told (CALL-21). `invites`: the open ones of
 * this player to this team, which are used up by that. `passedOn`: one of them was another player's, who has nothing to
 * accept any more.
 */
export function joinTeam(
  player: Person,
  roster: TeamRoster,
  invites: readonly Pick<Invite, 'invite_id'>[],
  now: number,
  passedOn?: InvitedPlayer,
): Decision<Success> {
  const { teamid } = roster.team;
  if (isOn(player, teamid)) return nothingNew(success);
  if (player.status === 'joined') throw new Refusal(409, details.alreadyOnTeam);
  // A guest plays alone (OPEN-03), on the guest's own team as on anyone else's.
  if (player.account_id === null) throw new Refusal(403, details.guestCannotJoin);
  refuseGuestTeam(roster);

  const { player_id } = player;
  const isFirst = !roster.members.some((member) => member.is_captain);
  const set = joinedAs(player, teamid, isFirst, now);
  const used = closing(invites, 'accepted', now);
  return {
    changes: [{ kind: 'player', player_id, set }, ...used.changes],
    messages: [
      ...(player.teamid === teamid ? [] : takenBack(player)),
      toTeam(teamid, { type: 'PLAYER_JOIN', teamid, player: playerView({ ...player, ...set }) }),
      ...used.messages(teamid),
      ...(passedOn ? [inviteGone(passedOn, teamid)] : []),
    ],
    reply: success,
    hostNews: { soon: [teamid], watchers: true },
    moved: [player_id],
  };
}

/**
 * A player whom the captain kicked does not come straight back as a member of the registered team: only when the captain
 * lets them in, or by an invite since.
 */
export function refuseKicked(
  { kicked_from }: Pick<Player, 'kicked_from'>,
  { teamid }: GameTeam,
  invites: readonly Pick<Invite, 'invite_id'>[],
): void {
  if (kicked_from === teamid && invites.length === 0) throw new Refusal(403, details.takenOffTeam);
}

/** Asks a team's captain to be let in; a request to another team ends with it (CALL-18, STATE-01). */
export function askToJoin(
  { roster, ...caller }: Caller & { readonly roster: TeamRoster },
  _command: object,
  moment: Moment,
): Decision<Success> {
  mayAskToJoin(caller);
  const ensured = ensurePlayer(caller, moment);
  return andThen(ensured, requestToJoin(ensured.reply, roster));
}

/** Refuses a caller who cannot ask any team of the game: a guest logs in first (OPEN-03). */
export function mayAskToJoin({
  game,
  account,
}: Pick<Caller, 'account'> & { readonly game: Pick<Game, 'status'> }): void {
  if (!account) throw new Refusal(403, details.loginNeeded);
  if (account.player_name === '') throw new Refusal(400, details.nameNeeded);
  refuseEnded(game);
}

function requestToJoin(player: Person, roster: TeamRoster): Decision<Success> {
  const { teamid } = roster.team;
  if (player.status === 'joined') throw new Refusal(409, details.alreadyOnTeam);
  if (player.account_id === null) throw new Refusal(403, details.loginNeeded);
  if (player.teamid === teamid) return nothingNew(success);
  if (roster.members.length === 0) throw new Refusal(409, details.emptyTeam);
  refuseGuestTeam(roster);

  const set = { teamid, status: 'pending-join' } as const;
  const shown = playerView({ ...player, ...set });
  return {
    changes: [{ kind: 'player', player_id: player.player_id, set }],
    messages: [
      ...takenBack(player),
      ...toBoth(player, teamid, { type: 'PLAYER_PENDING_TEAM_JOIN', teamid, player: shown }),
    ],
    reply: success,
  };
}

/** Takes a request back; one that was answered meanwhile stays answered (CALL-19, STATE-02). */
export function cancelJoinRequest({
  player,
  roster,
}: {
  readonly player: Player | undefined;
  readonly roster: TeamRoster;
}): Decision<Success> {
  return player ? cancelRequest(player, roster.team) : nothingNew(success);
}

function cancelRequest(player: Player, { teamid }: GameTeam): Decision<Success> {
  if (!isAsking(player, teamid)) return nothingNew(success);
  return {
    changes: [{ kind: 'player', player_id: player.player_id, set: watching }],
    messages: takenBack(player),
    reply: success,
  };
}

/** A team as its captain acts on it, and the player that is meant, wherever they are now. */
export interface ToAnswerRequest {
  readonly game: Pick<Game, 'status'>;
  readonly roster: TeamRoster;
  readonly player: Person | undefined;
  /** The open invites of the player to the team. */
  readonly invites: readonly Pick<Invite, 'invite_id'>[];
}

export interface AnswerRequest {
  readonly action: 'approve' | 'decline';
  /** The captain's player_id. */
  readonly by: string;
}

/** The captain lets an asker in, or turns them away (CALL-20, STATE-03, STATE-04). */
export function answerJoinRequest(
  { game, roster, player, invites }: ToAnswerRequest,
  { action, by }: AnswerRequest,
  { now }: Moment,
): Decision<Success> {
  if (action === 'approve') refuseEnded(game);
  captainOf(roster, by);
  return action === 'approve' ? approve(roster, player, invites, now) : decline(roster, player);
}

function approve(
  { team: { teamid } }: TeamRoster,
  player: Person | undefined,
  invites: readonly Pick<Invite, 'invite_id'>[],
  now: number,
): Decision<Success> {
  if (player && isOn(player, teamid)) return nothingNew(success);
  if (!player || !isAsking(player, teamid)) throw new Refusal(409, details.requestGone);
  const { player_id } = player;
  const set = joinedAs(player, teamid, false, now);
  const shown = playerView({ ...player, ...set });
  const used = closing(invites, 'accepted', now);
  return {
    changes: [{ kind: 'player', player_id, set }, ...used.changes],
    messages: [
      ...toBoth(player, teamid, { type: 'PLAYER_APPROVED_TEAM_JOIN', teamid, player: shown }),
      ...used.messages(teamid),
    ],
    reply: success,
    hostNews: { soon: [teamid], watchers: true },
    moved: [player_id],
  };
}

/** A player who no longer asks is turned away already. */
function decline({ team: { teamid } }: TeamRoster, player: Player | undefined): Decision<Success> {
  if (!player || !isAsking(player, teamid)) return nothingNew(success);
  const { player_id, player_code } = player;
  return {
    changes: [{ kind: 'player', player_id, set: watching }],
    messages: toBoth(player, teamid, { type: 'PLAYER_DECLINED_TEAM_JOIN', teamid, player_code }),
    reply: success,
  };
}

/** A team with all that a member's leaving may end. */
export interface ToDrop {
  readonly roster: TeamRoster;
  readonly holdings: TeamHoldings;
  /** The open invites by which the one who is dropped could come back, the team's shared link among them. */
  readonly waysBack: readonly Pick<Invite, 'invite_id'>[];
}

export interface DropPlayer {
  /** The caller's player_id. */
  readonly by: string;
  /** Undefined: the caller. */
  readonly player_code: string | undefined;
}

/** Leaves the team, or, as its captain, kicks a teammate (CALL-29, ROLE-06, ROLE-10). */
export function dropPlayer(
  { roster, holdings, waysBack }: ToDrop,
  { by, player_code }: DropPlayer,
  moment: Moment,
): Decision<Success> {
  const self = roster.members.find(({ player_id }) => player_id === by);
  if (player_code === undefined || player_code === self?.player_code) {
    return leaveTeam(roster, by, holdings, moment.now);
  }
  captainOf(roster, by);
  return kick(roster, player_code, waysBack, moment);
}

/** Takes a member off the team. */
export function leaveTeam(
  roster: TeamRoster,
  player_id: string,
  holdings: TeamHoldings,
  now: number,
): Decision<Success> {
  const self = roster.members.find((member) => member.player_id === player_id);
  if (!self) return nothingNew(success);
  const left = off(roster, self, 'left');
  if (roster.members.length > 1 || holdings.hasAnswered) return left;
  // The last one has gone and the team has nothing to keep: it leaves the game, so that its name is free and nobody who
  // brings and drops one team after another leaves any behind.
  const gone = outOfGame(roster.team, holdings, now);
  return {
    ...left,
    changes: [...left.changes, ...gone.changes],
    messages: [...left.messages, ...gone.messages],
    hostNews: { now: [roster.team.teamid], watchers: true },
  };
}

/**
 * A team is in the game no more: it is in nobody's list, its invites are over, and what it has submitted stays in the
 * record. `farewell`: its own people are told too.
 */
export function outOfGame(
  { teamid, team_name }: GameTeam,
  { invites, invited }: Pick<TeamHoldings, 'invites' | 'invited'>,
  now: number,
  own: Pick<OutgoingMessage, 'farewell'> = {},
): Pick<Decision, 'changes' | 'messages'> {
  return {
    changes: [{ kind: 'team', teamid, set: { kicked_at: now } }, ...closing(invites, 'cancelled', now).changes],
    messages: [
      { to: 'players', message: { type: 'KICK_TEAM', teamid, team_name }, ...own },
      ...invited.map((each) => inviteGone(each, teamid)),
      { to: 'host', message: { type: 'HOST_TEAM_GONE', teamid } },
    ],
  };
}

/**
 * The team's code and its shared link must be no use to the one who is kicked: the code becomes a new one, which the
 * teammates load.
 */
function kick(
  roster: TeamRoster,
  player_code: string,
  waysBack: readonly Pick<Invite, 'invite_id'>[],
  moment: Moment,
): Decision<Success> {
  const { teamid } = roster.team;
  const target = roster.members.find((member) => member.player_code === player_code);
  if (!target) throw new Refusal(404, details.notOnTeam);
  const kicked = off(roster, target, 'kicked');
  return {
    ...kicked,
    changes: [
      ...kicked.changes,
      { kind: 'player', player_id: target.player_id, set: { kicked_from: teamid } },
      { kind: 'team', teamid, set: { team_code: moment.newCapability() } },
      ...closing(waysBack, 'cancelled', moment.now).changes,
    ],
    messages: [...kicked.messages, toTeam(teamid, { type: 'RELOAD_GAME' })],
  };
}

/** A player, and the team that they are on or ask to join. */
export interface ToLeaveGame {
  readonly player: Player | undefined;
  readonly team: { readonly roster: TeamRoster; readonly holdings: TeamHoldings } | undefined;
}

/** Takes a player out of the game, and first off their team or away from a captain's door (CALL-16). */
export function leaveGame(
  { player, team }: ToLeaveGame,
  _command: object,
  { now }: Pick<Moment, 'now'>,
): Decision<Success> {
  if (!player || player.left_at !== null) return nothingNew(success);
  const left: Change = { kind: 'player', player_id: player.player_id, set: { left_at: now } };
  const decision =
    team && player.status === 'joined'
      ? leaveTeam(team.roster, player.player_id, team.holdings, now)
      : team
        ? cancelRequest(player, team.roster.team)
        : nothingNew(success);
  return {
    ...decision,
    changes: [...decision.changes, left],
    hostNews: { ...decision.hostNews, watchers: true },
    moved: [player.player_id],
  };
}

export interface PromoteCaptain {
  /** The captain's player_id. */
  readonly by: string;
  readonly player_code: string;
}

/** Passes the captaincy to another registered member (CALL-31, STATE-05). */
export function promoteCaptain(
  roster: TeamRoster,
  { by, player_code }: PromoteCaptain,
  { now }: Moment,
): Decision<Success> {
  const captain = captainOf(roster, by);
  const { teamid } = roster.team;
  const next = roster.members.find((member) => member.player_code === player_code);
  if (!next) throw new Refusal(404, details.notOnTeam);
  if (next.is_captain) return nothingNew(success);
  if (next.account_id === null) throw new Refusal(403, details.registeredOnly);
  return {
    changes: [
      { kind: 'player', player_id: captain.player_id, set: { is_captain: false, captain_until: now } },
      promoted(next),
    ],
    messages: [toTeam(teamid, { type: 'PROMOTE_CAPTAIN', teamid, player_code, by: captain.player_code })],
    reply: success,
    hostNews: { soon: [teamid] },
  };
}

/** The captain as the team stands now, not as it stood when the request set out (G20). */
export function captainOf({ members }: TeamRoster, player_id: string): Person {
  const self = members.find((member) => member.player_id === player_id);
  if (!self) throw new Refusal(403, details.membersOnly);
  refuseOthersThanCaptain(self);
  return self;
}

/** A player who was captain until a moment ago is told so. */
export function refuseOthersThanCaptain(player: Pick<Player, 'is_captain' | 'captain_until'>): void {
  if (player.is_captain) return;
  throw new Refusal(403, player.captain_until === null ? details.captainOnly : details.captainChanged);
}

/** Gives a player another name; the team is told, as of a listed player who has changed. */
export function renamePlayer(player: Person, player_name: string): Decision<Success> {
  const { player_id, teamid, status } = player;
  if (player.player_name === player_name) return nothingNew(success);
  const changes: Change[] = [{ kind: 'player', player_id, set: { player_name } }];
  if (teamid === null) return { changes, messages: [], reply: success };
  const shown = playerView({ ...player, player_name });
  if (status === 'joined') {
    const messages = [toTeam(teamid, { type: 'PLAYER_JOIN', teamid, player: shown })];
    return { changes, messages, reply: success, hostNews: { soon: [teamid] } };
  }
  const messages = [toTeam(teamid, { type: 'PLAYER_PENDING_TEAM_JOIN', teamid, player: shown })];
  return { changes, messages, reply: success };
}

/** Tells the team that was asked, if any, and the player's own phones that this player no longer asks. */
export function takenBack(player: Player): OutgoingMessage[] {
  const { teamid, status, player_code } = player;
  if (teamid === null || status !== 'pending-join') return [];
  return toBoth(player, teamid, { type: 'PLAYER_CANCEL_TEAM_JOIN', teamid, player_code });
}

/**
 * A member goes. A captain is followed in the same moment by the registered member who is there longest: a team with
 * members has exactly one. Where nobody is left to answer, requests to the team end.
 */
function off(roster: TeamRoster, player: Player, reason: 'left' | 'kicked'): Decision<Success> {
  const { teamid } = roster.team;
  const { player_id, player_code, player_name } = player;
  const others = roster.members.filter((member) => member !== player);
  const was_captain = player.is_captain;
  const heir = was_captain ? (others.find((member) => member.account_id !== null) ?? others[0]) : undefined;
  const stranded = others.length === 0 ? roster.askers : [];
  return {
    changes: [
      { kind: 'player', player_id, set: watching },
      ...(heir ? [promoted(heir)] : []),
      ...stranded.map((asker): Change => ({ kind: 'player', player_id: asker.player_id, set: watching })),
    ],
    messages: [
      {
        ...toTeam(teamid, { type: 'DROP_PLAYER', teamid, player_code, player_name, reason, was_captain }),
        // Also for the one who goes, as the last message of this team.
        farewell: true,
      },
      ...(heir ? [toTeam(teamid, { type: 'PROMOTE_CAPTAIN', teamid, player_code: heir.player_code })] : []),
      ...stranded.map((asker) =>
        toPlayer(asker, { type: 'PLAYER_DECLINED_TEAM_JOIN', teamid, player_code: asker.player_code }),
      ),
    ],
    reply: success,
    hostNews: { soon: [teamid], watchers: true },
    moved: [player_id],
  };
}

function promoted({ player_id }: Player): Change {
  return { kind: 'player', player_id, set: { is_captain: true, captain_until: null } };
}

/** A player who is let in again counts as kicked no longer. */
function joinedAs(player: Player, teamid: string, is_captain: boolean, joined_at: number) {
  const kicked_from = player.kicked_from === teamid ? null : player.kicked_from;
  return { teamid, status: 'joined', is_captain, joined_at, captain_until: null, kicked_from } as const;
}

function isOn({ teamid, status }: Player, on: string): boolean {
  return teamid === on && status === 'joined';
}

function isAsking({ teamid, status }: Player, at: string): boolean {
  return teamid === at && status === 'pending-join';
}

function refuseGuestTeam({ members }: TeamRoster): void {
  if (members.some((member) => member.account_id === null)) throw new Refusal(403, details.guestTeam);
}
