import {
  answerSurvey,
  countAd,
  type HostFeedback,
  hostEndGame,
  hostProof,
  hostRatings,
  hostSaveAd,
  hostSaveSurvey,
  listAds,
  nextSurvey,
  seeSurvey,
  sendFeedback,
} from '@snug/contract';
import {
  guestIn,
  joinedAs,
  openWorld,
  playerIn,
  type TestPlayer,
  type World,
  worldOfEachTest,
} from '@snug/testing/server';
import { expect, onTestFinished, test } from 'vitest';

/** Both servers know a browser by the same hash. */
const secret = 'the-secret-of-both-servers-of-this-test';
const world = worldOfEachTest({ secret });

/** A second server on the same database. SQLite has one alone: there it is the same. */
async function otherServer(): Promise<World> {
  if (world.databaseUrl === undefined) return world;
  const other = await openWorld({ databaseUrl: world.databaseUrl, store: 'sqlite', secret });
  onTestFinished(() => other.close());
  return other;
}

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
