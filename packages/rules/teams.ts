import { cleanTeamName, headcount, type GameTeam as TeamShown, teamMembersMax } from '@snug/contract';
import { announceClosedInvite, closeInvites } from './close-invites.ts';
import { andThen, type Decision, done, type Moment, nothingNew, type Success, success } from './decision.ts';
import { details } from './details.ts';
import { type RecordedInvite, recordInvites, type ToInvite } from './invites.ts';
import { type HostNames, looksAlike, looksLikeQuizmaster, refuseQuizmastersName } from './names/look-alike.ts';
import { shownTeamName } from './names/shown.ts';
import { captainOf } from './people/captain.ts';
import {
  type Entry,
  isKnown,
  type Room,
  refuseFullGame,
  refuseMoreTeams,
  refuseRemoved,
  withoutTeam,
} from './people/doors.ts';
import { comeBack, isEmpty, joinTeam, refuseKicked } from './people/joining.ts';
import { removeTeamFromGame } from './people/leaving.ts';
import { announceWithdrawnRequest, isAskingToJoin, withoutLeftTeam } from './people/membership.ts';
import { type Caller, ensurePlayer, setPlayer, withoutWayBack } from './people/player.ts';
import type { InGame } from './people/requests.ts';
import { refuseLateTeam, takesNoTeams } from './people/seats.ts';
import { waitWith } from './people/waiting.ts';
import { watching } from './people/watching.ts';
import { toPlayer, toPlayers } from './recipients.ts';
import { Refusal } from './refusal.ts';
import { refuseEnded, refuseFinal } from './rounds.ts';
import type { Game } from './state/game-state.ts';
import type { GameTeam, Invite, InviteInGame, Person, Player, TeamHoldings, TeamRoster } from './state/people.ts';
import type { RegisteredTeam } from './state/registered-team.ts';
import { aliasedTeam, otherTeam, ownTeamView, shownName } from './views/team.ts';

/** A game to which the caller adds a team. */
export interface ToAddTeam extends Caller {
  readonly room: Room;
  /** The teams that are in the game. */
  readonly teams: readonly GameTeam[];
  /** The registered team that the command names, if the caller has joined it. */
  readonly registered: RegisteredTeam | undefined;
  /** If that team is in this game already: it, and the caller's open invites to it. */
  readonly here: (TeamThere & { readonly invites: readonly Invite[] }) | undefined;
  /** The team that the caller has left by themselves, if it is in the game. */
  readonly left: TeamThere | undefined;
  /** The same, if it has left the game with the last who was on it. */
  readonly gone: GoneTeam | undefined;
  readonly invitees: readonly ToInvite[];
}

/** A team that is in the game, and its open invites. */
interface TeamThere {
  readonly roster: TeamRoster;
  readonly open: readonly InviteInGame[];
}

/** A team that everybody has left by themselves, and that went with the last of them since it had no answers. */
export interface GoneTeam {
  readonly team: GameTeam;
  /** Whoever has left it by themselves, and has been on no other since. */
  readonly leavers: readonly Player[];
}

export interface AddTeam {
  readonly team_name: string;
  /** `new`, or the number of a registered team. */
  readonly kt_team_id: string;
  readonly num_players: number;
}

export interface AddedTeam {
  readonly status: 'success';
  readonly game_id: string;
  readonly team_code: string;
  readonly recorded: readonly RecordedInvite[];
}

/**
 * Adds a team to the game with the caller as its captain, and invites others to it (CALL-15, CALL-17). If the registered
 * team is in this game already, the caller joins it, and so they do with a team that they have left, by its name. If nobody is
 * on it they are its captain; else they invite nobody, since only its captain may. One that has gone is brought again by its name,
 * past closed doors too, and is then what the others who left it come back to.
 */
export function addTeamToGame(
  { teams, registered, left, gone, here, invitees, room, ...caller }: ToAddTeam,
  command: AddTeam,
  moment: Moment,
): Decision<AddedTeam> {
  const { game, account } = caller;
  refuseEnded(game);
  requireAllowedInvites(account !== undefined, invitees.length);
  if (command.kt_team_id !== 'new') {
    if (!account) throw new Refusal(403, details.guestCannotJoin);
    if (!registered) throw new Refusal(403, details.notYourTeam);
  }
  const fields = {
    team_name: registered?.team_name ?? cleanTeamName(command.team_name),
    kt_team_id: registered ? String(registered.kt_team_id) : '',
    team_image: registered?.team_image ?? '',
    num_players: headcount(command.num_players, invitees.length),
  };
  const ensured = ensurePlayer(caller, moment);
  const player = ensured.reply;
  const mine = player.status === 'joined' ? teams.find(({ teamid }) => teamid === player.teamid) : undefined;
  const reply = ({ team_code }: GameTeam, recorded: readonly RecordedInvite[] = []): AddedTeam => {
    return { ...success, game_id: game.game_id, team_code, recorded };
  };

  const seated = ({ roster, open }: TeamThere, joined: Decision<Success>): Decision<AddedTeam> => {
    const { team } = roster;
    const leads = { team, by: player, members: [player] };
    const invited = recordInvites(leads, open, isEmpty(roster) ? invitees : [], moment);
    return { ...andThen(andThen(ensured, joined), invited), reply: reply(team, invited.reply.recorded) };
  };

  // A retry, or another phone of the same person, gets the same reply.
  const isMine = registered ? mine?.teamid === here?.roster.team.teamid : mine?.team_name === fields.team_name;
  if (mine && isMine) return { ...ensured, reply: reply(mine) };
  const waiting = teams.find((team) => team.waiting_since !== null && isAskingToJoin(player, team.teamid));
  if (waiting?.team_name === fields.team_name) return { ...ensured, reply: reply(waiting) };
  if (here && account) {
    refuseRemoved(caller);
    const { roster, invites } = here;
    refuseKicked(player, roster.team, invites);
    return seated(here, joinTeam(game, player, roster, invites, moment.now));
  }
  // Whoever names a registered team means that one, whatever the team that they have left is called.
  const isLeft = left && !registered && looksAlike(left.roster.team.team_name, fields.team_name);
  if (isLeft && player.status !== 'joined') {
    const { team } = left.roster;
    if (!teams.some(({ teamid }) => teamid === team.teamid)) {
      // Nobody waits with it: it takes a place, and its name, as a new one does.
      refuseFullGame(room, teams.length);
      refuseTakenName(teams, team.team_name);
    }
    return seated(left, comeBack(game, player, left.roster, moment.now));
  }
  const again = gone && isSameTeam(gone.team, fields) ? gone : undefined;
  if (player.status !== 'joined') {
    refuseLateTeam(game);
    if (again) {
      refuseRemoved(caller);
      refuseFullGame(room, teams.length);
    } else refuseMoreTeams(game, room, teams.length);
  }
  refuseQuizmastersName(fields.team_name, caller.hosts);
  const added = newTeam(game, player, teams, fields, moment);
  const { team, captain } = added.reply;
  const others = again?.leavers.filter(({ player_id }) => player_id !== player.player_id) ?? [];
  const follow = done({ changes: others.map((leaver) => setPlayer(leaver, { left_teamid: team.teamid })) });
  const invited = recordInvites({ team, by: captain, members: [captain] }, [], invitees, moment);
  const whole = andThen(andThen(andThen(ensured, added), follow), invited);
  return { ...whole, reply: reply(team, invited.reply.recorded) };
}

/** Whether a team that is brought is one that has gone: of its name, and no registered team but the same. */
function isSameTeam(gone: GameTeam, brought: Pick<GameTeam, 'team_name' | 'kt_team_id'>): boolean {
  const isItself = brought.kt_team_id === '' || brought.kt_team_id === gone.kt_team_id;
  return isItself && looksAlike(gone.team_name, brought.team_name);
}

/**
 * The team that somebody who left it can bring again past closed doors: it has gone, nobody else has its name by now, and the
 * game still takes teams. Caps are asked as it is brought.
 */
export function bringableAgain(
  { game, found, gone }: Pick<Caller, 'game' | 'found'> & { readonly gone: GoneTeam | undefined },
  teams: readonly GameTeam[],
): GameTeam | undefined {
  if (!gone || game.doors_closed_at === null || !isKnown(found) || takesNoTeams(game)) return undefined;
  return isTakenName(teams, gone.team.team_name) ? undefined : gone.team;
}

/** Refuses invites by a guest, who plays alone (OPEN-03), and more invites than a team may have members. */
export function requireAllowedInvites(isLoggedIn: boolean, count: number): void {
  if (count > 0 && !isLoggedIn) throw new Refusal(403, details.loginNeeded);
  if (count > teamMembersMax) throw new Refusal(400, details.badRequest);
}

/** Where the quizmaster lets teams in, a new team waits, and its people with it, as if they asked to join it (decision 37). */
function newTeam(
  { approve_teams }: Pick<Game, 'approve_teams'>,
  player: Person,
  teams: readonly GameTeam[],
  fields: Pick<GameTeam, 'team_name' | 'kt_team_id' | 'team_image' | 'num_players'>,
  moment: Moment,
): Decision<{ team: GameTeam; captain: Person }> {
  if (fields.team_name === '') throw new Refusal(400, details.teamNameNeeded);
  if (player.status === 'joined') throw new Refusal(409, details.alreadyOnTeam);
  refuseTakenName(teams, fields.team_name);

  const { game_id, player_id } = player;
  const { now } = moment;
  const ids = { teamid: moment.newId(), team_code: moment.newCapability(), alias: moment.newId() };
  const fresh = { plays_on: 'phones', created_at: now, kicked_at: null, name_allowed_at: null } as const;
  const team: GameTeam = { ...ids, game_id, ...fields, ...fresh, waiting_since: approve_teams ? now : null };
  const { teamid } = team;
  if (approve_teams) {
    const waits = waitWith(player, team, now);
    return { ...waits, changes: [{ kind: 'new-team', row: team }, ...waits.changes], reply: { team, captain: player } };
  }
  const asCaptain = { teamid, status: 'joined', is_captain: true, joined_at: now, captain_until: null } as const;
  const set = { ...asCaptain, ...withoutLeftTeam(player) };
  return {
    changes: [{ kind: 'new-team', row: team }, setPlayer(player, set)],
    messages: [
      ...announceWithdrawnRequest(player),
      toPlayers({ type: 'NEW_TEAM', team: otherTeam(team, player.account_id !== null, shownTeamName(team, teams)) }),
    ],
    reply: { team, captain: { ...player, ...set } },
    hostNews: { now: [teamid], watchers: true },
    moved: [player_id],
  };
}

/** A team that its captain links to a registered team. */
export interface ToRegister extends Caller {
  readonly roster: TeamRoster;
  readonly teams: readonly GameTeam[];
  /** The registered team that the command names, if the caller has joined it: the caller must be on both teams (H58). */
  readonly registered: RegisteredTeam | undefined;
}

/**
 * Links a team in a game to a registered team, whose number, name and picture it has from now on (CALL-32, CALL-42). A
 * registered team can be in a game only once.
 */
export function registerTeam(
  { roster, teams, registered, ...caller }: ToRegister,
  _command: object,
  moment: Moment,
): Decision<{ status: 'success'; team: TeamShown }> {
  const { game, account, hosts } = caller;
  if (!account) throw new Refusal(403, details.loginNeeded);
  refuseEnded(game);
  const ensured = ensurePlayer(caller, moment);
  captainOf(roster, ensured.reply.player_id);
  if (!registered) throw new Refusal(403, details.notYourTeam);
  const linked = linkToRegistered(roster.team, teams, registered, hosts);
  return { ...andThen(ensured, linked), reply: { ...success, team: ownTeamView(linked.reply) } };
}

function linkToRegistered(
  team: GameTeam,
  teams: readonly GameTeam[],
  registered: RegisteredTeam,
  hosts: HostNames,
): Decision<GameTeam> {
  const kt_team_id = String(registered.kt_team_id);
  if (team.kt_team_id === kt_team_id) return nothingNew(team);
  if (team.kt_team_id !== '') throw new Refusal(409, details.alreadyRegistered);
  const others = teams.filter((each) => each.teamid !== team.teamid);
  if (others.some((each) => each.kt_team_id === kt_team_id)) throw new Refusal(409, details.teamPlaysHere);
  const { team_name, team_image } = registered;
  refuseTakenName(others, team_name);
  refuseQuizmastersName(team_name, hosts);

  const { teamid } = team;
  const set = { kt_team_id, team_image, ...nameSet(team, team_name) };
  const linked = { ...team, ...set };
  return {
    changes: [{ kind: 'team', teamid, set }],
    messages: [toPlayers({ type: 'REGISTER_TEAM', team: aliasedTeam(linked, shownTeamName(linked, teams)) })],
    reply: linked,
    hostNews: { now: [teamid] },
  };
}

/** A team, and the teams that are in the game. */
interface ToRename {
  readonly roster: TeamRoster;
  readonly teams: readonly GameTeam[];
}

/** The captain renames a team that is not a registered one, for this game only. A guest's own team can be renamed too. */
export function renameTeam(
  { game, roster, teams, hosts }: InGame & ToRename & { readonly hosts: HostNames },
  { by, team_name }: { readonly by: string; readonly team_name: string },
): Decision<{ status: 'success'; team_name: string }> {
  refuseEnded(game);
  captainOf(roster, by);
  if (roster.team.kt_team_id !== '') throw new Refusal(409, details.renamedOnPage);
  const newName = requireFreeName(roster.team, teams, team_name);
  refuseQuizmastersName(newName, hosts);
  return { ...changeName(roster.team, newName, teams), reply: { ...success, team_name: newName } };
}

/** The quizmaster renames a team. */
export function renameTeamByHost(
  { roster: { team, askers }, teams }: ToRename,
  { team_name }: { readonly team_name: string },
): Decision<Success> {
  return changeName(team, requireFreeName(team, teams, team_name), teams, askers);
}

/** After a registered team was renamed: renames it in this game too, unless another team or the quizmaster has that name. */
export function followRegisteredName(state: {
  readonly registered: RegisteredTeam;
  readonly teams: readonly GameTeam[];
  readonly hosts: HostNames;
  /** Whoever asks to join the team, or waits with it to be let in. */
  readonly askers: readonly Person[];
}): Decision<Success> {
  const { registered, teams, hosts, askers } = state;
  const own = teams.find(({ kt_team_id }) => kt_team_id === String(registered.kt_team_id));
  const others = teams.filter((each) => each !== own);
  const { team_name } = registered;
  const isFree = !isTakenName(others, team_name) && !looksLikeQuizmaster(team_name, hosts);
  return own && isFree ? changeName(own, team_name, teams, askers) : nothingNew(success);
}

/** Renames the team and tells everybody in the game; of one that waits to be let in only those who wait with it. */
function changeName(
  team: GameTeam,
  team_name: string,
  teams: readonly GameTeam[],
  askers: readonly Person[] = [],
): Decision<Success> {
  const { teamid, waiting_since } = team;
  if (team_name === team.team_name) return nothingNew(success);
  const shown = shownTeamName({ teamid, team_name, name_allowed_at: null }, teams);
  const message = { type: 'NEW_TEAM_NAME', teamid, team_name, ...shownName(team_name, shown) } as const;
  return done({
    changes: [{ kind: 'team', teamid, set: nameSet(team, team_name) }],
    ...(waiting_since === null
      ? { messages: [toPlayers(message)], hostNews: { now: [teamid] } }
      : { messages: askers.map(reload), hostNews: { watchers: true } }),
  });
}

/** A team's name. What the quizmaster has allowed on the big screen was the name before. */
function nameSet(before: GameTeam, team_name: string): Partial<Pick<GameTeam, 'team_name' | 'name_allowed_at'>> {
  const isJudgedAnew = team_name !== before.team_name && before.name_allowed_at !== null;
  return { team_name, ...(isJudgedAnew && { name_allowed_at: null }) };
}

interface ToKick extends InGame {
  readonly entry: Entry;
  /** Whoever has left the team by themselves: they cannot bring again what the quizmaster has removed. */
  readonly leavers: readonly Player[];
  readonly roster: TeamRoster;
  readonly holdings: TeamHoldings;
}

/**
 * The quizmaster removes a team from the game: its members watch, where they have a place, and requests to join it end. Final results keep
 * the teams that are in them.
 */
export function kickTeam(
  { game, entry, roster: { team, members, askers }, holdings, leavers }: ToKick,
  _command: object,
  { now }: Moment,
): Decision<Success> {
  refuseFinal(game);
  const forgotten = leavers.map(withoutWayBack);
  if (team.waiting_since !== null) {
    const away = turnAway(entry, team, askers, holdings, now);
    return { ...away, changes: [...away.changes, ...forgotten] };
  }
  // Its members get it as the last message of their team's stream, everybody else on their own streams.
  const { changes, messages } = removeTeamFromGame(team, holdings, now, { farewell: true });
  return done({
    changes: [
      ...changes,
      ...members.map((player) => setPlayer(player, withoutTeam(entry, player, now))),
      ...askers.map((player) => setPlayer(player, watching)),
      ...forgotten,
    ],
    messages,
    // Tells the quizmaster once more: a state of the team that was read before this change may still be sent after it.
    hostNews: { now: [team.teamid], watchers: true },
    moved: members.map(({ player_id }) => player_id),
  });
}

/** A team that waits to be let in is not: nobody has heard of it but those who wait with it, and whom they have invited. */
function turnAway(
  entry: Entry,
  team: GameTeam,
  askers: readonly Person[],
  { invites, invited }: TeamHoldings,
  now: number,
): Decision<Success> {
  const { teamid } = team;
  return done({
    changes: [
      { kind: 'team', teamid, set: { kicked_at: now } },
      ...closeInvites(invites, 'cancelled', now).changes,
      ...askers.map((player) => setPlayer(player, withoutTeam(entry, player, now))),
    ],
    messages: [...askers.map(reload), ...invited.map((each) => announceClosedInvite(each, teamid))],
    hostNews: { watchers: true },
  });
}

/** Phones do not know a team that waits: they load what has become of it. */
function reload(player: Person) {
  return toPlayer(player, { type: 'RELOAD_GAME' });
}

function requireFreeName(team: GameTeam, teams: readonly GameTeam[], requestedName: string): string {
  const team_name = cleanTeamName(requestedName);
  if (team_name === '') throw new Refusal(400, details.teamNameNeeded);
  const others = teams.filter(({ teamid }) => teamid !== team.teamid);
  refuseTakenName(others, team_name);
  return team_name;
}

/** The quizmaster could not tell two teams apart whose names look alike (H64). */
function isTakenName(teams: readonly GameTeam[], team_name: string): boolean {
  return teams.some((each) => looksAlike(each.team_name, team_name));
}

export function refuseTakenName(teams: readonly GameTeam[], team_name: string): void {
  if (isTakenName(teams, team_name)) throw new Refusal(409, details.teamNameTaken);
}
