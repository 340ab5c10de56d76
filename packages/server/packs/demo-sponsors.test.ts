import { stat } from 'node:fs/promises';
import { hostAds, hostSurveys, joinGame, listAds, nextSurvey } from '@snug/contract';
import { worldOfFile } from '@snug/testing/server';
import { expect, test } from 'vitest';

const world = worldOfFile({ store: 'sqlite' });

test('CALL-60 a new demo venue has twenty survey questions of three owners, and its next start adds none', async () => {
  const host = await world.host();
  const own = await host.call(hostSurveys);
  expect(own).toHaveLength(20);
  expect(new Set(own.map(({ question_text }) => question_text)).size).toBe(20);
  expect(own.every(({ active, responses, skips }) => active && responses === 0 && skips === 0)).toBe(true);
  expect(own.every(({ options }) => options.length !== 1)).toBe(true);
  expect(own.some(({ options }) => options.length === 0)).toBe(true);
  expect(await world.guest().call(nextSurvey)).toMatchObject({ count: 20 });
  await world.restart();
  expect(await world.guest().call(nextSurvey)).toMatchObject({ count: 20 });
  expect(await (await world.host()).call(hostAds)).toHaveLength(3);
});

test('CALL-40 a new demo venue shows its own ad and those of two sponsors, whose pictures exist', async () => {
  const { game_id } = await world.game();
  const guest = world.guest();
  await guest.call(joinGame, { params: { id: game_id }, body: {} });
  const shown = await guest.call(listAds, { params: { gameid: game_id } });
  expect(shown.map(({ sponsor, link }) => [sponsor ?? '', link !== '']).toSorted()).toEqual([
    ['', false],
    ['Ferry Lane Brewery', true],
    ['Market Street Bakery', true],
  ]);
  for (const { text, image } of shown) {
    expect(text.length > 10).toBe(true);
    const file = new URL(image.replace('/media/demo/', 'pictures/'), import.meta.url);
    expect((await stat(file)).size).toBeLessThan(60_000);
  }
});
