import {
  answerSurvey,
  hostAds,
  hostNewGame,
  hostProof,
  hostSaveAd,
  hostSaveSponsor,
  hostSaveSurvey,
  hostShareProof,
  hostSponsors,
  hostSurveys,
  hostSurveyTexts,
  hostUploadPicture,
  imagesPerGameMax,
  listAds,
  nextSurvey,
  type ProofSheet,
  seeSurvey,
  skipSurvey,
  sponsorProof,
  surveyTextsMax,
} from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import {
  consoleOf,
  expectRefusal,
  formOf,
  guestIn,
  hostOfVenue,
  joinedAs,
  littleQuiz,
  noRateLimits,
  photoForm,
  type TestPlayer,
  worldOfEachTest,
} from '@snug/testing/server';
import { beforeEach, expect, test } from 'vitest';
import { retain } from '../../operations/retention.ts';

const dayMs = 86_400_000;
const world = worldOfEachTest({ rateLimits: noRateLimits });
let host: TestPlayer;
let other: TestPlayer;
beforeEach(async () => {
  // A quizmaster of a venue without anything: the demo venue has sponsors already.
  host = await hostOfVenue(world, 'The Bell');
  other = await hostOfVenue(world, 'The Anchor');
});

const always = { active: true, starts_on: '', ends_on: '' };
const drink = { question_text: 'Tea or coffee?', options: ['Tea', 'Coffee'], sponsor_id: '', ...always };
const ale = { sponsor_id: '', link: '', image: '', text: 'Ale', ...always };

const newGame = (more: { private_event?: boolean } = {}) =>
  host.call(hostNewGame, { body: { title: 'Quiz', pack: Pack.parse(littleQuiz), ...more } });
const sponsorCalled = (name: string) => host.call(hostSaveSponsor, { body: { name } });
const nextIn = (person: TestPlayer, game_id?: string) =>
  person.call(nextSurvey, { query: game_id === undefined ? {} : { game_id } });
const answer = (person: TestPlayer, id: string, response: string, game_id?: string) =>
  person.ask(answerSurvey, { params: { id }, body: { response, ...(game_id && { game_id }) } });
const see = (person: TestPlayer, id: string, game_id?: string) =>
  person.ask(seeSurvey, { params: { id }, body: game_id === undefined ? {} : { game_id } });
const proof = (sponsor_id?: string) => host.call(hostProof, { query: sponsor_id === undefined ? {} : { sponsor_id } });
const shown = ({ rows }: ProofSheet) =>
  rows.map(({ day, place, round, served, seen, tapped, answered, skipped, chosen }) => {
    return [day.slice(-2), place, round, served, seen, tapped, answered, skipped, chosen.join(' ')];
  });
/** So that what is made next comes after what was made before. */
const later = () => world.clock.pass(1);

test('H54 a quizmaster makes and renames the sponsors of their own venue alone', async () => {
  const made = await sponsorCalled('  The \u202e Brewery ');
  expect(made).toEqual({
    sponsor_id: expect.any(String),
    name: 'The Brewery',
    key: expect.any(String),
    proof_token: '',
  });
  later();
  const second = await sponsorCalled('Bakery');
  expect(second.key).not.toBe(made.key);
  const renamed = await host.call(hostSaveSponsor, { body: { sponsor_id: made.sponsor_id, name: 'Brewery & Sons' } });
  expect(renamed).toEqual({ ...made, name: 'Brewery & Sons' });
  expect(await host.call(hostSponsors)).toEqual([renamed, second]);
  expect(await other.call(hostSponsors)).toEqual([]);
  const theirs = { sponsor_id: made.sponsor_id, name: 'Mine' };
  const notFound = 'There is no such sponsor.';
  await expectRefusal(other.ask(hostSaveSponsor, { body: theirs }), 404, notFound);
  await expectRefusal(other.ask(hostSaveAd, { body: { ...ale, ...theirs } }), 404, notFound);
  await expectRefusal(other.ask(hostSaveSurvey, { body: { ...drink, ...theirs } }), 404, notFound);
  await expectRefusal(other.ask(hostProof, { query: theirs }), 404, notFound);
  const params = { id: made.sponsor_id };
  await expectRefusal(other.ask(hostShareProof, { params, body: { shared: true } }), 404, notFound);
  await expectRefusal(
    host.ask(hostSaveSponsor, { body: { name: ' \u200b ' } }),
    400,
    'Please write the name of the sponsor.',
  );
});

test('H52 a venue uploads pictures for its ads by the same safe way as all others, as many as it has room for', async () => {
  const { url } = await host.call(hostUploadPicture, { form: await photoForm() });
  expect(url).toMatch(/^\/media\/u\/[a-z2-9]{32}\.png$/);
  const picture = await fetch(world.server.url + url);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await host.call(hostSaveAd, { body: { ...ale, image: url } })).toMatchObject({ image: url });
  const script = formOf(Buffer.from('<svg onload="alert(1)"/>'));
  expect(await host.ask(hostUploadPicture, { form: script })).toMatchObject({ status: 415 });
  expect(await world.guest().ask(hostUploadPicture, { form: await photoForm() })).toMatchObject({ status: 403 });

  // A day later what no ad shows goes, and what one shows stays.
  const unused = await host.call(hostUploadPicture, { form: await photoForm() });
  const { db } = world.server.context.store;
  const row = await db.selectFrom('images').selectAll().where('kind', '=', 'ad').executeTakeFirstOrThrow();
  const many = Array.from({ length: imagesPerGameMax - 2 }, (_, n) => ({ ...row, image_code: `code ${n}`, file: '' }));
  await db.insertInto('images').values(many).execute();
  await expectRefusal(
    host.ask(hostUploadPicture, { form: await photoForm() }),
    409,
    'There is no room for more pictures here.',
  );
  await retain(world.server.context, { gamesMonths: 24 });
  expect((await fetch(world.server.url + unused.url)).status).toBe(200);
  world.clock.pass(dayMs + 1);
  await retain(world.server.context, { gamesMonths: 24 });
  expect((await fetch(world.server.url + unused.url)).status).toBe(404);
  expect((await fetch(world.server.url + url)).status).toBe(200);
});

test('CALL-60 in a game the questions of its venue alone are asked, and only of who is in it', async () => {
  const { game_id } = await newGame();
  const { surveyid } = await host.call(hostSaveSurvey, { body: drink });
  const elsewhere = await other.call(hostSaveSurvey, { body: drink });
  const guest = await guestIn(world, game_id);
  expect(await nextIn(guest, game_id)).toMatchObject({ count: 1, survey: { surveyid } });
  expect(await answer(guest, elsewhere.surveyid, 'Tea', game_id)).toMatchObject({ status: 404 });
  expect(await see(guest, elsewhere.surveyid, game_id)).toMatchObject({ status: 404 });
  const stranger = world.guest();
  const query = { game_id };
  expect(await stranger.ask(nextSurvey, { query })).toMatchObject({
    status: 403,
    detail: 'You have not joined this game.',
  });
  expect(await answer(stranger, surveyid, 'Tea', game_id)).toMatchObject({ status: 403 });
  const skip = { params: { id: surveyid }, body: { game_id } };
  expect(await stranger.ask(skipSurvey, skip)).toMatchObject({ status: 403 });
  expect(await stranger.ask(seeSurvey, skip)).toMatchObject({ status: 403 });
  expect(await stranger.ask(nextSurvey, { query: { game_id: 'nowhere' } })).toMatchObject({ status: 404 });
  expect(await answer(guest, surveyid, 'Tea', game_id)).toMatchObject({ body: { count: 0, survey: null } });
});

test('CALL-60 a question is asked from its first day to its last, and not while it is paused', async () => {
  const { game_id } = await newGame();
  const guest = await guestIn(world, game_id);
  const [today, tomorrow] = ['2026-01-06', '2026-01-07'];
  const first = await host.call(hostSaveSurvey, { body: { ...drink, starts_on: today, ends_on: today } });
  const second = await host.call(hostSaveSurvey, { body: { ...drink, starts_on: tomorrow } });
  const paused = await host.call(hostSaveSurvey, { body: { ...drink, active: false } });
  expect(await nextIn(guest, game_id)).toMatchObject({ count: 1, survey: { surveyid: first.surveyid } });
  for (const { surveyid } of [second, paused]) {
    expect(await answer(guest, surveyid, 'Tea', game_id)).toMatchObject({ status: 404 });
  }
  // It is 20:00. Who has it on the screen at midnight may still answer it.
  world.clock.pass(4 * 3_600_000);
  expect(await nextIn(await guestIn(world, game_id), game_id)).toMatchObject({ survey: { surveyid: second.surveyid } });
  expect(await answer(guest, first.surveyid, 'Tea', game_id)).toMatchObject({
    status: 200,
    body: { count: 1, survey: { surveyid: second.surveyid } },
  });
  expect(await answer(world.guest(), first.surveyid, 'Tea')).toMatchObject({ status: 404 });
  await expectRefusal(
    host.ask(hostSaveSurvey, { body: { ...drink, starts_on: tomorrow, ends_on: today } }),
    400,
    'The last day is before the first.',
  );
});

test('the proof sheet is exactly what an evening played: by item, day, place and round, each person once', async () => {
  const { sponsor_id } = await sponsorCalled('Brewery');
  const { game_id, code } = await newGame();
  const console = await consoleOf(host, game_id);
  const { ad_id } = await host.call(hostSaveAd, { body: { ...ale, sponsor_id } });
  const { surveyid } = await host.call(hostSaveSurvey, { body: { ...drink, sponsor_id } });
  const houses = await host.call(hostSaveAd, { body: { ...ale, text: 'Crisps' } });
  const [ann, bob, cat] = [await guestIn(world, game_id), await guestIn(world, game_id), world.guest()];
  await Promise.all([ann, bob, ann].map((who) => who.call(listAds, { params: { gameid: game_id } })));
  // The ads come while they watch, the questions when they are on teams.
  await joinedAs(ann, code, 'Ann');
  await joinedAs(bob, code, 'Bob');
  await console.start(1);
  await Promise.all([ann, bob, bob].map((who) => nextIn(who, game_id)));
  await Promise.all([ann, bob, ann].map((who) => see(who, surveyid, game_id)));
  await Promise.all([answer(ann, surveyid, 'Coffee', game_id), answer(ann, surveyid, 'Coffee', game_id)]);
  await bob.call(skipSurvey, { params: { id: surveyid }, body: { game_id } });
  // Cat is on the player site, where the questions of all venues are asked.
  const all = await world.server.context.store.db.selectFrom('surveys').select('surveyid').execute();
  for (const each of all) if (each.surveyid !== surveyid) await hide(each.surveyid);
  expect(await nextIn(cat)).toMatchObject({ survey: { surveyid } });
  world.clock.pass(dayMs);
  expect((await see(cat, surveyid)).status).toBe(200);
  expect((await answer(cat, surveyid, 'Tea')).status).toBe(200);

  const sheet = await proof(sponsor_id);
  expect(sheet).toMatchObject({
    sponsor: 'Brewery',
    venue: 'The Bell',
    made_at: new Date(world.clock.now()).toISOString(),
    items: [
      { kind: 'ad', id: ad_id, sponsor: 'Brewery', text: 'Ale', options: [] },
      { kind: 'survey', id: surveyid, sponsor: 'Brewery', text: 'Tea or coffee?', options: ['Tea', 'Coffee'] },
    ],
  });
  const ofItem = (id: string) => shown({ ...sheet, rows: sheet.rows.filter((row) => row.id === id) });
  expect(ofItem(ad_id)).toEqual([['06', 'watching', 0, 2, 0, 0, 0, 0, '']]);
  expect(ofItem(surveyid)).toEqual([
    ['06', 'game', 1, 2, 2, 0, 1, 1, '0 1'],
    ['06', 'site', 0, 1, 0, 0, 0, 0, '0 0'],
    ['07', 'site', 0, 0, 1, 0, 1, 0, '1 0'],
  ]);
  expect(sheet.rows.map(({ place, venue }) => [place, venue])).toEqual(
    sheet.rows.map(({ place }) => [place, place === 'game' || place === 'watching' ? 'The Bell' : '']),
  );
  // The house's own, and all of the venue.
  expect(await proof('')).toMatchObject({ sponsor: '', items: [{ id: houses.ad_id, sponsor: '' }] });
  expect((await proof()).items).toHaveLength(3);
  expect(await host.call(hostSurveys)).toMatchObject([
    {
      ...{ served: 2, seen: 2, responses: 1, skips: 1, chosen: [0, 1] },
      elsewhere: { served: 1, seen: 1, responses: 1, skips: 0, chosen: [1, 0] },
    },
  ]);
  const counted = { ...drink, surveyid, sponsor_id: '' };
  const stands = 'This has been counted for its sponsor already. Please make a new one instead.';
  await expectRefusal(host.ask(hostSaveSurvey, { body: counted }), 409, stands);
  await expectRefusal(host.ask(hostSaveAd, { body: { ...ale, ad_id } }), 409, stands);
});

async function hide(surveyid: string): Promise<void> {
  const { db } = world.server.context.store;
  await db.updateTable('surveys').set({ active: 0 }).where('surveyid', '=', surveyid).execute();
}

test('at a private event the house’s own questions are asked alone, no ad is shown, and nothing is counted', async () => {
  const { sponsor_id } = await sponsorCalled('Brewery');
  const { game_id } = await newGame({ private_event: true });
  await host.call(hostSaveAd, { body: { ...ale, sponsor_id } });
  const theirs = await host.call(hostSaveSurvey, { body: { ...drink, sponsor_id } });
  const own = await host.call(hostSaveSurvey, { body: drink });
  const guest = await guestIn(world, game_id);
  expect(await guest.call(listAds, { params: { gameid: game_id } })).toEqual([]);
  expect(await nextIn(guest, game_id)).toMatchObject({ count: 1, survey: { surveyid: own.surveyid } });
  expect((await see(guest, own.surveyid, game_id)).status).toBe(200);
  expect(await answer(guest, theirs.surveyid, 'Tea', game_id)).toMatchObject({ status: 404 });
  expect((await answer(guest, own.surveyid, 'Tea', game_id)).status).toBe(200);
  expect((await proof()).rows).toEqual([]);
  expect(await host.call(hostAds)).toMatchObject([{ served: 0 }]);
});

test('H31 what somebody on no team is asked and answers in a game stands apart from the figures and texts of teams', async () => {
  const { game_id, code } = await newGame();
  const { surveyid } = await host.call(hostSaveSurvey, { body: { ...drink, options: [] } });
  const skip = (who: TestPlayer) => who.call(skipSurvey, { params: { id: surveyid }, body: { game_id } });
  const watchers: TestPlayer[] = [];
  for (let n = 0; n < 7; n += 1) watchers.push(await guestIn(world, game_id));
  const [joiner, skipper, ...writers] = watchers;
  if (!joiner || !skipper) throw new Error('seven watch');
  for (const who of watchers) {
    await nextIn(who, game_id);
    expect((await see(who, surveyid, game_id)).status).toBe(200);
  }
  for (const who of writers) expect((await answer(who, surveyid, 'Flood', game_id)).status).toBe(200);
  await skip(skipper);
  // Who was asked while they watched answers on a team: that is a team's answer, to a question that it was shown.
  await joinedAs(joiner, code, 'Late');
  for (let n = 0; n < 2; n += 1) expect((await answer(joiner, surveyid, 'Cider', game_id)).status).toBe(200);
  expect(await host.call(hostSurveys)).toMatchObject([
    {
      ...{ served: 1, seen: 0, responses: 1, skips: 0 },
      elsewhere: { served: 7, seen: 7, responses: 5, skips: 1 },
    },
  ]);
  expect(shown(await proof())).toEqual([
    ['06', 'game', 0, 1, 0, 0, 1, 0, ''],
    ['06', 'watching', 0, 7, 7, 0, 5, 1, ''],
  ]);
  const params = { id: surveyid };
  expect(await host.call(hostSurveyTexts, { params })).toEqual([{ response: 'Flood', count: 5, elsewhere: true }]);
});

test('H31 at a private event, too, answers of somebody on no team stand apart', async () => {
  const { game_id, code } = await newGame({ private_event: true });
  const { surveyid } = await host.call(hostSaveSurvey, { body: drink });
  const [guest, watcher] = [await guestIn(world, game_id), await guestIn(world, game_id)];
  await joinedAs(guest, code, 'Guests');
  expect((await answer(guest, surveyid, 'Tea', game_id)).status).toBe(200);
  expect((await answer(watcher, surveyid, 'Coffee', game_id)).status).toBe(200);
  expect(await host.call(hostSurveys)).toMatchObject([
    { responses: 1, chosen: [1, 0], elsewhere: { responses: 1, chosen: [0, 1] } },
  ]);
  expect((await proof()).rows).toEqual([]);
});

test('H45 a shared proof sheet is read without a login, by its newest address alone, and says nothing about anybody', async () => {
  const { sponsor_id } = await sponsorCalled('Brewery');
  const { game_id } = await newGame();
  await host.call(hostSaveSurvey, { body: { ...drink, sponsor_id } });
  await host.call(hostSaveSurvey, { body: { ...drink, question_text: 'Whose?' } });
  const ada = await world.player('Ada Canary', 'ada.canary@example.com');
  await nextIn(ada);
  await nextIn(await guestIn(world, game_id), game_id);
  const share = (shared: boolean) => host.call(hostShareProof, { params: { id: sponsor_id }, body: { shared } });
  const look = (token: string) => world.guest().ask(sponsorProof, { params: { token } });
  const { proof_token: first } = await share(true);
  expect(first).toMatch(/^[a-z2-9]{32}$/);
  expect(await host.call(hostSponsors)).toMatchObject([{ proof_token: first }]);
  const seen = await look(first);
  expect(seen).toMatchObject({ status: 200, body: await proof(sponsor_id) });
  expect(seen.body.items).toHaveLength(1);
  expect(JSON.stringify(seen.body)).not.toMatch(/canary/i);
  const { proof_token: second } = await share(true);
  expect(second).not.toBe(first);
  const over = { status: 404, detail: 'This address shows no figures any more. Please ask the venue for a new one.' };
  expect(await look(first)).toMatchObject(over);
  expect((await look(second)).status).toBe(200);
  expect(await share(false)).toMatchObject({ proof_token: '' });
  expect(await look(second)).toMatchObject(over);
  // Neither the token nor what opens the sheet stands in the database.
  const { proof_token: third } = await share(true);
  const row = await world.server.context.store.db.selectFrom('sponsors').selectAll().execute();
  expect(JSON.stringify(row)).not.toContain(third);
});

test('H31 what was written for a question is told from five answers up, five at a time, and never who wrote it', async () => {
  const { surveyid } = await host.call(hostSaveSurvey, { body: { ...drink, options: [] } });
  const texts = () => host.call(hostSurveyTexts, { params: { id: surveyid } });
  const write = async (text: string) => {
    world.clock.pass(1);
    expect((await answer(world.guest(), surveyid, text)).status).toBe(200);
  };
  for (const text of ['Salsa', 'Wine', 'salsa', 'salsa']) await write(text);
  await world.guest().call(skipSurvey, { params: { id: surveyid }, body: {} });
  expect(await texts()).toEqual([]);
  await write('Bingo');
  const five = [
    { response: 'salsa', count: 3, elsewhere: true },
    { response: 'Bingo', count: 1, elsewhere: true },
    { response: 'Wine', count: 1, elsewhere: true },
  ];
  expect(await texts()).toEqual(five);
  for (const text of ['wine', 'WINE', 'wine', 'Zither']) await write(text);
  expect(await texts()).toEqual(five);
  await write('wine');
  expect(await texts()).toEqual([
    { response: 'wine', count: 5, elsewhere: true },
    { response: 'salsa', count: 3, elsewhere: true },
    { response: 'Bingo', count: 1, elsewhere: true },
    { response: 'Zither', count: 1, elsewhere: true },
  ]);
  const choice = await host.call(hostSaveSurvey, { body: drink });
  expect(await host.call(hostSurveyTexts, { params: { id: choice.surveyid } })).toEqual([]);
  expect(await other.ask(hostSurveyTexts, { params: { id: surveyid } })).toMatchObject({ status: 404 });
});

test('H31 what is written outside games stands apart, the newest of it, however many made-up browsers write', async () => {
  const { surveyid } = await host.call(hostSaveSurvey, { body: { ...drink, options: [] } });
  const { store, clock } = world.server.context;
  const write = (place: 'game' | 'site' | null, count: number, text: (n: number) => string) =>
    store.write(async (trx) => {
      for (let n = 0; n < count; n += 1) {
        const row = { surveyid, who: `${place} ${n}`, day: '2026-01-06', response: text(n), skipped: null, place };
        await trx
          .insertInto('survey_answers')
          .values({ ...row, at: clock.now() + n })
          .execute();
      }
    });
  await write('game', 7, () => 'Cider');
  await write(null, 3, () => 'From before');
  await write('site', surveyTextsMax + 14, (n) => `Flood ${n}`);
  const told = await host.call(hostSurveyTexts, { params: { id: surveyid } });
  expect(told[0]).toEqual({ response: 'Cider', count: 5, elsewhere: false });
  const others = told.slice(1);
  expect(others).toHaveLength(surveyTextsMax);
  expect(new Set(others.map(({ elsewhere }) => elsewhere))).toEqual(new Set([true]));
  // 517 were written there: the last two are in no group yet.
  expect(others.map(({ response }) => response)).toContain(`Flood ${surveyTextsMax + 11}`);
  expect(others.map(({ response }) => response)).not.toContain(`Flood ${surveyTextsMax + 12}`);
  expect(others.map(({ response }) => response)).not.toContain('Flood 0');
});

test('H76 who was counted is forgotten when the day is over, and the counts stay', async () => {
  const { game_id } = await newGame();
  await host.call(hostSaveAd, { body: ale });
  await (await guestIn(world, game_id)).call(listAds, { params: { gameid: game_id } });
  const { db } = world.server.context.store;
  const marks = () => db.selectFrom('proof_marks').selectAll().execute();
  expect(await marks()).toHaveLength(1);
  world.clock.pass(dayMs);
  await retain(world.server.context, { gamesMonths: 24 });
  expect(await marks()).toHaveLength(1);
  const before = await proof();
  world.clock.pass(dayMs);
  await retain(world.server.context, { gamesMonths: 24 });
  expect(await marks()).toEqual([]);
  expect((await proof()).rows).toEqual(before.rows);
});

test('G17 a sponsor, an ad and a question are made once, however often the call is repeated', async () => {
  const before = (await host.call(hostSponsors)).length;
  const headers = { 'idempotency-key': 'key-of-this-ad' };
  for (let n = 0; n < 3; n++) await host.call(hostSaveSponsor, { body: { name: 'Butcher' }, headers });
  expect(await host.call(hostSponsors)).toHaveLength(before + 1);
  for (let n = 0; n < 3; n++) await host.call(hostSaveAd, { body: ale, headers });
  for (let n = 0; n < 3; n++) await host.call(hostSaveSurvey, { body: drink, headers });
  expect([(await host.call(hostAds)).length, (await host.call(hostSurveys)).length]).toEqual([1, 1]);
});
