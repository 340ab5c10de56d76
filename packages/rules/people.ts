import { announceClosedInvite, closeInvites, isOpen } from './close-invites.ts';
import {
  andThen,
  type Change,
  type Decision,
  done,
  type Moment,
  nothingNew,
  type OutgoingMessage,
  type Success,
  success,
} from './decision.ts';
import { details } from './details.ts';
import { toBoth, toPlayer, toPlayers, toTeam } from './recipients.ts';
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

/** The fields of a player who is on no team. */
export const watching = {
  teamid: null,
  status: 'watching',
  is_captain: false,
  joined_at: null,
  captain_until: null,
} as const satisfies Partial<Player>;

/** The caller of a command, and their player in the game. */
export interface Caller {
  readonly game: Pick<Game, 'game_id' | 'status'>;
  readonly client_hash: string;
  /** Undefined: not logged in. */
  readonly account: Account | undefined;
  /** The account's player, else the guest with this client id; also one who has left the game. */
  readonly found: Player | undefined;
}

/** The name of every guest: guests are not asked for one. */
const guestName = 'Guest';

/**
 * Returns the caller's player in a game: the existing one, which comes back if it had left (OPEN-16), or else a new one,
 * who watches. When a guest has logged in, the guest's player becomes the account's.
 */
export function ensurePlayer({ game, client_hash, account, found }: Caller, moment: Moment): Decision<Person> {
  const profile_img = account?.profile_img ?? '';
  const hasLeft = found !== undefined && found.left_at !== null;
  const hasLoggedIn = found !== undefined && account !== undefined && found.account_id !== account.account_id;
  if (!found || hasLeft) refuseEnded(game);
  if (found) {
    const set = {
      ...(hasLoggedIn && { account_id: account.account_id, player_name: account.player_name || found.player_name }),
      ...(hasLeft && { left_at: null }),
    };
    const player = { ...found, ...set, profile_img };
    if (!hasLeft && !hasLoggedIn) return nothingNew(player);
    const { messages, soon, moved } = hasLoggedIn ? announceLogin(player) : { messages: [], soon: [], moved: [] };
    return {
      changes: [setPlayer(found, set)],
      messages,
      reply: player,
      hostNews: { soon, watchers: hasLeft },
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

/** Sends the team the name of a guest who has logged in. The guest's connections are reopened, now with the login. */
function announceLogin(player: Person) {
  const { player_id, teamid, status } = player;
  const moved = [player_id];
  if (teamid === null || status !== 'joined') return { messages: [], soon: [], moved };
  const message = toTeam(teamid, { type: 'PLAYER_JOIN', teamid, player: playerView(player) });
  return { messages: [message], soon: [teamid], moved };
}

/** Makes the caller a player of the game, who watches, unless they are in the game already (CALL-14). */
export function newPlayer(caller: Caller, _command: object, moment: Moment): Decision<{ success: true }> {
  return { ...ensurePlayer(caller, moment), reply: { success: true } };
}

/** The team that a code belongs to. It is the team's own code, its alias, or the code of an invite to it. */
export interface OpenedTeam {
  readonly roster: TeamRoster;
  /** The invite that the code belongs to. */
  readonly invite: Invite | undefined;
  /** The code is the team's alias, by which only members of the registered team may join. */
  readonly isAlias: boolean;
  /** The open invites to the team for the caller's account. */
  readonly mine: readonly Invite[];
  /** The player in the game whom the invite was for, if that is not the caller. */
  readonly invited: Player | undefined;
}

export interface JoinGame {
  /** Undefined or '': the caller watches. */
  readonly team_code: string | undefined;
}

/** Joins the game: with the code of a team or of an invite, as a member of that team; without a code, to watch (CALL-13). */
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
  // A retry, or another phone of the same player, still succeeds, although the invite was closed by the first request.
  const isMember = roster.members.some(({ player_id }) => player_id === player.player_id);
  if (invite && !isOpen(invite, moment.now) && !isMember) throw new Refusal(403, details.badTeamCode);
  // The invitee may have forwarded the notification: then their invite is closed and they are told. A link stays open.
  const isPassedOn = invite !== undefined && invite.kind !== 'link' && invite.account_id !== account.account_id;
  const invitesToClose = isPassedOn ? [...mine, invite] : mine;
  if (isAlias) refuseKicked(player, roster.team, invitesToClose);
  const passedOn = isPassedOn && invited ? { invite_id: invite.invite_id, player: invited } : undefined;
  return { ...andThen(ensured, joinTeam(player, roster, invitesToClose, moment.now, passedOn)), reply };
}

/**
 * Makes a player who is on no team a member of this one, and tells the team (CALL-21). The caller has checked the code.
 * `invites` are the open invites to the team that this closes. `passedOn` is the one of them that was for another player,
 * who can no longer accept it and is told so.
 */
export function joinTeam(
  player: Person,
  roster: TeamRoster,
  invites: readonly Pick<Invite, 'invite_id'>[],
  now: number,
  passedOn?: InvitedPlayer,
): Decision<Success> {
  const { teamid } = roster.team;
  if (isMemberOf(player, teamid)) return nothingNew(success);
  if (player.status === 'joined') throw new Refusal(409, details.alreadyOnTeam);
  // A guest plays alone: they join no team, and nobody joins theirs (OPEN-03).
  if (player.account_id === null) throw new Refusal(403, details.guestCannotJoin);
  refuseGuestTeam(roster);

  const becomesCaptain = !roster.members.some((member) => member.is_captain);
  const set = memberFields(player, teamid, becomesCaptain, now);
  const closed = closeInvites(invites, 'accepted', now);
  return done({
    changes: [setPlayer(player, set), ...closed.changes],
    messages: [
      ...(player.teamid === teamid ? [] : announceWithdrawnRequest(player)),
      toTeam(teamid, { type: 'PLAYER_JOIN', teamid, player: playerView({ ...player, ...set }) }),
      ...closed.messages(teamid),
      ...(passedOn ? [announceClosedInvite(passedOn, teamid)] : []),
    ],
    hostNews: { soon: [teamid], watchers: true },
    moved: [player.player_id],
  });
}

/**
 * Refuses a player whom the captain has kicked: membership of the registered team does not let them straight back in.
 * They need an invite made since, the team's new code, or the captain's approval of a new request.
 */
export function refuseKicked(
  { kicked_from }: Pick<Player, 'kicked_from'>,
  { teamid }: GameTeam,
  invites: readonly Pick<Invite, 'invite_id'>[],
): void {
  if (kicked_from === teamid && invites.length === 0) throw new Refusal(403, details.takenOffTeam);
}

/** Asks to join a team. This withdraws a request to another team (CALL-18, STATE-01). */
export function askToJoin(
  { roster, ...caller }: Caller & { readonly roster: TeamRoster },
  _command: object,
  moment: Moment,
): Decision<Success> {
  requireAsker(caller);
  const ensured = ensurePlayer(caller, moment);
  return andThen(ensured, requestToJoin(ensured.reply, roster));
}

/** A command's game. */
export interface InGame {
  readonly game: Pick<Game, 'status'>;
}

/** Refuses a caller who may not ask any team: a guest, who must log in first (OPEN-03), or anybody after the game's end. */
export function requireAsker({ game, account }: Pick<Caller, 'account'> & InGame): void {
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
  return done({
    changes: [setPlayer(player, set)],
    messages: [
      ...announceWithdrawnRequest(player),
      ...toBoth(player, teamid, { type: 'PLAYER_PENDING_TEAM_JOIN', teamid, player: shown }),
    ],
  });
}

/** Withdraws a request to join. If the captain has answered it meanwhile, that answer stays (CALL-19, STATE-02). */
export function cancelJoinRequest(state: {
  readonly player: Player | undefined;
  readonly roster: TeamRoster;
}): Decision<Success> {
  return state.player ? cancelRequest(state.player, state.roster.team) : nothingNew(success);
}

function cancelRequest(player: Player, { teamid }: GameTeam): Decision<Success> {
  if (!isAskingToJoin(player, teamid)) return nothingNew(success);
  return done({
    changes: [setPlayer(player, watching)],
    messages: announceWithdrawnRequest(player),
  });
}

/** A team, and the player whose request its captain answers. That player may have withdrawn it or joined meanwhile. */
export interface ToAnswerRequest extends InGame {
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

/** The captain approves or declines a request to join (CALL-20, STATE-03, STATE-04). */
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
  if (player && isMemberOf(player, teamid)) return nothingNew(success);
  if (!player || !isAskingToJoin(player, teamid)) throw new Refusal(409, details.requestGone);
  const set = memberFields(player, teamid, false, now);
  const shown = playerView({ ...player, ...set });
  const closed = closeInvites(invites, 'accepted', now);
  return done({
    changes: [setPlayer(player, set), ...closed.changes],
    messages: [
      ...toBoth(player, teamid, { type: 'PLAYER_APPROVED_TEAM_JOIN', teamid, player: shown }),
      ...closed.messages(teamid),
    ],
    hostNews: { soon: [teamid], watchers: true },
    moved: [player.player_id],
  });
}

/** Declining changes nothing for a player who does not ask to join, so a repeat succeeds. */
function decline({ team: { teamid } }: TeamRoster, player: Player | undefined): Decision<Success> {
  if (!player || !isAskingToJoin(player, teamid)) return nothingNew(success);
  const { player_code } = player;
  return done({
    changes: [setPlayer(player, watching)],
    messages: toBoth(player, teamid, { type: 'PLAYER_DECLINED_TEAM_JOIN', teamid, player_code }),
  });
}

/** A team, with the invites and requests that may be closed when a member leaves or is kicked. */
export interface ToDrop {
  readonly roster: TeamRoster;
  readonly holdings: TeamHoldings;
  /** The open invites that a kicked player could come back by, the team's shared link included. */
  readonly waysBack: readonly Pick<Invite, 'invite_id'>[];
}

export interface DropPlayer {
  /** The caller's player_id. */
  readonly by: string;
  /** Undefined: the caller. */
  readonly player_code: string | undefined;
}

/** The caller leaves the team or, as its captain, kicks a teammate (CALL-29, ROLE-06, ROLE-10). */
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

/** A member leaves the team. A team that is then empty and has no answers leaves the game. */
export function leaveTeam(
  roster: TeamRoster,
  player_id: string,
  holdings: TeamHoldings,
  now: number,
): Decision<Success> {
  const self = roster.members.find((member) => member.player_id === player_id);
  if (!self) return nothingNew(success);
  const left = removeFromTeam(roster, self, 'left');
  if (roster.members.length > 1 || holdings.hasAnswered) return left;
  // The team is empty and has no answers to keep. It leaves the game, so that its name is free again and nobody can fill the
  // game with abandoned teams.
  const removed = removeTeamFromGame(roster.team, holdings, now);
  return {
    ...left,
    changes: [...left.changes, ...removed.changes],
    messages: [...left.messages, ...removed.messages],
    hostNews: { now: [roster.team.teamid], watchers: true },
  };
}

/**
 * Removes a team from the game: it leaves every list of teams, and its invites are closed; its submissions are kept.
 * With `farewell` its own members are told too.
 */
export function removeTeamFromGame(
  { teamid, team_name }: GameTeam,
  { invites, invited }: Pick<TeamHoldings, 'invites' | 'invited'>,
  now: number,
  options: Pick<OutgoingMessage, 'farewell'> = {},
): Pick<Decision, 'changes' | 'messages'> {
  return {
    changes: [{ kind: 'team', teamid, set: { kicked_at: now } }, ...closeInvites(invites, 'cancelled', now).changes],
    messages: [
      { ...toPlayers({ type: 'KICK_TEAM', teamid, team_name }), ...options },
      ...invited.map((each) => announceClosedInvite(each, teamid)),
      { to: 'host', message: { type: 'HOST_TEAM_GONE', teamid } },
    ],
  };
}

/**
 * Kicks a member. The kicked player knows the team's code and perhaps its shared link, so the link is closed and the code
 * replaced; the teammates reload the game to get the new one.
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
  const kicked = removeFromTeam(roster, target, 'kicked');
  return {
    ...kicked,
    changes: [
      ...kicked.changes,
      setPlayer(target, { kicked_from: teamid }),
      { kind: 'team', teamid, set: { team_code: moment.newCapability() } },
      ...closeInvites(waysBack, 'cancelled', moment.now).changes,
    ],
    messages: [...kicked.messages, toTeam(teamid, { type: 'RELOAD_GAME' })],
  };
}

/** A player, and the team they have joined or ask to join. */
export interface ToLeaveGame {
  readonly player: Player | undefined;
  readonly team: { readonly roster: TeamRoster; readonly holdings: TeamHoldings } | undefined;
}

/** A player leaves the game; before that they leave their team, or withdraw their request to join one (CALL-16). */
export function leaveGame(
  { player, team }: ToLeaveGame,
  _command: object,
  { now }: Pick<Moment, 'now'>,
): Decision<Success> {
  if (!player || player.left_at !== null) return nothingNew(success);
  const decision =
    team && player.status === 'joined'
      ? leaveTeam(team.roster, player.player_id, team.holdings, now)
      : team
        ? cancelRequest(player, team.roster.team)
        : nothingNew(success);
  return {
    ...decision,
    changes: [...decision.changes, setPlayer(player, { left_at: now })],
    hostNews: { ...decision.hostNews, watchers: true },
    moved: [player.player_id],
  };
}

export interface PromoteCaptain {
  /** The captain's player_id. */
  readonly by: string;
  readonly player_code: string;
}

/** The captain makes another registered member the captain (CALL-31, STATE-05). */
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
  return done({
    changes: [setPlayer(captain, { is_captain: false, captain_until: now }), makeCaptain(next)],
    messages: [toTeam(teamid, { type: 'PROMOTE_CAPTAIN', teamid, player_code, by: captain.player_code })],
    hostNews: { soon: [teamid] },
  });
}

/**
 * Returns the team's captain; refuses a player who is not captain now, even if they were when they sent the request (G20).
 */
export function captainOf({ members }: TeamRoster, player_id: string): Person {
  const self = members.find((member) => member.player_id === player_id);
  if (!self) throw new Refusal(403, details.membersOnly);
  requireCaptain(self);
  return self;
}

/** Refuses everybody but the captain. A former captain of this team is told that it has another captain now. */
export function requireCaptain(player: Pick<Player, 'is_captain' | 'captain_until'>): void {
  if (player.is_captain) return;
  throw new Refusal(403, player.captain_until === null ? details.captainOnly : details.captainChanged);
}

/** Gives a player another name. The team gets the message of a joined or pending player again: it replaces that player. */
export function renamePlayer(player: Person, player_name: string): Decision<Success> {
  const { teamid, status } = player;
  if (player.player_name === player_name) return nothingNew(success);
  const changes = [setPlayer(player, { player_name })];
  if (teamid === null) return done({ changes });
  const hasJoined = status === 'joined';
  const type = hasJoined ? 'PLAYER_JOIN' : 'PLAYER_PENDING_TEAM_JOIN';
  const messages = [toTeam(teamid, { type, teamid, player: playerView({ ...player, player_name }) })];
  return done({ changes, messages, ...(hasJoined && { hostNews: { soon: [teamid] } }) });
}

/** Tells the team, and the player's own phones, that a pending player has withdrawn their request. Others have none. */
export function announceWithdrawnRequest(player: Player): OutgoingMessage[] {
  const { teamid, status, player_code } = player;
  if (teamid === null || status !== 'pending-join') return [];
  return toBoth(player, teamid, { type: 'PLAYER_CANCEL_TEAM_JOIN', teamid, player_code });
}

/**
 * Removes a member from the team. When it is the captain, the registered member who joined first becomes captain with the
 * same change: a team with members always has exactly one captain. When nobody is left, requests to join are declined.
 */
function removeFromTeam(roster: TeamRoster, player: Player, reason: 'left' | 'kicked'): Decision<Success> {
  const { teamid } = roster.team;
  const { player_code, player_name } = player;
  const others = roster.members.filter((member) => member !== player);
  const was_captain = player.is_captain;
  const nextCaptain = was_captain ? (others.find((member) => member.account_id !== null) ?? others[0]) : undefined;
  const openRequests = others.length === 0 ? roster.askers : [];
  return done({
    changes: [
      setPlayer(player, watching),
      ...(nextCaptain ? [makeCaptain(nextCaptain)] : []),
      ...openRequests.map((asker) => setPlayer(asker, watching)),
    ],
    messages: [
      {
        ...toTeam(teamid, { type: 'DROP_PLAYER', teamid, player_code, player_name, reason, was_captain }),
        // The removed player gets it too, as the last message of this team's stream.
        farewell: true,
      },
      ...(nextCaptain
        ? [toTeam(teamid, { type: 'PROMOTE_CAPTAIN', teamid, player_code: nextCaptain.player_code })]
        : []),
      ...openRequests.map((asker) =>
        toPlayer(asker, { type: 'PLAYER_DECLINED_TEAM_JOIN', teamid, player_code: asker.player_code }),
      ),
    ],
    hostNews: { soon: [teamid], watchers: true },
    moved: [player.player_id],
  });
}

export function setPlayer({ player_id }: Pick<Player, 'player_id'>, set: Partial<Player>): Change {
  return { kind: 'player', player_id, set };
}

function makeCaptain(player: Player): Change {
  return setPlayer(player, { is_captain: true, captain_until: null });
}

/** The fields of a player who joins the team. A kicked player who is let in again no longer counts as kicked. */
function memberFields(player: Player, teamid: string, is_captain: boolean, joined_at: number) {
  const kicked_from = player.kicked_from === teamid ? null : player.kicked_from;
  return { teamid, status: 'joined', is_captain, joined_at, captain_until: null, kicked_from } as const;
}

function isMemberOf(player: Player, teamid: string): boolean {
  return player.teamid === teamid && player.status === 'joined';
}

function isAskingToJoin(player: Player, teamid: string): boolean {
  return player.teamid === teamid && player.status === 'pending-join';
}

function refuseGuestTeam({ members }: TeamRoster): void {
  if (members.some((member) => member.account_id === null)) throw new Refusal(403, details.guestTeam);
}
