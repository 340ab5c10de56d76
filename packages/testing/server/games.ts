import { approveMember, createTeam, generateInviteToken, inviteMember, type PackInput, shortUrl } from '@snug/contract';
import { newSignInLink } from '../../server/accounts/sign-in-links.ts';
import { insertHost } from '../../server/database/hosts.ts';
import { joinedAs, joinedBy, signIn } from '../http/player.ts';
import { playeridOf, type TestPlayer, type World } from './world.ts';

/** A game in which Ada is captain of The Foxes. `params` names her team in a call. */
export async function gameWithFoxes(world: World, pack?: PackInput) {
  const { game_id, code, host } = await world.game(pack);
  const ada = await world.player('Ada');
  const { view, team_code } = await joinedAs(ada, code, 'The Foxes');
  const teamid = view.team?.teamid ?? '';
  return { game_id, code, host, ada, view, team_code, teamid, params: { id: game_id, team: team_code } };
}

/** A logged-in player in a game: on the team of that code, otherwise watching. */
export async function playerIn(world: World, name: string, game_id: string, team_code?: string) {
  const player = await world.player(name);
  // Later than those before: a team is ordered by when its members joined.
  world.clock.pass(1);
  const { me } = await joinedBy(player, game_id, team_code);
  return Object.assign(player, { player_code: me.player_code });
}

/** A guest who watches a game. */
export async function guestIn(world: World, game_id: string): Promise<TestPlayer> {
  const guest = world.guest();
  await joinedBy(guest, game_id);
  return guest;
}

/** A logged-in player who has brought a team of their own into a game. */
export async function captainIn(world: World, name: string, code: string, team_name: string): Promise<TestPlayer> {
  const captain = await world.player(name);
  await joinedAs(captain, code, team_name);
  return captain;
}

/** The number of a new registered team, The Foxes, with mates who have joined it. */
export async function registeredTeamOf(owner: TestPlayer, ...members: TestPlayer[]): Promise<string> {
  const { kt_team_id: id } = await owner.call(createTeam, { body: { team_name: 'The Foxes' } });
  for (const member of members) {
    const playerid = playeridOf(member);
    await owner.call(inviteMember, { params: { id }, body: { playerid } });
    await member.call(approveMember, { params: { id, playerid } });
  }
  return id;
}

/** The token of a new link to a captain's team, which the captain shares. Its claims have the invite's code. */
export async function inviteTokenOf(captain: TestPlayer, params: { id: string; team: string }): Promise<string> {
  const { urlid } = await captain.call(generateInviteToken, { params });
  const { long_url } = await captain.call(shortUrl, { query: { urlid } });
  return long_url.split('/').at(-1) ?? '';
}

/** The quizmaster of another venue. */
export async function hostOfVenue(world: World, venue_id: string): Promise<TestPlayer> {
  const host = world.guest();
  await signInAs(world, host, await addQuizmaster(world, venue_id));
  return host;
}

/** A venue of its own with a quizmaster; resolves with the quizmaster's id. */
export async function addQuizmaster(world: World, venue_id: string): Promise<string> {
  const { db } = world.server.context.store;
  const host_id = `host of ${venue_id}`;
  await db.insertInto('venues').values({ venue_id, name: venue_id, demo: 0, created_at: 1 }).execute();
  await insertHost(db, { host_id, venue_id, name: 'Kim', role: 'owner', now: 1 });
  return host_id;
}

/** Signs in by a new link, as the quizmaster of that id. */
export async function signInAs(world: World, host: TestPlayer, host_id: string): Promise<void> {
  host.token = undefined;
  await signIn(host, await newSignInLink(world.server.context, host_id));
}

/** A second quizmaster of the game's venue, at another laptop. */
export async function secondQuizmaster(world: World, game_id: string): Promise<TestPlayer> {
  const name = 'Kim';
  const { db } = world.server.context.store;
  const { venue_id } = await db
    .selectFrom('games')
    .select('venue_id')
    .where('game_id', '=', game_id)
    .executeTakeFirstOrThrow();
  const host_id = `${name} of ${game_id}`;
  await insertHost(db, { host_id, venue_id, name, role: 'host', now: 1 });
  await db.insertInto('game_hosts').values({ game_id, host_id }).execute();
  const host = world.guest();
  await signInAs(world, host, host_id);
  return host;
}
