import type { Ad } from '@snug/contract';
import { expect, test, vi } from 'vitest';
import { type FakeAnswers, fakeClient, offline, play, refuses } from '../fake/index.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import { createAds } from './ads.ts';

const ale: Ad = { ad_id: 'a1', link: 'https://oak.example', image: '', text: 'Half price on Mondays', sponsor: 'Oak' };
const random = { bytes: (count: number) => new Uint8Array(count), fraction: () => 0.5 };

function adsWith(answers: FakeAnswers = {}, isPrivate = false) {
  const clock = virtualClock(0);
  const game = play([], { view: { private_event: isPrivate } });
  const client = fakeClient({
    games: { g1: game },
    answers: { listAds: [ale], countAd: { status: 'success' }, ...answers },
  });
  const make = () => createAds(client, { gameId: 'g1', clock, random });
  return { client, clock, make, ads: make() };
}

test('the ads of a game come after a moment that differs for each of a room', async () => {
  const { ads, client, clock } = adsWith();
  ads.start();
  await clock.pass(999);
  expect(client.calls).toEqual([]);
  await clock.pass(1);
  expect(ads.get()).toEqual([ale]);
  expect(client.sent('listAds').map(({ params }) => params)).toEqual([{ gameid: 'g1' }]);
});

test('ADS-03 OPEN-58 a private event makes no call', async () => {
  const { ads, client, clock } = adsWith({}, true);
  ads.start();
  await clock.pass(60_000);
  expect([ads.get(), client.calls, clock.pending()]).toEqual([[], [], 0]);
});

test('they are asked for once in a game, however often a round takes them away', async () => {
  const { ads, client, clock, make } = adsWith();
  ads.start();
  await clock.pass(2_000);
  ads.stop();
  const again = make();
  expect(again.get()).toEqual([ale]);
  again.start();
  await clock.pass(0);
  expect(client.sent('listAds')).toHaveLength(1);
});

test('another player of the same phone is asked for and counted, too', async () => {
  const { ads, client, clock, make } = adsWith();
  ads.start();
  await clock.pass(2_000);
  ads.see('a1');
  ads.stop();
  client.session.freshClientId();
  const others = make();
  expect(others.get()).toEqual([]);
  others.start();
  await clock.pass(2_000);
  others.see('a1');
  expect(client.sent('listAds')).toHaveLength(2);
  expect(client.sent('countAd')).toHaveLength(2);
});

test('a break without a network has no ads; the next one asks again', async () => {
  let isDown = true;
  const { ads, clock } = adsWith({ listAds: () => (isDown ? offline() : [ale]) });
  ads.start();
  await clock.pass(2_000);
  expect(ads.get()).toEqual([]);
  ads.stop();
  isDown = false;
  ads.start();
  await clock.pass(2_000);
  expect(ads.get()).toEqual([ale]);
});

test('stopped before its moment, it makes no call and leaves no timer', async () => {
  const { ads, client, clock } = adsWith();
  ads.start();
  ads.stop();
  await clock.pass(10_000);
  expect([client.calls, clock.pending()]).toEqual([[], 0]);
});

test('seen and tapped count once each, also at the next break', async () => {
  const { ads, client, make } = adsWith();
  ads.see('a1');
  ads.see('a1');
  ads.tap('a1');
  make().see('a1');
  expect(client.sent('countAd').map(({ params }) => params)).toEqual([
    { gameid: 'g1', ad_id: 'a1', event: 'seen' },
    { gameid: 'g1', ad_id: 'a1', event: 'tapped' },
  ]);
});

test('a tap is counted even while the page is being left', () => {
  const { client } = adsWith();
  const call = vi.spyOn(client, 'call');
  createAds(client, { gameId: 'g1' }).tap('a1');
  expect(call.mock.calls.map(([, options]) => options?.keepalive)).toEqual([true]);
});

test.each([
  ['is lost is told again', offline, 2],
  ['the server refuses is not', refuses(404, 'No such ad.'), 1],
] as const)('a count that %s', async (_, countAd, times) => {
  const { ads, client, clock } = adsWith({ countAd });
  ads.see('a1');
  await clock.pass(0);
  ads.see('a1');
  expect(client.sent('countAd')).toHaveLength(times);
});
