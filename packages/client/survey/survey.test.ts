import { type NextSurvey, type Survey, surveyLoadingMs } from '@snug/contract';
import { expect, test } from 'vitest';
import { type FakeAnswers, fakeClient, offline, refuses, unsigned } from '../fake/index.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import { playerSurveys } from './player-surveys.ts';
import { createSurveyFeed, type SurveyFeed } from './survey.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const choice: Survey = { surveyid: 's1', question_text: 'Tea or coffee?', options: ['Tea', ' Coffee '] };
const free: Survey = { surveyid: 's2', question_text: 'Best crisps?', options: [] };
const isNext = (survey: Survey | null, count = survey ? 2 : 0): NextSurvey => ({ count, survey });

function feedWith(answers: FakeAnswers, options: { preview?: boolean; now?: number } = {}) {
  const clock = virtualClock(options.now ?? noon);
  const client = fakeClient({ answers: { nextSurvey: isNext(choice), answerSurvey: isNext(free, 1), ...answers } });
  const feed = createSurveyFeed({ ...playerSurveys(client), clock }, { preview: options.preview });
  const calls = () => client.calls.map(({ name, params, body }) => ({ name, params, body }));
  return { client, calls, clock, feed };
}

async function started(answers: FakeAnswers = {}, options: { preview?: boolean; now?: number } = {}) {
  const world = feedWith(answers, options);
  world.feed.start();
  await world.clock.pass(surveyLoadingMs);
  return world;
}

const tokenOf = (sub: string): string => unsigned({ sub, exp: 9_999_999_999 });
const progressOf = (feed: SurveyFeed) => {
  const state = feed.get();
  return state.step === 'question' ? state.progress : undefined;
};

test('loading shows for at least two seconds, and as long as a slow question takes', async () => {
  const { feed, clock } = feedWith({});
  feed.start();
  await clock.pass(surveyLoadingMs - 1);
  expect(feed.get()).toEqual({ step: 'loading' });
  await clock.pass(1);
  expect(feed.get()).toMatchObject({ step: 'question', survey: choice, answer: '', canSubmit: false, busy: false });
  expect(clock.pending()).toBe(0);

  const slow = Promise.withResolvers<NextSurvey>();
  const late = feedWith({ nextSurvey: () => slow.promise });
  late.feed.start();
  await late.clock.pass(10_000);
  expect(late.feed.get().step).toBe('loading');
  slow.resolve(isNext(free));
  await late.clock.pass(0);
  expect(late.feed.get()).toMatchObject({ step: 'question', survey: free });
});

test('an option is one of those offered and is sent as it was received', async () => {
  const { feed, calls } = await started();
  feed.write('Water');
  feed.choose('Water');
  await feed.submit();
  expect(feed.get()).toMatchObject({ answer: '', canSubmit: false });
  feed.choose('Tea');
  feed.choose(' Coffee ');
  expect(feed.get()).toMatchObject({ answer: ' Coffee ', canSubmit: true });
  await feed.submit();
  expect(calls().slice(1)).toEqual([{ name: 'answerSurvey', params: { id: 's1' }, body: { response: ' Coffee ' } }]);
  expect(feed.get()).toMatchObject({ step: 'question', survey: free, answer: '' });
});

test('free text is an answer once it has a visible character', async () => {
  const { feed, calls } = await started({ nextSurvey: isNext(free), answerSurvey: isNext(null) });
  feed.write('  \u200b ');
  expect(feed.get()).toMatchObject({ canSubmit: false });
  await feed.submit();
  feed.write(' Salt  and\nvinegar ');
  await feed.submit();
  expect(calls().slice(1)).toEqual([
    { name: 'answerSurvey', params: { id: 's2' }, body: { response: 'Salt and vinegar' } },
  ]);
  expect(feed.get()).toEqual({ step: 'all-answered' });
});

test('SURVEY-08 a skip sends its reason, or No Reason', async () => {
  const { feed, calls } = await started({ skipSurvey: isNext(choice) });
  await feed.skip();
  await feed.skip('  ');
  await feed.skip('Too personal');
  expect(
    calls()
      .slice(1)
      .map(({ body }) => body),
  ).toEqual([{ reason: 'No Reason' }, { reason: 'No Reason' }, { reason: 'Too personal' }]);
});

test('a preview ends with thanks after one answer, and does not ask again that day', async () => {
  const { feed, calls, client, clock } = await started({ skipSurvey: isNext(free) }, { preview: true });
  await feed.skip();
  expect(feed.get()).toMatchObject({ step: 'question', survey: free });
  feed.write('Paprika');
  await feed.submit();
  expect(feed.get()).toEqual({ step: 'thanks' });

  const before = calls().length;
  feed.start();
  expect(feed.get()).toEqual({ step: 'thanks' });
  expect(calls()).toHaveLength(before);
  // The full feed continues.
  const full = createSurveyFeed({ ...playerSurveys(client), clock });
  full.start();
  await clock.pass(surveyLoadingMs);
  expect(full.get()).toMatchObject({ step: 'question', progress: { answered: 2, max: 4 } });
  // After midnight UTC the preview asks again.
  await clock.pass(12 * 3_600_000);
  feed.start();
  await clock.pass(surveyLoadingMs);
  expect(feed.get()).toMatchObject({ step: 'question', progress: { answered: 0, max: 2 } });
});

test('STORE-06 OPEN-57 the counters and the flag are stored by player id, for a guest by client id, and by UTC date', async () => {
  const { feed, client, clock } = await started({ answerSurvey: isNext(choice, 19) }, { preview: true });
  const guest = client.session.clientId();
  const kept = () =>
    Object.fromEntries(client.storage.local.keys('snug_survey.').map((key) => [key, client.storage.local.get(key)]));
  feed.choose('Tea');
  await feed.submit();
  expect(kept()).toEqual({
    [`snug_survey.2026-11-21.responses.${guest}`]: '1',
    [`snug_survey.2026-11-21.max.${guest}`]: '20',
    [`snug_survey.2026-11-21.previewed.${guest}`]: 'true',
  });
  client.session.setToken(tokenOf('a-ada'));
  await clock.pass(surveyLoadingMs);
  feed.choose('Tea');
  await feed.submit();
  expect(kept()).toMatchObject({
    [`snug_survey.2026-11-21.responses.${guest}`]: '1',
    'snug_survey.2026-11-21.responses.a-ada': '1',
    'snug_survey.2026-11-21.previewed.a-ada': 'true',
  });
  // The next day starts at zero, without anything of the day before.
  await clock.pass(12 * 3_600_000);
  feed.start();
  await clock.pass(surveyLoadingMs);
  expect(kept()).toEqual({ 'snug_survey.2026-11-22.max.a-ada': '2' });
});

test('OPEN-57 the day’s total is what was answered plus what is left at the start, at most 20', async () => {
  const few = await started({ nextSurvey: isNext(choice, 3) });
  expect(progressOf(few.feed)).toEqual({ answered: 0, max: 3 });
  const many = await started({ nextSurvey: isNext(choice, 50) });
  expect(progressOf(many.feed)).toEqual({ answered: 0, max: 20 });
});

test('an answer to a question shown before midnight counts to the new day', async () => {
  const { feed, client, clock } = await started(
    { answerSurvey: isNext(free, 19) },
    { now: noon + 12 * 3_600_000 - 3_000 },
  );
  feed.choose('Tea');
  await clock.pass(5_000);
  await feed.submit();
  expect(progressOf(feed)).toEqual({ answered: 1, max: 20 });
  expect(client.storage.local.keys('snug_survey.2026-11-21')).toEqual([]);
});

test('a network error keeps the answer, and submitting again works', async () => {
  let isDown = true;
  const { feed } = await started({ answerSurvey: () => (isDown ? offline() : isNext(null)) });
  feed.choose('Tea');
  await feed.submit();
  expect(feed.get()).toMatchObject({ step: 'question', answer: 'Tea', canSubmit: true, busy: false, error: {} });
  isDown = false;
  await feed.submit();
  expect(feed.get()).toEqual({ step: 'all-answered' });
});

test('after a refusal it loads what is next: the same question with the reason, another one, or none', async () => {
  let later = isNext(choice);
  let loads = 0;
  const { feed } = await started({
    nextSurvey: () => (loads++ === 0 ? isNext(choice) : later),
    answerSurvey: refuses(429, 'That was a little fast.'),
  });
  feed.choose('Tea');
  await feed.submit();
  const error = { detail: 'That was a little fast.' };
  expect(feed.get()).toMatchObject({ step: 'question', survey: choice, answer: 'Tea', busy: false, error });
  later = isNext(free);
  await feed.submit();
  expect(feed.get()).toMatchObject({ step: 'question', survey: free, answer: '', error });
  feed.write('Salt');
  later = isNext(null);
  await feed.submit();
  expect(feed.get()).toEqual({ step: 'all-answered' });
});

test('a first question that fails to load is shown as an error, and start tries again', async () => {
  let isDown = true;
  const { feed, clock } = feedWith({ nextSurvey: () => (isDown ? offline() : isNext(choice)) });
  feed.start();
  await clock.pass(surveyLoadingMs - 1);
  expect(feed.get()).toEqual({ step: 'loading' });
  await clock.pass(1);
  expect(feed.get()).toEqual({ step: 'failed', error: {} });
  isDown = false;
  feed.start();
  await clock.pass(surveyLoadingMs);
  expect(feed.get().step).toBe('question');
});

test('a double click sends an answer once; changes meanwhile are ignored', async () => {
  const sent = Promise.withResolvers<NextSurvey>();
  const { feed, calls } = await started({ answerSurvey: () => sent.promise });
  feed.choose('Tea');
  const both = Promise.all([feed.submit(), feed.submit(), feed.skip()]);
  feed.choose(' Coffee ');
  expect(feed.get()).toMatchObject({ busy: true, answer: 'Tea' });
  sent.resolve(isNext(free, 1));
  await both;
  expect(calls()).toHaveLength(2);
  expect(progressOf(feed)).toEqual({ answered: 1, max: 2 });
});

test('stopped, it stores nothing, follows nobody, and leaves no timer', async () => {
  const { feed, client, calls, clock } = feedWith({});
  feed.start();
  feed.stop();
  expect(clock.pending()).toBe(0);
  client.session.setToken(tokenOf('a-ada'));
  await clock.pass(surveyLoadingMs);
  expect(feed.get()).toEqual({ step: 'loading' });
  expect(calls()).toHaveLength(1);
});

test.each(['', 'abc', '-1', '2.5', '21', '1e3', 'null', '{}'])(
  'H68 a counter with the value %j counts as none',
  async (kept) => {
    const { feed, client, clock } = feedWith({});
    const who = client.session.clientId();
    client.storage.local.set(`snug_survey.2026-11-21.responses.${who}`, kept);
    client.storage.local.set(`snug_survey.2026-11-21.max.${who}`, kept);
    feed.start();
    await clock.pass(surveyLoadingMs);
    expect(progressOf(feed)).toEqual({ answered: 0, max: 2 });
  },
);

test('what is typed is kept until the server has it: a round may begin, or the page be loaded again', async () => {
  const answers: FakeAnswers = { nextSurvey: isNext(free), answerSurvey: isNext(choice, 1) };
  const { feed, client, clock } = await started(answers);
  feed.write('Salt and');
  feed.stop();

  const again = createSurveyFeed({ ...playerSurveys(client), clock });
  again.start();
  await clock.pass(surveyLoadingMs);
  expect(again.get()).toMatchObject({ survey: free, answer: 'Salt and', isKept: true, canSubmit: true });
  again.write('Salt and vinegar');
  expect(again.get()).toMatchObject({ isKept: false });
  await again.submit();
  expect(client.storage.session.keys('snug_typed_survey_')).toEqual([]);
});

test('a kept option that is offered no longer is not an answer', async () => {
  let offered = choice;
  const { feed, client, clock } = await started({ nextSurvey: () => isNext(offered) });
  feed.choose('Tea');
  feed.stop();
  offered = { ...choice, options: ['Water'] };
  const again = createSurveyFeed({ ...playerSurveys(client), clock });
  again.start();
  await clock.pass(surveyLoadingMs);
  expect(again.get()).toMatchObject({ answer: '', isKept: false, canSubmit: false });
});

test('a question is seen once while it is shown, and a failure of that is nobody’s trouble', async () => {
  const { feed, calls } = await started({ seeSurvey: offline });
  feed.see();
  feed.see();
  feed.choose('Tea');
  await feed.submit();
  feed.see();
  const seen = calls().filter(({ name }) => name === 'seeSurvey');
  expect(seen.map(({ params }) => params)).toEqual([{ id: 's1' }, { id: 's2' }]);
});

test('in a game every call names it', async () => {
  const { client, clock } = feedWith({ skipSurvey: isNext(choice), seeSurvey: { status: 'success' } });
  const feed = createSurveyFeed({ ...playerSurveys(client, { gameId: '12' }), clock });
  feed.start();
  await clock.pass(surveyLoadingMs);
  feed.see();
  feed.choose('Tea');
  await feed.submit();
  await feed.skip();
  expect(client.calls.map(({ name, query, body }) => [name, query ?? body])).toEqual([
    ['nextSurvey', { game_id: '12' }],
    ['seeSurvey', { game_id: '12' }],
    ['answerSurvey', { response: 'Tea', game_id: '12' }],
    ['skipSurvey', { reason: 'No Reason', game_id: '12' }],
  ]);
});

test('a room that asks at once is spread over the time in which loading shows anyway', async () => {
  const { client, clock } = feedWith({});
  const random = { bytes: (count: number) => new Uint8Array(count), fraction: () => 0.5 };
  const feed = createSurveyFeed({ ...playerSurveys(client), clock }, { random, isSpread: true });
  feed.start();
  await clock.pass(749);
  expect(client.calls).toEqual([]);
  await clock.pass(1);
  expect(client.calls).toHaveLength(1);
  await clock.pass(surveyLoadingMs - 750);
  expect(feed.get()).toMatchObject({ step: 'question' });

  const left = createSurveyFeed({ ...playerSurveys(client), clock }, { random, isSpread: true });
  left.start();
  left.stop();
  await clock.pass(surveyLoadingMs);
  expect([client.calls.length, clock.pending()]).toEqual([1, 0]);
});

test('SURVEY-11 in preview mode an answer that another tab has given is today’s', async () => {
  let next = choice;
  const { feed, client } = await started(
    { nextSurvey: () => isNext(next), answerSurvey: refuses(404, 'Gone.') },
    { preview: true },
  );
  client.storage.local.set(`snug_survey.2026-11-21.previewed.${client.session.clientId()}`, 'true');
  next = free;
  feed.choose('Tea');
  await feed.submit();
  expect(feed.get()).toEqual({ step: 'thanks' });
});
