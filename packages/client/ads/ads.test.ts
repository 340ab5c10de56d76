import type { Ad } from '@snug/contract';
import { expect, test } from 'vitest';
import { type FakeAnswers, fakeClient, offline, play } from '../fake/index.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import { createAds, firstAd } from './ads.ts';

const ads: readonly Ad[] = ['a', 'b', 'c'].map((ad_id) => ({ ad_id, link: '', image: '', text: `Ad ${ad_id}` }));

async function adsWith(view: Parameters<typeof play>[1] = {}, answers: FakeAnswers = {}) {
  const clock = virtualClock();
  const game = play([], view);
  // A subscriber, without which the game is not loaded.
  game.subscribe(() => {});
  const client = fakeClient({
    games: { g1: game },
    answers: { listAds: [...ads], countAd: { status: 'success' }, ...answers },
  });
  const random = { bytes: (count: number) => new Uint8Array(count), fraction: () => 0.5 };
  await clock.pass(0);
  return { clock, client, made: createAds(client, { gameId: 'g1', clock, random }) };
}

test('ADS-02 OPEN-59 the first ad is chosen by the number of rounds already played', () => {
  const round = {} as never;
  expect([-1, 0, 1, 2, 3].map((round_index) => firstAd({ round: null, round_index }, 3))).toEqual([0, 1, 2, 0, 1]);
  // A round that is being played has not been played.
  expect([0, 1, 2, 3].map((round_index) => firstAd({ round, round_index }, 3))).toEqual([0, 1, 2, 0]);
  expect(firstAd({ round: null, round_index: 4 }, 0)).toBe(0);
});

test('they are asked for once, each phone of a room at another moment', async () => {
  const { clock, client, made } = await adsWith({ view: { round: null, round_index: 1 } });
  made.start();
  await clock.pass(999);
  expect(client.sent('listAds')).toEqual([]);
  await clock.pass(1);
  expect(made.get()).toEqual({ ads, startAt: 2 });
  made.start();
  await clock.pass(5_000);
  expect(client.sent('listAds')).toHaveLength(1);
});

test('ADS-03 OPEN-58 for a private event nothing is asked', async () => {
  const { clock, client, made } = await adsWith({ view: { private_event: true } });
  made.start();
  await clock.pass(60_000);
  expect([client.calls, made.get().ads]).toEqual([[], []]);
});

test('whoever leaves before they come asks for nothing', async () => {
  const { clock, client, made } = await adsWith();
  made.start();
  made.stop();
  await clock.pass(5_000);
  expect([client.calls, clock.pending()]).toEqual([[], 0]);
});

test('ads that do not come are nobody’s trouble, and are asked for again at the next break', async () => {
  let isDown = true;
  const { clock, made } = await adsWith(
    {},
    {
      listAds: () => {
        if (isDown) throw new TypeError('down');
        return [...ads];
      },
    },
  );
  made.start();
  await clock.pass(2_000);
  expect(made.get().ads).toEqual([]);
  isDown = false;
  made.stop();
  made.start();
  await clock.pass(2_000);
  expect(made.get().ads).toEqual(ads);
});

test('what is seen and tapped is counted once for each ad, also when its call is lost', async () => {
  const { client, made } = await adsWith({}, { countAd: offline });
  for (const ad_id of ['a', 'a', 'b']) made.see(ad_id);
  made.tap('a');
  made.tap('a');
  expect(client.sent('countAd').map(({ params }) => params)).toEqual([
    { gameid: 'g1', ad_id: 'a', event: 'seen' },
    { gameid: 'g1', ad_id: 'b', event: 'seen' },
    { gameid: 'g1', ad_id: 'a', event: 'tapped' },
  ]);
});
