import type { CallerIdentity } from '../command-data.ts';
import { details } from '../details.ts';
import { capOfStrangers, type Entry, gameCaps, type Places, type Room, uncounted } from '../people/doors.ts';
import type { TeamSeats } from '../people/membership.ts';
import type { Caller } from '../people/player.ts';
import { Refusal } from '../refusal.ts';
import type { Contact, GameTeam, Invitee, Person, Player, TeamRoster } from '../state/people.ts';
import type { GoneTeam } from '../teams.ts';
import type { OwnAccount } from '../views/player.ts';
import type { GameInMemory } from './game-in-memory.ts';

/** A caller and their player in the game: the account's, also if they have left, or else this client's guest. */
export function callerOf(
  { game, hosts, accounts, players }: GameInMemory,
  { client_hash, account_id }: CallerIdentity,
): Caller {
  const account = accounts.find((each) => each.account_id === account_id);
  const own = account && players.find((each) => each.account_id === account.account_id);
  const found = own ?? guestOf({ players }, { client_hash });
  return { game, hosts, client_hash: client_hash ?? '', account, found };
}

/** What the game has room for. */
export function roomOf(memory: GameInMemory, { account_id }: CallerIdentity): Room {
  const hasLoggedIn = memory.accounts.some((each) => each.account_id === account_id);
  return { caps: gameCaps, places: placesOf(memory), hasLoggedIn };
}

/** What decides whether somebody may watch. */
export function entryOf(memory: GameInMemory): Entry {
  return { game: memory.game, places: placesOf(memory) };
}

function placesOf({ players }: GameInMemory): Places {
  const cameAt = players
    .filter(({ status, left_at }) => status !== 'joined' && left_at === null)
    .map(({ created_at }) => created_at)
    .sort((one, other) => one - other);
  const fullAt = (count: number) => cameAt[count - 1] ?? null;
  return { fullAt: fullAt(gameCaps.watchers), fullForStrangersAt: fullAt(capOfStrangers(gameCaps.watchers)) };
}

/** The guest that a client id is. */
export function guestOf(
  { players }: Pick<GameInMemory, 'players'>,
  { client_hash }: Pick<CallerIdentity, 'client_hash'>,
): Player | undefined {
  return players.find((each) => each.account_id === null && each.client_hash === client_hash);
}

/** The caller's player, unless they have left. */
export function findPlayer(memory: GameInMemory, by: CallerIdentity): Player | undefined {
  const players = memory.players.filter(({ left_at }) => left_at === null);
  return callerOf({ ...memory, players }, by).found;
}

export function playerOfAccount({ players }: GameInMemory, account_id: string | null | undefined): Player | undefined {
  return players.find((each) => account_id && each.account_id === account_id && each.left_at === null);
}

export function playerByCode(memory: GameInMemory, player_code: string | undefined): Person | undefined {
  const player = memory.players.find((each) => each.player_code === player_code);
  return player && personOf(memory, player);
}

export function personOf({ accounts }: GameInMemory, player: Player): Person {
  const account = accounts.find(({ account_id }) => account_id === player.account_id);
  return { ...player, profile_img: account?.profile_img ?? '' };
}

/** The teams in the game, in the order they were added. */
export function teamsOf(memory: GameInMemory): GameTeam[] {
  return teamsWithWaiting(memory).filter(({ waiting_since }) => waiting_since === null);
}

/** The same, and those that wait to be let in with somebody: their names are taken too. */
export function teamsWithWaiting(memory: GameInMemory): GameTeam[] {
  const waits = (teamid: string) =>
    memory.players.some((player) => player.teamid === teamid && player.status === 'pending-join');
  return teamsNotGone(memory).filter(({ teamid, waiting_since }) => waiting_since === null || waits(teamid));
}

/** The same, and those with which nobody waits any more. */
export function teamsNotGone({ teams }: GameInMemory): GameTeam[] {
  return teams.filter(({ kicked_at }) => kicked_at === null);
}

/** The teams that closed doors keep although nobody is on them, or waits with them any more. None on paper. */
export function emptyTeams(memory: GameInMemory): GameTeam[] {
  if (memory.game.doors_closed_at === null) return [];
  const isPeopled = ({ teamid }: GameTeam) => memory.players.some((player) => player.teamid === teamid);
  return teamsNotGone(memory).filter((team) => team.plays_on === 'phones' && !isPeopled(team));
}

/** The teams that count in the game: that are awaited in a round, and stand on boards. */
export function countedTeams(memory: GameInMemory): GameTeam[] {
  const empty = emptyTeams(memory).map((team) => ({ team, hasAnswered: hasAnswered(memory, team.teamid) }));
  const without = uncounted(empty);
  return teamsOf(memory).filter(({ teamid }) => !without.has(teamid));
}

/** Whether a team has saved or handed in anything that stands. */
export function hasAnswered({ answers, submissions }: GameInMemory, teamid: string): boolean {
  return (
    answers.some((each) => each.teamid === teamid) ||
    submissions.some((each) => each.teamid === teamid && each.withdrawn_at === null)
  );
}

/** How many are on each team in the game. */
export function seatsIn(memory: GameInMemory): TeamSeats[] {
  return teamsOf(memory).map(({ teamid }) => {
    const { members } = rosterOf(memory, teamid);
    const guests = members.filter(({ account_id }) => account_id === null);
    return { teamid, members: members.length, guests: guests.length };
  });
}

/** Whoever has left one of these teams by themselves, and may come back to it. */
export function leaversOf({ players }: GameInMemory, teamids: readonly string[]): Player[] {
  return players.filter(({ left_teamid }) => left_teamid !== null && teamids.includes(left_teamid));
}

/** The team that somebody has left by themselves, if it has left the game. */
export function goneTeamOf(memory: GameInMemory, found: Player | undefined): GoneTeam | undefined {
  const team = memory.teams.find(({ teamid, kicked_at }) => kicked_at !== null && teamid === found?.left_teamid);
  return team && { team, leavers: leaversOf(memory, [team.teamid]) };
}

/** A team's members and pending players, in the order they joined or asked. */
export function peopleOf(memory: GameInMemory, teamid: string): Person[] {
  const since = ({ joined_at, created_at }: Player) => joined_at ?? created_at;
  const people = memory.players.filter((player) => player.teamid === teamid);
  return people.toSorted((one, other) => since(one) - since(other)).map((player) => personOf(memory, player));
}

export function rosterOf(memory: GameInMemory, teamid: string): TeamRoster {
  const team = teamsNotGone(memory).find((each) => each.teamid === teamid);
  if (!team) throw new Refusal(404, details.gameTeamNotFound);
  const people = peopleOf(memory, teamid);
  return {
    team,
    members: people.filter(({ status }) => status === 'joined'),
    askers: people.filter(({ status }) => status === 'pending-join'),
  };
}

/** The account that has the playerid or the contact. */
export function accountOfInvitee(memory: GameInMemory, invitee: Invitee): OwnAccount | undefined {
  if (invitee.kind !== 'playerid') return accountWith(memory, invitee);
  return memory.accounts.find(({ account_id }) => account_id === invitee.contact);
}

/** The account that has a contact. */
export function accountWith({ accounts }: GameInMemory, { kind, contact }: Contact): OwnAccount | undefined {
  return accounts.find((account) => account[kind] === contact);
}
