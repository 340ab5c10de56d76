import { type AdProof, countAd, hostAdProof, hostAds, hostNewGame, hostSaveAd, listAds } from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import { guestIn, hostOfVenue, littleQuiz, type TestPlayer, worldOfFile } from '@snug/testing/server';
import { expect, test } from 'vitest';

const dayMs = 86_400_000;
const ale = {
  sponsor: 'Brewer',
  link: 'https://brewer.example/ale?from=quiz',
  image: 'https://brewer.example/ale.png',
  text: 'Ale',
  active: true,
};

const world = worldOfFile();

let venues = 0;

/** A new venue with its quizmaster, and a game there with a watcher. */
async function pub(more: { private_event?: boolean } = {}) {
  const host = await hostOfVenue(world, `venue-${++venues}`);
  const game = (title: string) => host.call(hostNewGame, { body: { title, pack: Pack.parse(littleQuiz), ...more } });
  const { game_id } = await game('Test night');
  const watch = (id: string = game_id) => guestIn(world, id);
  const proof = (ad_id?: string) => host.call(hostAdProof, { query: ad_id === undefined ? {} : { ad_id } });
  return { game_id, host, game, watch, proof };
}

const ads = (person: TestPlayer, gameid: string) => person.call(listAds, { params: { gameid } });
const count = (person: TestPlayer, gameid: string, ad_id: string, event: string) =>
  person.ask(countAd, { params: { gameid, ad_id, event: event as 'seen' } });
const counts = (lines: readonly AdProof[]) => lines.map(({ served, seen, tapped }) => [served, seen, tapped]);

test('CALL-40 ENTITY-AD players see the running ads of their game’s venue, without payer and counts', async () => {
  const [here, there] = [await pub(), await pub()];
  const made = await here.host.call(hostSaveAd, { body: ale });
  expect(made).toEqual({ ad_id: expect.any(String), ...ale, served: 0, seen: 0, tapped: 0 });
  await here.host.call(hostSaveAd, { body: { ...ale, text: 'Stopped', active: false } });
  await there.host.call(hostSaveAd, { body: { ...ale, text: 'Elsewhere' } });
  const { ad_id, link, image, text } = made;
  expect(await ads(await here.watch(), here.game_id)).toEqual([{ ad_id, link, image, text }]);
  expect(await world.guest().ask(listAds, { params: { gameid: here.game_id } })).toMatchObject({ status: 403 });
});

test('CALL-40 ADS-03 OPEN-58 a private event has no ads, and counts none', async () => {
  const { game_id, host, watch, proof } = await pub({ private_event: true });
  const { ad_id } = await host.call(hostSaveAd, { body: ale });
  const guest = await watch();
  expect(await ads(guest, game_id)).toEqual([]);
  expect(await count(guest, game_id, ad_id, 'seen')).toMatchObject({ status: 404 });
  expect(await proof()).toEqual([]);
});

test('ADS served, seen and tapped count each player once a day, by game and UTC day', async () => {
  const { game_id, host, game, watch, proof } = await pub();
  const { ad_id } = await host.call(hostSaveAd, { body: ale });
  const { ad_id: quiet } = await host.call(hostSaveAd, { body: { ...ale, text: 'Stout' } });
  const second = await game('Second night');
  const [ann, bob, cat] = [await watch(), await watch(), await watch(second.game_id)];
  for (const person of [ann, ann, bob]) await ads(person, game_id);
  await ads(cat, second.game_id);
  for (const person of [ann, ann, bob]) {
    expect(await count(person, game_id, ad_id, 'seen')).toMatchObject({ status: 200, body: { status: 'success' } });
  }
  await count(ann, game_id, ad_id, 'tapped');
  // It is 20:00. Five hours later it is the next day, and Ann counts again.
  world.clock.pass(dayMs / 4);
  await ads(ann, game_id);

  const lines = await proof(ad_id);
  expect(lines.map(({ day, title, sponsor }) => [day, title, sponsor]).toSorted()).toEqual([
    ['2026-01-06', 'Second night', 'Brewer'],
    ['2026-01-06', 'Test night', 'Brewer'],
    ['2026-01-07', 'Test night', 'Brewer'],
  ]);
  const first = lines.filter(({ day, title }) => day === '2026-01-06' && title === 'Test night');
  expect(counts(first)).toEqual([[2, 2, 1]]);
  expect(counts(lines.filter(({ day }) => day === '2026-01-07'))).toEqual([[1, 0, 0]]);
  expect(await proof()).toHaveLength(6);
  const kept = await host.call(hostAds);
  expect(kept.map(({ ad_id, served, seen, tapped }) => [ad_id === quiet, served, seen, tapped]).toSorted()).toEqual([
    [false, 4, 2, 1],
    [true, 4, 0, 0],
  ]);
});

test('ADS simultaneous views count once', async () => {
  const { game_id, host, watch, proof } = await pub();
  const { ad_id } = await host.call(hostSaveAd, { body: ale });
  const [ann, bob] = [await watch(), await watch()];
  await ads(ann, game_id);
  await Promise.all(
    [ann, bob, ann, bob, ann].flatMap((who) => [ads(who, game_id), count(who, game_id, ad_id, 'tapped')]),
  );
  expect(counts(await proof())).toEqual([[2, 0, 2]]);
});

test('ADS an ad counts only for players to whom it is shown', async () => {
  const [here, there] = [await pub(), await pub()];
  const { ad_id } = await here.host.call(hostSaveAd, { body: ale });
  const [guest, stranger] = [await here.watch(), await there.watch()];
  expect(await count(stranger, there.game_id, ad_id, 'seen')).toMatchObject({ status: 404 });
  expect(await count(stranger, here.game_id, ad_id, 'seen')).toMatchObject({ status: 403 });
  expect(await count(guest, here.game_id, 'nowhere', 'seen')).toMatchObject({ status: 404 });
  for (const event of ['served', 'SEEN', 'x']) {
    expect(await count(guest, here.game_id, ad_id, event)).toMatchObject({ status: 400 });
  }
  expect(await here.proof()).toEqual([]);
});

test('ADS a tap counts while the ad runs, once the game has shown it, and until a day after the end', async () => {
  const { game_id, host, watch, proof } = await pub();
  const { ad_id } = await host.call(hostSaveAd, { body: ale });
  const [ann, bob, cat] = [await watch(), await watch(), await watch()];
  const nothing = { status: 404 };
  expect(await count(ann, game_id, ad_id, 'tapped')).toMatchObject(nothing);
  await ads(ann, game_id);
  expect(await count(ann, game_id, ad_id, 'tapped')).toMatchObject({ status: 200 });
  await host.call(hostSaveAd, { body: { ...ale, ad_id, active: false } });
  expect(await count(bob, game_id, ad_id, 'tapped')).toMatchObject(nothing);
  await host.call(hostSaveAd, { body: { ...ale, ad_id } });
  const { clock, server } = world;
  const ended = { status: 'ended', ended_at: clock.now() } as const;
  await server.context.store.db.updateTable('games').set(ended).where('game_id', '=', game_id).execute();
  clock.pass(dayMs - 1);
  expect(await count(bob, game_id, ad_id, 'tapped')).toMatchObject({ status: 200 });
  clock.pass(1);
  expect(await count(cat, game_id, ad_id, 'tapped')).toMatchObject(nothing);
  expect(counts(await proof()).flat()).toEqual([1, 0, 1, 0, 0, 1]);
});

test('H52 a link is https or empty; a picture is https, empty or our own', async () => {
  const { host } = await pub();
  const bad = [
    'javascript:alert(1)',
    'http://brewer.example',
    'data:text/html,x',
    '//brewer.example',
    'https://a b',
    'https://a"x',
  ];
  for (const wrong of bad) {
    expect(await host.ask(hostSaveAd, { body: { ...ale, link: wrong } })).toMatchObject({ status: 400 });
    expect(await host.ask(hostSaveAd, { body: { ...ale, image: wrong } })).toMatchObject({ status: 400 });
  }
  expect(await host.ask(hostSaveAd, { body: { ...ale, text: ' \u200b', image: '' } })).toMatchObject({ status: 400 });
  const own = { ...ale, link: '', image: '/media/demo/darts.png', text: ' Ale \u202e here ' };
  expect(await host.call(hostSaveAd, { body: own })).toMatchObject({ link: '', text: 'Ale here' });
  expect(await host.call(hostAds)).toHaveLength(1);
});

test('H54 a quizmaster changes, counts and proves the ads of their own venue alone', async () => {
  const [here, there] = [await pub(), await pub()];
  const { ad_id } = await here.host.call(hostSaveAd, { body: ale });
  await ads(await here.watch(), here.game_id);
  const changed = await here.host.call(hostSaveAd, { body: { ...ale, ad_id, text: 'Stout', active: false } });
  expect(changed).toMatchObject({ ad_id, text: 'Stout', active: false, served: 1 });
  expect(await there.host.ask(hostSaveAd, { body: { ...ale, ad_id } })).toMatchObject({ status: 404 });
  expect([await there.host.call(hostAds), await there.proof(), await there.proof(ad_id)]).toEqual([[], [], []]);
  expect(await (await here.watch()).ask(hostAdProof, { query: {} })).toMatchObject({ status: 403 });
});
