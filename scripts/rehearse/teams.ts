import { setTimeout as delay } from 'node:timers/promises';
import { createJoin, type SnugClient } from '@snug/client';
import { joinGame } from '@snug/contract';
import { logIn } from '@snug/testing/http';
import { codeSentTo } from '@snug/testing/program';
import { patiently } from './patience.ts';
import { newPlayer, type Player, type Venue } from './player.ts';

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

/** A full room does not find the code in the same instant. */
const joinEveryMs = 25;

/** All teams join, one shortly after the other. */
export function joinTeams(count: number, venue: Venue): Promise<Team[]> {
  const plain = (n: number): TeamPlan => ({
    name: `Table ${n}`,
    character: 'plain',
    captain: `Guest ${n}`,
    members: [],
  });
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      await delay(n * joinEveryMs);
      return joinTeam(teamPlans[n] ?? plain(n + 1), n, venue);
    }),
  );
}

async function joinTeam({ name, character, captain, members }: TeamPlan, place: number, venue: Venue): Promise<Team> {
  const first = await newPlayer(captain, venue, async (client) => {
    if (members.length > 0) await logInAs(captain, client);
    await joinByCode(client, captain, venue, name);
  });
  const team_code = first.game.get().view?.team?.team_code ?? '';
  const joinByLink = (who: string) =>
    newPlayer(who, venue, async (client) => {
      await logInAs(who, client);
      const params = { id: venue.gameId };
      await patiently(() => client.call(joinGame, { params, body: { team_code } }), venue.timeUp);
    });
  return { name, character, place, captain: first, members: await Promise.all(members.map(joinByLink)) };
}

/** A guest who only watches. */
export function joinSpectator(venue: Venue): Promise<Player> {
  const who = 'The spectator';
  return newPlayer(who, venue, (client) => joinByCode(client, who, venue, undefined));
}

/** Logs in with a new e-mail address: the code comes from the server's outbox. */
async function logInAs(name: string, client: SnugClient): Promise<void> {
  const address = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}.${client.session.clientId().slice(0, 12)}`;
  const token = await logIn(client, { name, email: `${address}@example.com` }, codeSentTo(client.origin));
  client.session.setToken(token);
}

/** From a code to the game, as in the join box; without a team name, to watch. */
async function joinByCode(client: SnugClient, who: string, { code }: Venue, team_name: string | undefined) {
  const join = createJoin(client);
  join.setCode(code);
  await join.find();
  join.join();
  await (team_name === undefined ? join.watch() : join.choose({ team_name, num_players: 4 }));
  const { step, error } = join.get();
  if (step !== 'go') throw new Error(`${who} could not join: ${error?.detail ?? error?.key ?? step}.`);
}
