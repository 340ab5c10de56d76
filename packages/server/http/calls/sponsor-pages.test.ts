import {
  answerSponsorSurvey,
  hostProof,
  hostSaveSponsor,
  hostSaveSurvey,
  hostSurveys,
  nextSponsorSurvey,
  pathOf,
  seeSponsorSurvey,
  skipSponsorSurvey,
  surveyIdHeader,
  surveysPerDay,
} from '@snug/contract';
import { hostOfVenue, type TestPlayer, worldOfEachTest } from '@snug/testing/server';
import { beforeEach, expect, test } from 'vitest';
import { retain } from '../../operations/retention.ts';

const dayMs = 86_400_000;
const world = worldOfEachTest();
let host: TestPlayer;
let key: string;
let sponsor_id: string;
beforeEach(async () => {
  host = await hostOfVenue(world, 'The Bell');
  ({ key, sponsor_id } = await host.call(hostSaveSponsor, { body: { name: 'Brewery' } }));
});

async function questions(count: number, of = sponsor_id, options = ['Tea', 'Coffee']): Promise<string[]> {
  const made: string[] = [];
  for (let n = 0; n < count; n++) {
    const body = { question_text: `Question ${n}?`, options, sponsor_id: of, active: true, starts_on: '', ends_on: '' };
    made.push((await host.call(hostSaveSurvey, { body })).surveyid);
  }
  return made;
}

/** Whatever a call of these answers: the tests look at what they expect. */
interface Answered {
  readonly count: number;
  readonly survey: { readonly surveyid: string };
  readonly id: string;
}

/** What a page of another site sends: no cookie, no client id, and the id that it was given. */
async function fromPage(
  call: typeof nextSponsorSurvey | typeof answerSponsorSurvey | typeof skipSponsorSurvey | typeof seeSponsorSurvey,
  { id, survey, body, of = key }: { id?: string; survey?: string; body?: unknown; of?: string },
) {
  const headers = {
    origin: 'https://brewery.example',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(id !== undefined && { [surveyIdHeader]: id }),
  };
  const path = pathOf(call as typeof answerSponsorSurvey, { key: of, ...(survey !== undefined && { id: survey }) });
  const reply = await fetch(world.server.url + path, {
    method: call.method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Answered };
}

const next = (id?: string) => fromPage(nextSponsorSurvey, id === undefined ? {} : { id });
const answer = (id: string | undefined, survey: string, response = 'Tea') =>
  fromPage(answerSponsorSurvey, { ...(id !== undefined && { id }), survey, body: { response } });
const skip = (id: string, survey: string) => fromPage(skipSponsorSurvey, { id, survey, body: {} });
const see = (id: string | undefined, survey: string) =>
  fromPage(seeSponsorSurvey, { ...(id !== undefined && { id }), survey });
const rows = async () => (await host.call(hostProof, { query: { sponsor_id } })).rows;

test('H61 a page of any origin asks, is seen and answers the questions of its sponsor alone, without a login', async () => {
  const ids = await questions(2);
  await questions(1, '');
  const first = await next();
  const { id } = first.body;
  expect(first).toMatchObject({ status: 200, body: { count: 2, survey: { options: ['Tea', 'Coffee'] } } });
  expect(id).toMatch(/^[a-z2-9]{32}$/);
  expect(first.headers.get('access-control-allow-origin')).toBe('*');
  expect(first.headers.get('access-control-allow-credentials')).toBeNull();
  expect(first.headers.get('set-cookie')).toBeNull();
  // The same person: no other id, the same question.
  const again = await next(id);
  expect(again.body).toEqual({ count: 2, survey: first.body.survey });
  const { surveyid } = first.body.survey;
  expect((await see(id, surveyid)).body).toEqual({ status: 'success' });
  const answered = await answer(id, surveyid, 'Coffee');
  expect(answered.body).toMatchObject({ count: 1, survey: { surveyid: ids.find((each) => each !== surveyid) } });
  expect((await skip(id, answered.body.survey.surveyid)).body).toEqual({ count: 0, survey: null });
  expect((await rows()).every(({ place, venue, round }) => place === 'sponsor' && venue === '' && round === 0)).toBe(
    true,
  );
  const sum = (of: 'served' | 'seen' | 'answered' | 'skipped', all: Awaited<ReturnType<typeof rows>>) =>
    all.reduce((total, row) => total + row[of], 0);
  const all = await rows();
  expect([sum('served', all), sum('seen', all), sum('answered', all), sum('skipped', all)]).toEqual([2, 1, 1, 1]);
});

test('H61 a preflight allows any origin the header of the id, and no credentials', async () => {
  const paths = [
    [nextSponsorSurvey.method, `/api/sponsor/${key}/survey/next`],
    [answerSponsorSurvey.method, `/api/sponsor/${key}/survey/x/response`],
    [skipSponsorSurvey.method, `/api/sponsor/${key}/survey/x/skip`],
    [seeSponsorSurvey.method, `/api/sponsor/${key}/survey/x/seen`],
  ] as const;
  for (const [method, path] of paths) {
    const { status, headers } = await fetch(world.server.url + path, { method: 'OPTIONS' });
    expect([status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-methods')]).toEqual([
      204,
      '*',
      method,
    ]);
    expect(headers.get('access-control-allow-headers')).toContain(surveyIdHeader);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  }
});

test('H61 whatever login comes along is not read: a page cannot act for an account', async () => {
  const [survey = ''] = await questions(1);
  const path = pathOf(answerSponsorSurvey, { key, id: survey });
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${host.token}`,
    origin: 'https://x.example',
  };
  const body = JSON.stringify({ response: 'Tea' });
  expect((await fetch(world.server.url + path, { method: 'POST', headers, body })).status).toBe(200);
  const bad = { ...headers, authorization: 'Bearer nonsense' };
  expect((await fetch(world.server.url + path, { method: 'POST', headers: bad, body })).status).toBe(200);
});

test('an unknown key is 404, and so is another sponsor’s question; a page may read why', async () => {
  const { key: otherKey } = await host.call(hostSaveSponsor, { body: { name: 'Bakery' } });
  const [survey = ''] = await questions(1);
  const { id } = (await next()).body;
  const refusal = await fromPage(nextSponsorSurvey, { of: 'nobody' });
  expect(refusal).toMatchObject({ status: 404, body: { detail: 'There is no such sponsor.' } });
  expect(refusal.headers.get('access-control-allow-origin')).toBe('*');
  const there = await fromPage(answerSponsorSurvey, { of: otherKey, id, survey, body: { response: 'Tea' } });
  expect(there).toMatchObject({ status: 404, body: { detail: 'There is no such question.' } });
  expect(await see(undefined, survey)).toMatchObject({ status: 404 });
  expect(await see('a'.repeat(32), survey)).toMatchObject({ status: 404 });
});

test('LIMIT-11 H31 an id has twenty questions a day by the server’s count, and a wiped one is a new person, counted apart', async () => {
  await questions(22);
  let now = (await next()).body;
  const { id } = now;
  for (let done = 0; done < surveysPerDay; done++) {
    expect(now.count).toBe(surveysPerDay - done);
    now = (await answer(id, now.survey.surveyid)).body;
  }
  expect(now).toEqual({ count: 0, survey: null });
  const open = (await host.call(hostSurveys)).filter(({ elsewhere: { responses } }) => responses === 0);
  expect(await answer(id, open[0]?.surveyid ?? '')).toMatchObject({ status: 429 });
  const wiped = (await next()).body;
  expect([wiped.count, wiped.id === id]).toEqual([surveysPerDay, false]);
  const before = (await rows()).reduce((sum, row) => sum + row.served, 0);
  expect(before).toBe(surveysPerDay + 1);
  world.clock.pass(dayMs);
  expect((await next(id)).body).toMatchObject({ count: 2 });
});

test('H31 an answer without a known id brings a new one, and is kept under it', async () => {
  const [survey = ''] = await questions(1);
  const made = await answer('b'.repeat(32), survey);
  expect(made).toMatchObject({ status: 200, body: { id: expect.stringMatching(/^[a-z2-9]{32}$/), count: 0 } });
  expect((await answer(made.body.id, survey, 'Coffee')).body).toEqual({ count: 0, survey: null });
  expect(await host.call(hostSurveys)).toMatchObject([{ responses: 0, elsewhere: { responses: 1, chosen: [1, 0] } }]);
  // Stored as a hash.
  const ids = await world.server.context.store.db.selectFrom('survey_ids').selectAll().execute();
  expect(JSON.stringify(ids)).not.toContain(made.body.id);
  world.clock.pass(366 * dayMs);
  await retain(world.server.context, { gamesMonths: 24 });
  expect(await world.server.context.store.db.selectFrom('survey_ids').selectAll().execute()).toEqual([]);
});

test('H31 a refused answer makes nobody: no id is kept, and none is counted', async () => {
  const [survey = ''] = await questions(1);
  expect(await answer(undefined, survey, 'Neither')).toMatchObject({ status: 400 });
  expect(await answer(undefined, 'nowhere')).toMatchObject({ status: 404 });
  expect(await world.server.context.store.db.selectFrom('survey_ids').selectAll().execute()).toEqual([]);
});

test('H31 an address gets 300 new ids a UTC day, and beyond those one in five minutes; none is needed while there is no question', async () => {
  expect((await next()).body).toEqual({ count: 0, survey: null });
  const { db } = world.server.context.store;
  expect(await db.selectFrom('survey_ids').selectAll().execute()).toEqual([]);
  const [survey = ''] = await questions(1);
  const known = (await next()).body.id;
  for (let n = 1; n < 300; n += 50) await Promise.all(Array.from({ length: Math.min(50, 300 - n) }, () => next()));
  expect(await db.selectFrom('survey_ids').selectAll().execute()).toHaveLength(300);
  expect((await next()).status).toBe(200);
  const full = await next();
  expect(full).toMatchObject({
    status: 429,
    body: { detail: 'Too many people have answered from here today. Please come back tomorrow.' },
  });
  expect(full.headers.get('retry-after')).toBe('300');
  expect((await answer(undefined, survey)).status).toBe(429);
  expect((await answer(known, survey)).status).toBe(200);
  world.clock.pass(4 * 3_600_000);
  expect((await next()).status).toBe(200);
});
