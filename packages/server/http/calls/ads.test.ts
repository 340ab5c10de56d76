import {
  countAd,
  hostAds,
  hostNewGame,
  hostProof,
  hostSaveAd,
  hostSaveSponsor,
  joinGame,
  listAds,
  type ProofSheet,
} from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import {
  consoleOf,
  guestIn,
  hostOfVenue,
  joinedAs,
  littleQuiz,
  type TestPlayer,
  worldOfFile,
} from '@snug/testing/server';
import { expect, test } from 'vitest';

const dayMs = 86_400_000;
const ale = {
  sponsor_id: '',
  link: 'https://brewer.example/ale?from=quiz',
  image: '/media/demo/pint.png',
  text: 'Ale',
  active: true,
  starts_on: '',
  ends_on: '',
};

const world = worldOfFile();

let venues = 0;

/** A new venue with its quizmaster, and a game there, which guests watch, or play with a team of their own. */
async function pub(more: { private_event?: boolean } = {}) {
  const host = await hostOfVenue(world, `venue-${++venues}`);
  const game = (title: string) => host.call(hostNewGame, { body: { title, pack: Pack.parse(littleQuiz), ...more } });
  const { game_id, code } = await game('Test night');
  const watch = (id: string = game_id) => guestIn(world, id);
  const play = async (team_name: string) => {
    const guest = world.guest();
    await joinedAs(guest, code, team_name);
    return guest;
  };
  const proof = () => host.call(hostProof, { query: {} });
  return { game_id, host, game, watch, play, proof };
}

const ads = (person: TestPlayer, gameid: string) => person.call(listAds, { params: { gameid } });
const count = (person: TestPlayer, gameid: string, ad_id: string, event: string) =>
  person.ask(countAd, { params: { gameid, ad_id, event: event as 'seen' } });
const counts = ({ rows }: ProofSheet) =>
  rows.map(({ day, round, served, seen, tapped }) => [day, round, served, seen, tapped]);

test('CALL-40 ENTITY-AD players see the running ads of their game’s venue with whose they are, without counts', async () => {
  const [here, there] = [await pub(), await pub()];
  const own = await here.host.call(hostSaveAd, { body: ale });
  expect(own).toEqual({ ad_id: expect.any(String), ...ale, served: 0, seen: 0, tapped: 0 });
  const { sponsor_id } = await here.host.call(hostSaveSponsor, { body: { name: 'Brewer' } });
  world.clock.pass(1);
  const theirs = await here.host.call(hostSaveAd, { body: { ...ale, sponsor_id } });
  expect(theirs).toMatchObject({ sponsor_id, sponsor: 'Brewer' });
  await here.host.call(hostSaveAd, { body: { ...ale, text: 'Stopped', active: false } });
  await there.host.call(hostSaveAd, { body: { ...ale, text: 'Elsewhere' } });
  const { link, image, text } = ale;
  expect(await ads(await here.watch(), here.game_id)).toEqual([
    { ad_id: own.ad_id, link, image, text },
    { ad_id: theirs.ad_id, link, image, text, sponsor: 'Brewer' },
  ]);
  expect(await world.guest().ask(listAds, { params: { gameid: here.game_id } })).toMatchObject({ status: 403 });
});

test('CALL-40 ADS-03 OPEN-58 a private event has no ads, and counts none', async () => {
  const { game_id, host, watch, proof } = await pub({ private_event: true });
  const { ad_id } = await host.call(hostSaveAd, { body: ale });
  const guest = await watch();
  expect(await ads(guest, game_id)).toEqual([]);
  expect(await count(guest, game_id, ad_id, 'seen')).toMatchObject({ status: 404 });
  expect((await proof()).rows).toEqual([]);
});

test('CALL-40 an ad is shown from its first day to its last, both included, by UTC', async () => {
  const { game_id, host, watch } = await pub();
  const shown = async () => (await ads(await watch(), game_id)).map(({ text }) => text);
  const today = new Date(world.clock.now()).toISOString().slice(0, 10);
  const tomorrow = new Date(world.clock.now() + dayMs).toISOString().slice(0, 10);
  await host.call(hostSaveAd, { body: { ...ale, text: 'Today', starts_on: today, ends_on: today } });
  const { ad_id } = await host.call(hostSaveAd, { body: { ...ale, text: 'Tomorrow', starts_on: tomorrow } });
  expect(await shown()).toEqual(['Today']);
  const [early] = [await watch()];
  expect(await count(early, game_id, ad_id, 'seen')).toMatchObject({ status: 404 });
  world.clock.pass(dayMs - (world.clock.now() % dayMs) - 1);
  expect(await shown()).toEqual(['Today']);
  world.clock.pass(1);
  expect(await shown()).toEqual(['Tomorrow']);
  for (const [days, detail] of [
    [{ starts_on: tomorrow, ends_on: today }, 'The last day is before the first.'],
    [{ starts_on: '2026-02-30' }, 'There is no such day.'],
  ] as const) {
    expect(await host.ask(hostSaveAd, { body: { ...ale, ...days } })).toMatchObject({ status: 400, detail });
  }
});

test('ADS served, seen and tapped count each person once a day, in the round of the first time', async () => {
  const { game_id, host, play, proof } = await pub();
  const { ad_id } = await host.call(hostSaveAd, { body: ale });
  world.clock.pass(dayMs - (world.clock.now() % dayMs));
  const day = (later = 0) => new Date(world.clock.now() + later).toISOString().slice(0, 10);
  const console = await consoleOf(host, game_id);
  const [ann, bob] = [await play('Ann'), await play('Bob')];
  await ads(ann, game_id);
  await console.start(1);
  // Two at once, and one of them again and again.
  await Promise.all([ann, bob, bob, ann].map((who) => ads(who, game_id)));
  await Promise.all([ann, bob, ann].map((who) => count(who, game_id, ad_id, 'seen')));
  await console.start(2);
  for (const who of [ann, bob]) await count(who, game_id, ad_id, 'seen');
  await count(ann, game_id, ad_id, 'tapped');
  const first = day();
  world.clock.pass(dayMs);
  // What was served yesterday is still on the screen.
  await count(bob, game_id, ad_id, 'seen');
  await ads(ann, game_id);

  expect(counts(await proof())).toEqual([
    [first, 0, 1, 0, 0],
    [first, 1, 1, 2, 0],
    [first, 2, 0, 0, 1],
    [day(), 2, 1, 1, 0],
  ]);
  const [kept] = await host.call(hostAds);
  expect(kept).toMatchObject({ ad_id, served: 3, seen: 3, tapped: 1 });
});

test('ADS a person in two games of a day counts once, and so does a guest who logs in', async () => {
  const { game_id, host, game, proof } = await pub();
  await host.call(hostSaveAd, { body: ale });
  const second = await game('Second night');
  const ann = await guestIn(world, game_id);
  await ads(ann, game_id);
  ann.token = (await world.player('Ann')).token;
  await ads(ann, game_id);
  await ann.call(joinGame, { params: { id: second.game_id }, body: {} });
  await ads(ann, second.game_id);
  expect(counts(await proof()).map(([, , served]) => served)).toEqual([1]);
});

test('ADS an ad counts only for people to whom it was served', async () => {
  const [here, there] = [await pub(), await pub()];
  const { ad_id } = await here.host.call(hostSaveAd, { body: ale });
  const [guest, stranger] = [await here.watch(), await there.watch()];
  expect(await count(stranger, there.game_id, ad_id, 'seen')).toMatchObject({ status: 404 });
  expect(await count(stranger, here.game_id, ad_id, 'seen')).toMatchObject({ status: 403 });
  expect(await count(guest, here.game_id, ad_id, 'seen')).toMatchObject({ status: 404 });
  expect(await count(guest, here.game_id, 'nowhere', 'seen')).toMatchObject({ status: 404 });
  for (const event of ['served', 'SEEN', 'x']) {
    expect(await count(guest, here.game_id, ad_id, event)).toMatchObject({ status: 400 });
  }
  expect((await here.proof()).rows).toEqual([]);
});

test('ADS a tap counts while the ad runs, and until a day after the end', async () => {
  const { game_id, host, watch, proof } = await pub();
  const { ad_id } = await host.call(hostSaveAd, { body: ale });
  const [ann, bob] = [await watch(), await watch()];
  for (const who of [ann, bob]) await ads(who, game_id);
  await host.call(hostSaveAd, { body: { ...ale, ad_id, active: false } });
  expect(await count(ann, game_id, ad_id, 'tapped')).toMatchObject({ status: 404 });
  await host.call(hostSaveAd, { body: { ...ale, ad_id } });
  const { clock, server } = world;
  const ended = { status: 'ended', ended_at: clock.now() } as const;
  await server.context.store.db.updateTable('games').set(ended).where('game_id', '=', game_id).execute();
  clock.pass(dayMs - 1);
  expect(await count(ann, game_id, ad_id, 'tapped')).toMatchObject({ status: 200 });
  clock.pass(1);
  expect(await count(bob, game_id, ad_id, 'tapped')).toMatchObject({ status: 404 });
  // It is still shown to who looks at the results, but no longer counted.
  world.clock.pass(dayMs);
  expect(await ads(ann, game_id)).toHaveLength(1);
  const { rows } = await proof();
  const sum = (of: 'served' | 'tapped') => rows.reduce((total, row) => total + row[of], 0);
  expect([sum('served'), sum('tapped')]).toEqual([2, 1]);
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
  await ads(await here.play('Ann'), here.game_id);
  const changed = await here.host.call(hostSaveAd, { body: { ...ale, ad_id, text: 'Stout', active: false } });
  expect(changed).toMatchObject({ ad_id, text: 'Stout', active: false, served: 1 });
  expect(await there.host.ask(hostSaveAd, { body: { ...ale, ad_id } })).toMatchObject({ status: 404 });
  expect(await there.host.call(hostAds)).toEqual([]);
  expect(await there.proof()).toMatchObject({ items: [], rows: [] });
  expect(await (await here.watch()).ask(hostProof, { query: {} })).toMatchObject({ status: 403 });
});
