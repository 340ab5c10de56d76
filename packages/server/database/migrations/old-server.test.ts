import {
  closeGraceMs,
  displayTokenHeader,
  type GameView,
  getDisplay,
  getResults,
  type HostGame,
  hostDisplay,
  hostGamePeople,
  hostGames,
  hostLoadGame,
  hostLoadPlan,
  hostPacks,
  hostPeople,
  hostPlanGame,
  hostReadPack,
  hostRepeatGame,
  hostSignIn,
  hostSignOutPerson,
  hostVenues,
  submitRound,
} from '@snug/contract';
import { details } from '@snug/rules';
import { createServer } from '@snug/server';
import {
  consoleOf,
  type EmptyDatabase,
  oldEvening as evening,
  joinedAs,
  oldDatabase,
  type TestPlayer,
  testPlayerAt,
} from '@snug/testing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../foundation/seams.ts';

const { games, hosts } = evening;

// A server of now on a database of schema 0010.
let database: EmptyDatabase;
let server: Awaited<ReturnType<typeof createServer>>;
let now = evening.at;
const people = {} as Record<keyof typeof evening.people, TestPlayer>;
beforeAll(async () => {
  database = await oldDatabase();
  await database.db.destroy();
  const clock = { ...systemClock, now: () => now };
  const { place } = database;
  server = await createServer({ ...place, clock, lockWaitMs: 300_000, secret: evening.secret });
  for (const [name, { clientId, ...login }] of Object.entries(evening.people)) {
    const player = testPlayerAt(() => server.url, undefined, clientId);
    player.token = 'token' in login ? login.token : undefined;
    people[name as keyof typeof people] = player;
  }
});
afterAll(async () => {
  await server.close();
  await database.remove();
});

/** What was loaded from the old server, without what each start says anew. */
const seen = <T extends object>(view: T) => {
  const { last_msg_id, join_url, ...rest } = view as T & { last_msg_id?: number; join_url?: string };
  return rest;
};

test('every login of before goes on, at the venue that it was for, and an unused link signs in once', async () => {
  const venueOf = async (who: TestPlayer) => (await who.call(hostVenues)).map(({ name, role }) => `${name}, ${role}`);
  expect(await venueOf(people.robin)).toEqual(['The Old Oak, owner']);
  expect(await venueOf(people.kim)).toEqual(['The Old Oak, owner']);
  expect(await venueOf(people.lou)).toEqual(['The Swan, owner']);
  const { people: atOak } = await people.robin.call(hostPeople);
  expect(atOak.map(({ name, role }) => [name, role])).toEqual([
    ['Kim', 'owner'],
    ['Robin', 'owner'],
  ]);
  const device = testPlayerAt(() => server.url);
  const use = () => device.ask(hostSignIn, { body: { link: evening.sign_in_link } });
  const { body, status } = await use();
  expect(status).toBe(200);
  device.token = body.token;
  expect(await venueOf(device)).toEqual(['The Old Oak, owner']);
  device.token = undefined;
  expect((await use()).status).toBe(403);
});

test('the printed link is that of the first quizmaster of the first venue', async () => {
  const device = testPlayerAt(() => server.url);
  device.token = (await device.call(hostSignIn, { body: { link: server.signInLink } })).token;
  expect((await device.call(hostPeople)).people.find(({ host_id }) => host_id === hosts.robin)?.name).toBe('Robin');
  expect(JSON.parse(Buffer.from(device.token.split('.')[1] ?? '', 'base64url').toString()).sub).toBe(hosts.robin);
});

test('each quizmaster finds the games and packs of their venue as they left them, and no others', async () => {
  const ids = async (who: TestPlayer) => (await who.call(hostGames)).map(({ gameid }) => gameid).sort();
  expect(await ids(people.lou)).toEqual([games.swans]);
  expect(await ids(people.kim)).toEqual(
    Object.values(games)
      .filter((id) => id !== games.swans)
      .sort(),
  );
  for (const name of ['final', 'ended', 'running', 'planned'] as const) {
    const view = (await people.robin.hostLoad(games[name])) as HostGame;
    expect(view).toMatchObject(seen(evening.host_views[name]));
    expect((await people.lou.ask(hostLoadGame, { params: { id: games[name] } })).status).not.toBe(200);
  }
  for (const who of [people.robin, people.lou]) {
    const packs = await who.call(hostPacks);
    expect(packs.map(({ title }) => title)).toEqual(['Little quiz']);
    const { json } = await who.call(hostReadPack, { params: { pack_id: packs[0]?.pack_id ?? '' } });
    expect(JSON.parse(json)).toMatchObject({ title: 'Little quiz' });
  }
});

test('a game of before can be planned further and played again where its pack was kept', async () => {
  const { robin } = people;
  const planned = { params: { id: games.planned } };
  const { plan, fixed } = await robin.call(hostLoadPlan, planned);
  expect(fixed).toBe(false);
  const body = { ...plan, title: 'The week after' };
  expect((await robin.call(hostPlanGame, { ...planned, body })).plan).toEqual(body);
  await robin.call(hostPlanGame, { ...planned, body: plan });
  const dates = [new Date(now + 7 * 86_400_000).toISOString()];
  const again = (id: string) => robin.ask(hostRepeatGame, { params: { id }, body: { dates } });
  expect((await again(games.ended)).status).toBe(200);
  expect((await robin.call(hostLoadPlan, { params: { id: games.final } })).fixed).toBe(true);
  // From before packs were kept.
  expect(await again(games.final)).toMatchObject({ status: 409, detail: details.packNotFound });
});

test('phones load the running game as they saw it; a told round is wholly told, with its marks', async () => {
  for (const name of ['ada', 'rita', 'watcher'] as const) {
    const view: GameView = await people[name].load(games.running);
    expect(view).toMatchObject(seen(evening.player_views[name]));
  }
  for (const name of ['ada', 'rita'] as const) {
    const results = await people[name].call(getResults, { params: { id: games.running } });
    expect(results).toMatchObject(evening.results[name]);
  }
});

/** What the big screen of a game shows. */
async function screenOf(game_id: string, code: string) {
  const { url } = await people.robin.call(hostDisplay, { params: { id: game_id } });
  const headers = { [displayTokenHeader]: new URL(url).hash.slice(1) };
  return testPlayerAt(() => server.url).call(getDisplay, { params: { code }, headers });
}

test('a big screen shows what the room saw: a question, told answers, a board', async () => {
  const teams = ['The Foxes', 'The Owls', 'The Papers'];
  expect(await screenOf(games.running, evening.host_views.running.code)).toMatchObject({ phase: 'question', teams });
  const told = await screenOf(games.answers, evening.codes.answers);
  expect(told).toMatchObject({ phase: 'answers', teams });
  expect(told.answers?.questions).toHaveLength(3);
  // Not told one by one.
  expect(told.answers).not.toHaveProperty('of');
  const { phase, board } = await screenOf(games.board, evening.codes.board);
  expect([phase, board?.rows.map(({ team_name }) => team_name)]).toEqual(['board', teams]);
  expect(await screenOf(games.ended, evening.host_views.ended.code)).toMatchObject({ phase: 'winners' });
});

test('everybody sits in the lobby of the running game, and no team waits', async () => {
  const { teams, waiting } = await people.robin.call(hostGamePeople, { params: { id: games.running } });
  expect(waiting).toEqual([]);
  expect(teams.map(({ members }) => members.map(({ player_name }) => player_name))).toEqual([
    ['Ada', 'Ben', 'Cleo'],
    ['Guest'],
    [],
  ]);
});

test('the running game goes on to its end: phones hear it from where they were, and answers of before count', async () => {
  const id = games.running;
  const { ada, rita, robin } = people;
  const live = await ada.connect(id, evening.player_views.ada as never);
  const { ask, close, grade, reveal, publishBoard, endGame, finalizeGame } = await consoleOf(robin, id);
  await ask(2, 1);
  await live.until('ASK');
  await rita.call(submitRound, { params: { id, round: '2' }, body: { doubled: false, answers: [['car']] } });
  await close();
  now += closeGraceMs * 3;
  expect((await reveal(2)).status).toBe(200);
  // Ada saved it on the old server, and it is handed in at the close.
  await grade(2, 0, 'bus', ['half']);
  expect((await publishBoard(2)).status).toBe(200);
  await live.until('RESULTS');
  live.drop();
  await endGame();
  await finalizeGame();
  const { board } = await rita.call(getResults, { params: { id } });
  expect(board?.rows.map(({ team_name, points }) => [team_name, points])).toEqual([
    ['The Foxes', 9],
    ['The Owls', 4.5],
    ['The Papers', 2],
  ]);
});

test('a team joins the planned game at once, and its quizmaster begins', async () => {
  const captain = testPlayerAt(() => server.url);
  const { view } = await joinedAs(captain, evening.host_views.planned.code, 'The Late Ones');
  expect(view.team?.team_name).toBe('The Late Ones');
  const { start, ask } = await consoleOf(people.robin, games.planned);
  await start(1);
  await ask(1, 0);
  expect((await captain.load(games.planned)).round?.asked).toHaveLength(1);
});

test('a login of before ends when its quizmaster is signed out everywhere', async () => {
  await people.robin.call(hostSignOutPerson, { params: { host_id: hosts.kim } });
  expect((await people.kim.ask(hostGames)).status).toBe(401);
  expect((await people.robin.ask(hostGames)).status).toBe(200);
});
