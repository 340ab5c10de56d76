import {
  answerSurvey,
  hostSaveSurvey,
  hostSurveys,
  type NextSurvey,
  nextSurvey,
  skipSurvey,
  surveysPerDay,
} from '@snug/contract';
import type { TestPlayer } from '@snug/testing/server';
import { hostOfVenue, worldOfEachTest } from '@snug/testing/server';
import { beforeEach, expect, test } from 'vitest';

const dayMs = 86_400_000;
/** Each test has its own server: everybody on a server gets all its questions. */
const world = worldOfEachTest();
const ofTheHouse = { sponsor_id: '', active: true, starts_on: '', ends_on: '' };
let host: TestPlayer;
beforeEach(async () => {
  host = await world.host();
});

/** Leaves the server with exactly this many questions. */
async function questions(count: number, options: string[] = ['Tea', 'Coffee']): Promise<string[]> {
  await world.server.context.store.db.updateTable('surveys').set({ active: 0 }).execute();
  const made: string[] = [];
  for (let number = 0; number < count; number++) {
    const body = { question_text: `Question ${number}?`, options, ...ofTheHouse };
    made.push((await host.call(hostSaveSurvey, { body })).surveyid);
  }
  return made;
}

const next = (person: TestPlayer) => person.call(nextSurvey);
const idOf = ({ survey }: NextSurvey): string => survey?.surveyid ?? '';
const answer = (person: TestPlayer, id: string, response = 'Tea') =>
  person.ask(answerSurvey, { params: { id }, body: { response } });
const skip = (person: TestPlayer, id: string, reason?: string) =>
  person.ask(skipSurvey, { params: { id }, body: reason === undefined ? {} : { reason } });

test('CALL-60 CALL-61 CALL-62 ENTITY-SURVEY SURVEY-09 the reply to an answer or a skip is the next question, and each question comes once', async () => {
  const ids = await questions(4);
  const guest = world.guest();
  const seen: string[] = [];
  let now = await next(guest);
  expect(await next(guest)).toEqual(now);
  for (let left = 4; left > 0; left--) {
    expect(now).toEqual({
      count: left,
      survey: { surveyid: expect.any(String), question_text: expect.any(String), options: ['Tea', 'Coffee'] },
    });
    seen.push(idOf(now));
    const { status, body } = left % 2 === 0 ? await answer(guest, idOf(now)) : await skip(guest, idOf(now));
    expect(status).toBe(200);
    now = body;
    expect(await next(guest)).toEqual(now);
  }
  expect(now).toEqual({ count: 0, survey: null });
  expect(seen.toSorted()).toEqual(ids.toSorted());
});

test('CALL-60 each person has an order of their own, so that all questions get answers', async () => {
  const ids = await questions(4);
  const firsts = new Set<string>();
  for (let person = 0; person < 40; person++) firsts.add(idOf(await next(world.guest())));
  expect([...firsts].toSorted()).toEqual(ids.toSorted());
});

test('LIMIT-11 H31 20 questions a day, answered or skipped, and new ones after midnight UTC', async () => {
  await questions(25);
  const ada = await world.player('Ada');
  let now = await next(ada);
  for (let done = 0; done < surveysPerDay; done++) {
    expect(now.count).toBe(surveysPerDay - done);
    const reply = done % 2 === 0 ? await answer(ada, idOf(now)) : await skip(ada, idOf(now));
    now = reply.body;
  }
  expect(now).toEqual({ count: 0, survey: null });
  expect(await next(ada)).toEqual(now);

  // Another browser of the same account, or cleared storage, makes no new player.
  const again = world.guest();
  again.token = ada.token;
  expect(await next(again)).toEqual(now);
  const open = await world.server.context.store.db
    .selectFrom('surveys')
    .select('surveyid')
    .where('active', '=', 1)
    .where('surveyid', 'not in', (q) => q.selectFrom('survey_answers').select('survey_answers.surveyid'))
    .execute();
  expect(open).toHaveLength(5);
  const refused = await answer(ada, open[0]?.surveyid ?? '');
  expect([refused.status, refused.detail]).toEqual([
    429,
    'That was the last question for today. There are new ones tomorrow.',
  ]);
  // It is 20:00; the day ends in four hours.
  expect(refused.headers.get('retry-after')).toBe(String(4 * 3_600));

  world.clock.pass(4 * 3_600_000 - 1);
  expect((await next(ada)).count).toBe(0);
  world.clock.pass(1);
  expect((await next(ada)).count).toBe(5);
});

test('LIMIT-11 H31 simultaneous answers share the daily count', async () => {
  const ids = await questions(25);
  const ada = await world.player('Ada');
  const replies = await Promise.all(ids.map((id) => answer(ada, id)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(surveysPerDay);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(25 - surveysPerDay);
});

test('LIMIT-11 H31 a guest who logs in keeps the daily count, and gets no question twice', async () => {
  await questions(25);
  const guest = world.guest();
  let now = await next(guest);
  for (let done = 0; done < 12; done++) now = (await answer(guest, idOf(now))).body;
  const answered = await world.server.context.store.db.selectFrom('survey_answers').select('surveyid').execute();
  const ada = await world.player('Ada');
  guest.token = ada.token;
  now = await next(guest);
  expect(now.count).toBe(surveysPerDay - 12);
  for (let left = surveysPerDay - 12; left > 0; left--) {
    expect(answered).not.toContainEqual({ surveyid: idOf(now) });
    now = (await answer(guest, idOf(now))).body;
  }
  expect(now).toEqual({ count: 0, survey: null });
  // The guest's answers are not asked again, and Ada's count in every browser.
  await answer(guest, answered[0]?.surveyid ?? '', 'Coffee');
  const surveys = await host.call(hostSurveys);
  expect(surveys.flatMap(({ chosen, elsewhere }) => [chosen[1], elsewhere.chosen[1]])).not.toContain(1);
  expect((await next(ada)).count).toBe(12);
});

test('CALL-61 a person answers a question once: the first answer stands', async () => {
  const [id = ''] = await questions(1);
  const guest = world.guest();
  expect(await answer(guest, id, 'Tea')).toMatchObject({ status: 200 });
  expect(await answer(guest, id, 'Coffee')).toMatchObject({ status: 200, body: { count: 0, survey: null } });
  expect(await skip(guest, id)).toMatchObject({ status: 200 });
  const both = await Promise.all([answer(world.guest(), id), answer(world.guest(), id, 'Coffee')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const own = (await host.call(hostSurveys)).find(({ surveyid }) => surveyid === id);
  // Outside games.
  expect(own).toMatchObject({ responses: 0, skips: 0, chosen: [0, 0] });
  expect(own?.elsewhere).toMatchObject({ responses: 3, skips: 0, chosen: [2, 1] });
  // The day after it is not asked again.
  world.clock.pass(dayMs);
  expect((await next(guest)).count).toBe(0);
});

test('CALL-61 an answer is checked, and kept cleaned', async () => {
  const [choice = ''] = await questions(1);
  const guest = world.guest();
  expect(await answer(guest, choice, 'Milk')).toMatchObject({ status: 400 });
  expect(await answer(guest, choice, ['Tea'] as never)).toMatchObject({ status: 400 });
  const [free = ''] = await questions(1, []);
  expect(await answer(guest, free, '\u202e A  dog ')).toMatchObject({ status: 200 });
  const kept = await world.server.context.store.db.selectFrom('survey_answers').selectAll().executeTakeFirstOrThrow();
  expect(kept.response).toBe('A dog');
  expect(await answer(guest, 'nowhere')).toMatchObject({ status: 404 });
});

test('CALL-62 SURVEY-08 a skip has a reason, No Reason where none is given', async () => {
  await questions(3);
  const guest = world.guest();
  for (const reason of [undefined, '  ', ' Too  personal ']) await skip(guest, idOf(await next(guest)), reason);
  const rows = await world.server.context.store.db.selectFrom('survey_answers').select('skipped').execute();
  expect(rows.map(({ skipped }) => skipped).toSorted()).toEqual(['No Reason', 'No Reason', 'Too personal']);
});

test('H31 the table does not reveal who answered', async () => {
  const [id = ''] = await questions(1);
  const ada = await world.player('Ada', 'ada.canary@example.com');
  await answer(ada, id);
  const row = await world.server.context.store.db.selectFrom('survey_answers').selectAll().executeTakeFirstOrThrow();
  const account = await world.server.context.store.db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
  for (const secret of [account.account_id, ada.clientId, 'canary']) expect(JSON.stringify(row)).not.toContain(secret);
});

test('CALL-60 a quizmaster makes, changes and stops the questions of their own venue alone', async () => {
  await questions(0);
  const body = { question_text: '  Pie \u202e or  chips? ', options: [' Pie', 'Chips '], ...ofTheHouse };
  const made = await host.call(hostSaveSurvey, { body });
  expect(made).toEqual({
    surveyid: expect.any(String),
    question_text: 'Pie or chips?',
    options: ['Pie', 'Chips'],
    ...ofTheHouse,
    ...{ served: 0, seen: 0 },
    responses: 0,
    skips: 0,
    chosen: [0, 0],
    elsewhere: { served: 0, seen: 0, responses: 0, skips: 0, chosen: [0, 0] },
  });
  const { surveyid } = made;
  const changed = { surveyid, question_text: 'Pie or peas?', options: ['Pie', 'Peas'], ...ofTheHouse };
  expect(await host.call(hostSaveSurvey, { body: changed })).toMatchObject({ options: ['Pie', 'Peas'] });

  const guest = world.guest();
  await answer(guest, surveyid, 'Peas');
  // The answers are to the question as it was worded.
  expect(await host.ask(hostSaveSurvey, { body: { ...changed, question_text: 'War or peace?' } })).toMatchObject({
    status: 409,
  });
  expect(await host.ask(hostSaveSurvey, { body: { ...changed, options: ['Peas', 'Pie'] } })).toMatchObject({
    status: 409,
  });
  const stopped = await host.call(hostSaveSurvey, { body: { ...changed, active: false } });
  expect(stopped).toMatchObject({ active: false, elsewhere: { responses: 1, chosen: [0, 1] } });
  expect((await next(world.guest())).count).toBe(0);

  const other = await hostOfVenue(world, 'The Bell');
  expect(await other.call(hostSurveys)).toEqual([]);
  expect(await other.ask(hostSaveSurvey, { body: { ...changed, active: true } })).toMatchObject({ status: 404 });
  for (const wrong of [
    { options: ['One'] },
    { options: ['Same', ' Same'] },
    { options: ['', 'x'] },
    { question_text: ' ' },
  ]) {
    expect(await host.ask(hostSaveSurvey, { body: { ...body, ...wrong } })).toMatchObject({ status: 400 });
  }
  expect(await guest.ask(hostSurveys)).toMatchObject({ status: 403 });
});
