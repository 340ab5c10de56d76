import {
  hostEndGame,
  hostFeedback,
  hostFinalizeGame,
  hostKickTeam,
  hostRatings,
  hostRatingsWaiting,
  needFeedback,
  negativeTags,
  positiveTags,
  sendFeedback,
} from '@snug/contract';
import { HostFeedback } from '@snug/contract/shapes';
import { expectRefusal, gameWithFoxes, guestIn, hostOfVenue, playerIn, worldOfEachTest } from '@snug/testing/server';
import { expect, test } from 'vitest';
import { erase } from '../../operations/erase.ts';
import { retain } from '../../operations/retention.ts';

/** Each test has its own server: ratings of a quizmaster are told over all games. */
const world = worldOfEachTest();

/** An ended game with a player. */
async function afterNight() {
  const { game_id, host, ada, view } = await gameWithFoxes(world);
  const params = { id: game_id };
  await host.call(hostEndGame, { params });
  const [target] = await ada.call(needFeedback, { params });
  const userid = target?.userid ?? '';
  const { player_code } = view.me;
  const rating = { userid, player_code, stars: 5, tags: ['Funny', 'Creative'], notes: 'Lovely.' } as HostFeedback;
  return { game_id, params, host, ada, rating };
}

test('CALL-38 OPEN-55 after the end players are asked for the quizmasters they have not rated', async () => {
  const { game_id, host, ada } = await gameWithFoxes(world);
  const params = { id: game_id };
  const watcher = await guestIn(world, game_id);
  expect(await ada.call(needFeedback, { params })).toEqual([]);
  expect((await ada.load(game_id)).feedback_eligible).toBe(false);

  await host.call(hostEndGame, { params });
  const targets = await ada.call(needFeedback, { params });
  expect(targets).toEqual([{ userid: expect.any(String), name: 'Robin' }]);
  expect((await ada.load(game_id)).feedback_eligible).toBe(true);
  // Watchers and strangers rate nobody.
  expect(await watcher.call(needFeedback, { params })).toEqual([]);
  expect((await watcher.load(game_id)).feedback_eligible).toBe(false);
  expect(await (await world.player('Sam')).ask(needFeedback, { params })).toMatchObject({ status: 403 });
  await host.call(hostFinalizeGame, { params });
  expect(await ada.call(needFeedback, { params })).toEqual(targets);
});

test('CALL-39 ENTITY-FEEDBACK H30 a quizmaster is rated once by each player', async () => {
  const { game_id, params, host, ada, rating } = await afterNight();
  expect(HostFeedback.parse({ ...rating, is_admin: true })).toEqual(rating);
  expect(Object.keys(rating).sort()).toEqual(['notes', 'player_code', 'stars', 'tags', 'userid']);
  expect(await ada.call(sendFeedback, { params, body: rating })).toEqual({ status: 'success' });
  expect(await ada.call(needFeedback, { params })).toEqual([]);
  expect((await ada.load(game_id)).feedback_eligible).toBe(false);
  expect(await ada.call(sendFeedback, { params, body: rating })).toEqual({ status: 'success' });
  expect(await ada.ask(sendFeedback, { params, body: { ...rating, stars: 4 } })).toMatchObject({
    status: 409,
    detail: 'You have already rated this quizmaster.',
  });
  expect(await host.call(hostRatingsWaiting)).toEqual({ waiting: 1 });
});

test('CALL-39 H30 only players of the game rate, and only its own quizmasters', async () => {
  const { game_id, params, ada, rating, host } = await afterNight();
  const ask = (body: HostFeedback) => ada.ask(sendFeedback, { params, body });
  const kim = await hostOfVenue(world, 'The Bell');
  await expectRefusal(ask({ ...rating, userid: 'host of The Bell' }), 404, 'There is no such quizmaster in this game.');
  expect(await kim.ask(hostFeedback, { params })).toMatchObject({ status: 403 });
  expect(await ada.ask(hostFeedback, { params })).toMatchObject({ status: 403 });

  // Players of a team that was taken out do not rate.
  await host.call(hostKickTeam, { params: { id: game_id, team: (await ada.load(game_id)).team?.teamid ?? '' } });
  expect(await ada.ask(sendFeedback, { params, body: rating })).toMatchObject({ status: 403 });
  expect(await host.call(hostFeedback, { params })).toEqual([]);
});

test('CALL-39 LIMIT-05 LIMIT-06 LIMIT-07 one to five stars, with the tags of the list', async () => {
  const { params, ada, rating } = await afterNight();
  for (const stars of [0, 6, 2.5, -1, '5', null]) {
    const body = { ...rating, stars } as HostFeedback;
    expect([stars, (await ada.ask(sendFeedback, { params, body })).status]).toEqual([stars, 400]);
  }
  const odd = { ...rating, tags: ['Handsome'] } as unknown as HostFeedback;
  expect(await ada.ask(sendFeedback, { params, body: odd })).toMatchObject({ status: 400 });
  expect(positiveTags).toEqual([
    'Funny',
    'Charismatic',
    'Professional',
    'Clear Instructions',
    'Friendly',
    'Creative',
    'Other',
  ]);
  expect(negativeTags).toEqual([
    'Boring',
    'Awkward',
    'Confusing',
    'Disorganized',
    'Unprofessional',
    'Rude',
    'Unfair Grading',
    'Other',
  ]);
});

/** An ended game in which so many players of one team can rate. */
async function nightWith(count: number) {
  const { game_id, host, ada, team_code } = await gameWithFoxes(world);
  const players = [ada];
  for (let n = 1; n < count; n++) players.push(await playerIn(world, `Player ${n}`, game_id, team_code));
  const params = { id: game_id };
  await host.call(hostEndGame, { params });
  const [{ userid = '' } = {}] = await ada.call(needFeedback, { params });
  const rate = async (n: number, stars: number, tags: string[] = [], notes = '') => {
    const player = players[n];
    const player_code = (await player?.load(game_id))?.me.player_code ?? '';
    const body = { userid, player_code, stars, tags, notes } as HostFeedback;
    return player?.call(sendFeedback, { params, body });
  };
  return { game_id, host, players, params, rate };
}

test('CALL-39 H30 ratings are told in closed groups of five, without who, when or in which order', async () => {
  const { host, params, rate } = await nightWith(7);
  const told = async () => [await host.call(hostRatings), await host.call(hostFeedback, { params })];
  await rate(0, 5, ['Funny', 'Creative'], 'Zounds, what a shit show.');
  for (const [n, notes] of ['', 'A fine night.', ''].entries()) await rate(n + 1, 5, ['Funny'], notes);
  expect(await told()).toEqual([[], []]);
  expect(await host.call(hostRatingsWaiting)).toEqual({ waiting: 4 });
  await rate(4, 2, ['Rude', 'Other'], 'Mind your manners.');
  const group = {
    number: 1,
    closed_on: '2026-01-06',
    stars: [0, 1, 0, 0, 4],
    tags: [
      { tag: 'Funny', count: 4 },
      { tag: 'Creative', count: 1 },
      { tag: 'Other', count: 1 },
      { tag: 'Rude', count: 1 },
    ],
    notes: ['A fine night.', 'Mind your manners.', 'Zounds, what a shit show.'],
    rude_notes: [2],
  };
  expect(await told()).toEqual([[group], [group]]);
  // The sixth and the seventh change nothing.
  for (const n of [5, 6]) await rate(n, 1, ['Boring'], 'Never again.');
  expect(await told()).toEqual([[group], [group]]);
  expect(await host.call(hostRatingsWaiting)).toEqual({ waiting: 2 });
});

test('CALL-39 a group may be of several games, and each of them shows it', async () => {
  const [first, second, third] = [await nightWith(3), await nightWith(2), await nightWith(1)];
  for (const n of [0, 1, 2]) await first.rate(n, 5);
  for (const n of [0, 1]) await second.rate(n, 4);
  await third.rate(0, 1);
  const group = { number: 1, stars: [0, 0, 0, 2, 3] };
  for (const { params } of [first, second]) {
    expect(await first.host.call(hostFeedback, { params })).toMatchObject([group]);
  }
  expect(await first.host.call(hostFeedback, { params: third.params })).toEqual([]);
});

test('CALL-39 ratings that come at once, in two games, close each group once', async () => {
  const nights = [await nightWith(6), await nightWith(6)];
  const all = nights.flatMap(({ rate }) => [0, 1, 2, 3, 4, 5].map((n) => rate(n, 3)));
  await Promise.all(all);
  const groups = (await nights[0]?.host.call(hostRatings)) ?? [];
  expect(groups.map(({ number, stars }) => [number, stars])).toEqual([
    [1, [0, 0, 5, 0, 0]],
    [2, [0, 0, 5, 0, 0]],
  ]);
  expect(await nights[0]?.host.call(hostRatingsWaiting)).toEqual({ waiting: 2 });
});

test('CALL-39 H76 a closed group stays as it is when a rater is erased and when its game is deleted', async () => {
  const { host, players, params, rate } = await nightWith(6);
  for (const n of [0, 1, 2, 3, 4]) await rate(n, 5, ['Friendly'], `Note ${n}`);
  await rate(5, 1, ['Rude'], 'A note that waits');
  const before = await host.call(hostRatings);
  for (const { token = '' } of players) {
    const playerid = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
    await erase(world.server.context, { playerid });
  }
  expect(await host.call(hostRatings)).toEqual(before);
  expect(await host.call(hostFeedback, { params })).toEqual(before);
  const { db } = world.server.context.store;
  const notes = await db.selectFrom('feedback').select('notes').execute();
  expect(notes.every((each) => each.notes === '')).toBe(true);
  world.clock.pass(3 * 366 * 86_400_000);
  expect(await retain(world.server.context, { gamesMonths: 24 })).toMatchObject({ games: expect.any(Number) });
  expect(await db.selectFrom('feedback').selectAll().execute()).toEqual([]);
  expect(await (await world.host()).call(hostRatings)).toEqual(before);
});
