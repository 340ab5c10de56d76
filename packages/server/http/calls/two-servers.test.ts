import {
  answerSurvey,
  countAd,
  type HostFeedback,
  hostEndGame,
  hostProof,
  hostRatings,
  hostRemoveMany,
  hostSaveAd,
  hostSaveSurvey,
  hostSetDoors,
  joinGame,
  joinWithCode,
  listAds,
  nextSurvey,
  saveAnswer,
  seeSurvey,
  sendFeedback,
} from '@snug/contract';
import { details } from '@snug/rules';
import {
  consoleOf,
  expectRefusal,
  guestIn,
  joinedAs,
  newTeam,
  openWorld,
  playerIn,
  type TestPlayer,
  type World,
  type WorldOptions,
  worldOfEachTest,
} from '@snug/testing/server';
import { expect, onTestFinished, test } from 'vitest';

/** Both servers know a browser by the same hash. */
const secret = 'the-secret-of-both-servers-of-this-test';
const world = worldOfEachTest({ secret });

/** A second server on the same database. SQLite has one alone: there it is the same. */
async function otherServer(one = world, options: Partial<WorldOptions> = {}): Promise<World> {
  if (one.databaseUrl === undefined) return one;
  const other = await openWorld({ ...options, databaseUrl: one.databaseUrl, store: 'sqlite', secret });
  onTestFinished(() => other.close());
  return other;
}

/** Two servers on one database, of whose games each takes few. A fifth is kept for whoever has logged in once. */
async function smallServers() {
  const options = { secret, gameCaps: { teams: 10, watchers: 10 } };
  const one = await openWorld(options);
  onTestFinished(() => one.close());
  const { game_id, code, host } = await one.game();
  const servers = [one, await otherServer(one, options)];
  /** As many browsers at once, at one server and the other in turns; what each is told. */
  const crowd = (count: number, work: (guest: TestPlayer, n: number) => Promise<CallOutcome>) =>
    Promise.all(Array.from({ length: count }, (_, n) => work((servers[n % servers.length] ?? one).guest(), n)));
  const { db } = one.server.context.store;
  const teams = () =>
    db
      .selectFrom('game_teams')
      .select('teamid')
      .where('game_id', '=', game_id)
      .where('kicked_at', 'is', null)
      .execute();
  const watchers = () =>
    db
      .selectFrom('game_players')
      .select('player_id')
      .where('game_id', '=', game_id)
      .where('status', '!=', 'joined')
      .where('left_at', 'is', null)
      .execute();
  return { game_id, code, host, params: { id: game_id }, servers, crowd, teams, watchers };
}

type CallOutcome = Pick<Awaited<ReturnType<TestPlayer['ask']>>, 'status' | 'detail'>;

const succeeded = (outcomes: readonly CallOutcome[]) => outcomes.filter(({ status }) => status === 200).length;

/** An ended game at a server, with players on a team who rate its quizmaster. */
async function endedGame(at: World, players: number) {
  const { game_id, code, host } = await at.game();
  const params = { id: game_id };
  const captain = await at.player('Ada');
  const { team_code } = await joinedAs(captain, code, `Foxes of ${game_id}`);
  const people: TestPlayer[] = [captain];
  while (people.length < players) people.push(await playerIn(at, `Ben ${people.length}`, game_id, team_code));
  await host.call(hostEndGame, { params });
  const { host_id } = await at.server.context.store.db.selectFrom('hosts').select('host_id').executeTakeFirstOrThrow();
  const rate = async (person: TestPlayer) => {
    const { player_code } = (await person.load(game_id)).me;
    const body: HostFeedback = { userid: host_id, player_code, stars: 5, tags: [], notes: '' };
    return person.call(sendFeedback, { params, body });
  };
  return { host, people, rate };
}

test('CALL-39 ratings that come at once in two games and at two servers are each in one group', async () => {
  const here = await endedGame(world, 6);
  const there = await endedGame(await otherServer(), 6);
  await Promise.all([here, there].flatMap(({ people, rate }) => people.map(rate)));
  const groups = await here.host.call(hostRatings);
  expect(groups.map(({ number, stars }) => [number, stars])).toEqual([
    [1, [0, 0, 0, 0, 5]],
    [2, [0, 0, 0, 0, 5]],
  ]);
  const rows = await world.server.context.store.db.selectFrom('feedback').select('group_number').execute();
  const sizes = [1, 2, null].map((number) => rows.filter((row) => row.group_number === number).length);
  expect(sizes).toEqual([5, 5, 2]);
});

test('CALL-40 CALL-60 CALL-61 what a person does at two servers at once counts once', async () => {
  await world.server.context.store.db.updateTable('surveys').set({ active: 0 }).execute();
  await world.server.context.store.db.updateTable('ads').set({ active: 0 }).execute();
  const { game_id, host } = await world.game();
  const own = { sponsor_id: '', active: true, starts_on: '', ends_on: '' };
  const { ad_id } = await host.call(hostSaveAd, { body: { ...own, link: '', image: '', text: 'Ale' } });
  const question = { ...own, question_text: 'Tea or coffee?', options: ['Tea', 'Coffee'] };
  const { surveyid } = await host.call(hostSaveSurvey, { body: question });
  const other = await otherServer();
  const people: TestPlayer[] = [];
  for (let n = 0; n < 4; n++) {
    const guest = await guestIn(world, game_id);
    people.push(guest, other.guest(guest.clientId));
  }
  const all = (work: (person: TestPlayer) => Promise<unknown>) =>
    Promise.all(people.flatMap((person) => [work(person), work(person)]));
  await all((person) => person.call(listAds, { params: { gameid: game_id } }));
  await all((person) => person.call(nextSurvey, { query: { game_id } }));
  for (const event of ['seen', 'tapped'] as const) {
    await all((person) => person.call(countAd, { params: { gameid: game_id, ad_id, event } }));
  }
  const params = { id: surveyid };
  await all((person) => person.call(seeSurvey, { params, body: { game_id } }));
  await all((person) => person.call(answerSurvey, { params, body: { response: 'Tea', game_id } }));

  const { rows } = await host.call(hostProof, { query: {} });
  const rowOf = (id: string) => rows.filter((row) => row.id === id);
  expect(rowOf(ad_id)).toMatchObject([{ served: 4, seen: 4, tapped: 4 }]);
  expect(rowOf(surveyid)).toMatchObject([{ served: 4, seen: 4, answered: 4, skipped: 0, chosen: [4, 0] }]);
});

test('a crowd that comes to two servers at once does not fill a game beyond its caps', async () => {
  const { code, params, crowd, teams, watchers } = await smallServers();
  const bring = await crowd(14, (guest, n) => guest.ask(joinWithCode, { body: newTeam(code, `Crowd ${n}`) }));
  expect([succeeded(bring), (await teams()).length]).toEqual([8, 8]);
  const watch = await crowd(24, (guest) => guest.ask(joinGame, { params, body: {} }));
  expect([succeeded(watch), (await watchers()).length]).toEqual([8, 8]);
  for (const { status, detail } of [...bring, ...watch].filter((each) => each.status !== 200)) {
    expect(status).toBe(409);
    expect([details.gameFull, details.gameCrowded]).toContain(detail);
  }
});

test('two servers find one name taken, when two teams come with it at once', async () => {
  const { code, crowd, teams } = await smallServers();
  const bring = await crowd(10, (guest) => guest.ask(joinWithCode, { body: newTeam(code, 'The Foxes') }));
  expect([succeeded(bring), (await teams()).length]).toEqual([1, 1]);
});

test('doors that are closed at one server are closed at the other, also for whoever comes in that moment', async () => {
  const { code, host, params, crowd, teams, watchers } = await smallServers();
  const coming = crowd(16, (guest, n) =>
    n % 4 < 2
      ? guest.ask(joinWithCode, { body: newTeam(code, `Crowd ${n}`) })
      : guest.ask(joinGame, { params, body: {} }),
  );
  await host.call(hostSetDoors, { params, body: { closed: true } });
  const inside = async () => (await teams()).length + (await watchers()).length;
  const closedWith = await inside();
  const later = await crowd(8, (guest, n) =>
    n % 4 < 2
      ? guest.ask(joinWithCode, { body: newTeam(code, `Later ${n}`) })
      : guest.ask(joinGame, { params, body: {} }),
  );
  expect(later.map(({ status, detail }) => [status, detail])).toEqual(later.map(() => [409, details.doorsClosed]));
  expect(succeeded(await coming)).toBe(closedWith);
  expect(await inside()).toBe(closedWith);
});

test('who is taken out at one server writes nothing more at the other, and is no newcomer’s way around the doors', async () => {
  const { game_id, code, host, params, servers, teams } = await smallServers();
  const [here, there] = servers;
  const rude = here?.guest();
  const elsewhere = there?.guest(rude?.clientId);
  if (!rude || !elsewhere) throw new Error('There are two servers.');
  const { view } = await joinedAs(rude, code, 'The Rude');
  const { start, ask } = await consoleOf(host, game_id);
  await start(1);
  await ask(1, 0);
  const save = (by: TestPlayer, answer: string) =>
    by.ask(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, answer } });
  expect((await save(elsewhere, 'in time')).status).toBe(200);
  const remove = { params, body: { teamids: [view.team?.teamid ?? ''], player_codes: [] } };
  await Promise.all([host.call(hostRemoveMany, remove), host.call(hostRemoveMany, remove)]);
  await host.call(hostSetDoors, { params, body: { closed: true } });
  for (const by of [rude, elsewhere]) {
    expect((await save(by, 'after')).status).toBe(403);
    await expectRefusal(by.ask(joinWithCode, { body: newTeam(code, 'The Rude') }), 409, details.doorsClosed);
  }
  expect(await teams()).toEqual([]);
  const { db } = servers[0]?.server.context.store ?? {};
  expect(await db?.selectFrom('answers').select('answer').execute()).toEqual([{ answer: '["in time"]' }]);
});
