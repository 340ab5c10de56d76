import {
  hostEndGame,
  hostFeedback,
  hostFinalizeGame,
  hostKickTeam,
  hostSignIn,
  needFeedback,
  negativeTags,
  positiveTags,
  sendFeedback,
} from '@snug/contract';
import { HostFeedback } from '@snug/contract/shapes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSignInLink } from '../../accounts/sign-in-links.ts';
import { joinedAs, joinedBy, openWorld, type World } from '../../testing/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** An ended game with a player. */
async function afterNight() {
  const { game_id, code, host } = await world.game();
  const ada = await world.player('Ada');
  const { view } = await joinedAs(ada, code, 'The Foxes');
  const params = { id: game_id };
  await host.call(hostEndGame, { params });
  const [target] = await ada.call(needFeedback, { params });
  const userid = target?.userid ?? '';
  const { player_code } = view.me;
  const rating = { userid, player_code, stars: 5, tags: ['Funny', 'Creative'], notes: 'Lovely.' } as HostFeedback;
  return { game_id, params, host, ada, rating };
}

test('CALL-38 OPEN-55 after the end players are asked for the quizmasters they have not rated', async () => {
  const { game_id, code, host } = await world.game();
  const params = { id: game_id };
  const ada = await world.player('Ada');
  await joinedAs(ada, code, 'The Foxes');
  const watcher = world.guest();
  await joinedBy(watcher, game_id);
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

test('CALL-39 ENTITY-FEEDBACK H30 a quizmaster is rated once by each player, and reads it', async () => {
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
  expect(await host.call(hostFeedback, { params })).toEqual([
    {
      stars: 5,
      tags: ['Funny', 'Creative'],
      notes: 'Lovely.',
      player_name: 'Ada',
      at: new Date(world.clock.now()).toISOString(),
    },
  ]);
});

test('CALL-39 H30 only players of the game rate, for themselves, its own quizmasters, after its end', async () => {
  const { game_id, params, ada, rating, host } = await afterNight();
  const ask = (body: HostFeedback) => ada.ask(sendFeedback, { params, body });
  expect(await ask({ ...rating, player_code: 'another' })).toMatchObject({
    status: 400,
    detail: 'You can only rate for yourself.',
  });
  expect(await ask({ ...rating, userid: 'nobody' })).toMatchObject({ status: 404 });

  const { context } = world.server;
  const other = { host_id: 'kim', venue_id: 'bell', name: 'Kim', tip_handle: '', created_at: 1 };
  await context.store.db
    .insertInto('venues')
    .values({ venue_id: 'bell', name: 'Bell', demo: 0, created_at: 1 })
    .execute();
  await context.store.db.insertInto('hosts').values(other).execute();
  expect(await ask({ ...rating, userid: 'kim' })).toMatchObject({
    status: 404,
    detail: 'There is no such quizmaster in this game.',
  });
  const kim = world.guest();
  kim.token = (await kim.call(hostSignIn, { body: { link: await newSignInLink(context, 'kim') } })).token;
  expect(await kim.ask(hostFeedback, { params })).toMatchObject({ status: 403 });
  expect(await ada.ask(hostFeedback, { params })).toMatchObject({ status: 403 });

  const next = await world.game();
  const { view } = await joinedAs(ada, next.code, 'The Foxes');
  const early = { ...rating, player_code: view.me.player_code };
  expect(await ada.ask(sendFeedback, { params: { id: next.game_id }, body: early })).toMatchObject({
    status: 409,
    detail: 'You can rate the quizmaster when the game has ended.',
  });
  // Players of a team that was taken out do not rate.
  await host.call(hostKickTeam, { params: { id: game_id, team: (await ada.load(game_id)).team?.teamid ?? '' } });
  expect(await ada.ask(sendFeedback, { params, body: rating })).toMatchObject({ status: 403 });
  expect(await host.call(hostFeedback, { params })).toEqual([]);
});

test('CALL-39 LIMIT-05 LIMIT-06 LIMIT-07 one to five stars; good tags go with more than three, the others with fewer', async () => {
  const { params, ada, rating } = await afterNight();
  for (const stars of [0, 6, 2.5, -1, '5', null]) {
    const body = { ...rating, stars } as HostFeedback;
    expect([stars, (await ada.ask(sendFeedback, { params, body })).status]).toEqual([stars, 400]);
  }
  const wrong = { status: 400, detail: 'These tags do not go with this rating.' };
  expect(await ada.ask(sendFeedback, { params, body: { ...rating, stars: 3 } })).toMatchObject(wrong);
  expect(await ada.ask(sendFeedback, { params, body: { ...rating, stars: 4, tags: ['Rude'] } })).toMatchObject(wrong);
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
  expect(await ada.ask(sendFeedback, { params, body: { ...rating, stars: 3, tags: ['Other', 'Rude'] } })).toMatchObject(
    {
      status: 200,
    },
  );
});
