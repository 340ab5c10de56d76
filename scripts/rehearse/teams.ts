import { createJoin } from '@snug/client';
import { joinGame } from '@snug/contract';
import { logIn } from './log-in.ts';
import { newPhone, type Phone } from './phone.ts';
import { followGame, type Player } from './player.ts';
import type { Tally } from './tally.ts';

/** What a team demonstrates. */
export type Character = 'full' | 'offline' | 'late' | 'abusive' | 'plain';

export interface Team {
  readonly name: string;
  readonly character: Character;
  /** Its index among the teams. */
  readonly place: number;
  readonly captain: Player;
  readonly members: readonly Player[];
}

/** The server and game that everybody uses. */
export interface Venue {
  readonly origin: string;
  readonly gameId: string;
  readonly code: string;
  readonly tally: Tally;
  readonly timeUp: AbortSignal;
}

interface TeamPlan {
  readonly name: string;
  readonly character: Character;
  readonly captain: string;
  /** Only logged-in players can join a team by its link; then its captain is logged in too. */
  readonly members: readonly string[];
}

const teamPlans: readonly TeamPlan[] = [
  { name: 'The Full Table', character: 'full', captain: 'Priya', members: ['Ben', 'Chen'] },
  { name: 'The Cellar Dwellers', character: 'offline', captain: 'Oona', members: [] },
  { name: 'Last Orders', character: 'late', captain: 'Leo', members: [] },
  { name: 'The Hecklers', character: 'abusive', captain: 'Rex', members: ['Ray'] },
];

/** Each character needs a team. */
export const fewestTeams = teamPlans.length;

/** All teams join at once. */
export function joinTeams(count: number, venue: Venue): Promise<Team[]> {
  const plain = (n: number): TeamPlan => ({
    name: `Table ${n}`,
    character: 'plain',
    captain: `Guest ${n}`,
    members: [],
  });
  return Promise.all(Array.from({ length: count }, (_, n) => joinTeam(teamPlans[n] ?? plain(n + 1), n, venue)));
}

async function joinTeam({ name, character, captain, members }: TeamPlan, place: number, venue: Venue): Promise<Team> {
  const phone = newPhone(captain, venue.origin, venue.tally);
  if (members.length > 0) await logIn(phone);
  await joinByCode(phone, venue, name);
  const first = await openGame(phone, venue);
  const code = first.game.get().view?.team?.team_code ?? '';
  return {
    name,
    character,
    place,
    captain: first,
    members: await Promise.all(members.map((who) => joinByLink(newPhone(who, venue.origin, venue.tally), venue, code))),
  };
}

/** A guest who only watches. */
export async function joinSpectator(venue: Venue): Promise<Player> {
  const phone = newPhone('The spectator', venue.origin, venue.tally);
  await joinByCode(phone, venue, undefined);
  return openGame(phone, venue);
}

/** From a code to the game, as in the join box; without a team name, to watch. */
async function joinByCode({ client, who }: Phone, { code }: Venue, team_name: string | undefined): Promise<void> {
  const join = createJoin(client);
  join.setCode(code);
  await join.find();
  join.join();
  await (team_name === undefined ? join.watch() : join.choose({ team_name, num_players: 4 }));
  const { step, error } = join.get();
  if (step !== 'go') throw new Error(`${who} could not join: ${error?.detail ?? error?.key ?? step}.`);
}

async function joinByLink(phone: Phone, venue: Venue, team_code: string): Promise<Player> {
  await logIn(phone);
  await phone.client.call(joinGame, {
    params: { id: venue.gameId },
    body: { team_code },
  });
  return openGame(phone, venue);
}

async function openGame(phone: Phone, { gameId, tally, timeUp }: Venue): Promise<Player> {
  const player = followGame(phone, gameId, tally, timeUp);
  await player.until('the game', ({ phase, connection }) => phase === 'ready' && connection === 'live');
  return player;
}
