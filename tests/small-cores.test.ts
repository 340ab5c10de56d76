/** Runs the client's small cores against the real server, to verify what they assume about it. */
import {
  cookieJar,
  createCore,
  createFeedback,
  createSurveyFeed,
  isFeedbackDue,
  memoryStorage,
  playerSurveys,
  type SnugCore,
  systemClock,
} from '@snug/client';
import { withoutWaits } from '@snug/client/fake';
import {
  hostEndGame,
  hostFeedback,
  hostRatingsWaiting,
  hostSaveSurvey,
  hostSurveys,
  loadGame,
  surveysPerDay,
} from '@snug/contract';
import { joinedAs, type TestPlayer, worldOfFile } from '@snug/testing/server';
import { expect, test } from 'vitest';

const world = worldOfFile();

/** A browser of this person. */
function coreOf({ clientId, token }: TestPlayer): SnugCore {
  const jar = cookieJar();
  const core = createCore({
    origin: world.server.url,
    seams: { http: jar.http, cookies: jar.cookies, storage: memoryStorage() },
  });
  core.session.setClientId(clientId);
  if (token !== undefined) core.session.setToken(token);
  return core;
}

/** A feed on the server's date, whose two seconds of loading are over at once. */
async function openFeed(core: SnugCore) {
  const clock = withoutWaits({ now: () => world.clock.now(), after: systemClock.after });
  const feed = createSurveyFeed({ ...playerSurveys(core), clock });
  feed.start();
  await expect.poll(() => feed.get().step).not.toBe('loading');
  return feed;
}

test('LIMIT-11 H31 OPEN-57 twenty questions a day, also for a tab that lags behind', async () => {
  const host = await world.host();
  for (const survey of await host.call(hostSurveys)) {
    await host.call(hostSaveSurvey, { body: { ...survey, active: false } });
  }
  for (let n = 0; n < 25; n++) {
    const options = n % 2 === 0 ? ['Tea', 'Coffee'] : [];
    const own = { sponsor_id: '', active: true, starts_on: '', ends_on: '' };
    await host.call(hostSaveSurvey, { body: { question_text: `Question ${n}?`, options, ...own } });
  }
  const ada = await world.player('Ada');
  const feed = await openFeed(coreOf(ada));
  const lagging = await openFeed(coreOf(ada));
  lagging.write('Late');
  lagging.choose('Tea');
  for (let n = 0; n < surveysPerDay; n++) {
    expect(feed.get()).toMatchObject({
      step: 'question',
      progress: { answered: n, max: surveysPerDay },
      error: undefined,
    });
    feed.write('Salt');
    feed.choose('Coffee');
    await (n % 4 === 1 ? feed.skip('Too personal') : feed.submit());
  }
  expect(feed.get()).toEqual({ step: 'all-answered' });
  // The first answer stands, whatever another tab sends later.
  await lagging.submit();
  expect(lagging.get()).toEqual({ step: 'all-answered' });
  const tally = await host.call(hostSurveys);
  // Given outside a game, they stand apart from the figures of games.
  const count = (of: 'responses' | 'skips') => tally.reduce((sum, { elsewhere }) => sum + elsewhere[of], 0);
  expect([count('responses'), count('skips')]).toEqual([15, 5]);
  expect(tally.reduce((sum, { responses, skips }) => sum + responses + skips, 0)).toBe(0);

  world.clock.pass(86_400_000);
  expect((await openFeed(coreOf(ada))).get()).toMatchObject({ step: 'question', progress: { answered: 0, max: 5 } });
});

test('OPEN-55 H30 a quizmaster is rated once, and a second tab is told that nothing is due', async () => {
  const { game_id, code, host } = await world.game();
  const ben = await world.player('Ben');
  await joinedAs(ben, code, 'The Owls');
  const core = coreOf(ben);
  const loadView = () => core.call(loadGame, { query: { game_id } });
  expect(isFeedbackDue(await loadView())).toBe(false);
  await host.call(hostEndGame, { params: { id: game_id } });
  const view = await loadView();
  expect(isFeedbackDue(view)).toBe(true);

  const options = { gameId: game_id, playerCode: view.me.player_code };
  const [first, second] = [createFeedback(core, options), createFeedback(coreOf(ben), options)];
  await Promise.all([first.start(), second.start()]);
  first.setStars(5);
  first.toggle('Funny');
  first.toggle('Clear Instructions');
  first.write(' Lovely evening. ');
  await first.submit();
  expect(first.get()).toEqual({ step: 'thanks' });
  second.setStars(1);
  second.toggle('Rude');
  await second.submit();
  expect(second.get()).toEqual({ step: 'nothing' });
  // One rating is told to nobody: it waits for four others.
  expect(await host.call(hostFeedback, { params: { id: game_id } })).toEqual([]);
  expect(await host.call(hostRatingsWaiting)).toEqual({ waiting: 1 });
  const { db } = world.server.context.store;
  expect(await db.selectFrom('feedback').select(['stars', 'tags', 'notes']).execute()).toEqual([
    { stars: 5, tags: '["Funny","Clear Instructions"]', notes: 'Lovely evening.' },
  ]);
  expect(isFeedbackDue(await loadView())).toBe(false);
});
