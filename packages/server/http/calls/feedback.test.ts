import {
  hostEndGame,
  hostFeedback,
  hostFinalizeGame,
  hostKickTeam,
  needFeedback,
  negativeTags,
  positiveTags,
  sendFeedback,
} from '@snug/contract';
import { HostFeedback } from '@snug/contract/shapes';
import { expectRefusal, gameWithFoxes, guestIn, hostOfVenue, worldOfFile } from '@snug/testing/server';
import { expect, test } from 'vitest';

const world = worldOfFile();

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
