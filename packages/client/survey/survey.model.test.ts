import { type NextSurvey, type Survey, surveyLoadingMs, surveysPerDay } from '@snug/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SnugClient } from '../client.ts';
import { fakeClient } from '../fake/fake-client.ts';
import { type VirtualClock, virtualClock } from '../fake/virtual-clock.ts';
import { Refused } from '../refused.ts';
import { playerSurveys } from './player-surveys.ts';
import { createSurveyFeed, type SurveyFeed } from './survey.ts';

const dayMs = 86_400_000;
const questions: readonly Survey[] = Array.from({ length: 60 }, (_, n) => ({
  surveyid: `s${n}`,
  question_text: `Question ${n}?`,
  options: n % 2 === 0 ? [] : ['Yes', 'No'],
}));

/** The outcome of the next call. `lost`: the server has processed it, but its reply does not arrive. */
type Luck = 'fine' | 'cut' | 'lost' | 'refused';

/** The server's true counters, by its own clock. */
interface Truth {
  readonly done: Map<string, { readonly id: string; readonly day: number }[]>;
  luck: Luck;
  /** How much this device's clock is ahead of the server's. */
  readonly skewMs: number;
}

interface Real {
  readonly client: SnugClient;
  readonly feed: SurveyFeed;
  readonly clock: VirtualClock;
  readonly truth: Truth;
  readonly preview: boolean;
  /** The replies that arrived, by player and this device's date. */
  readonly heard: Map<string, number>;
  /** When loading started. */
  loadingSince: number | undefined;
}

const whoOf = ({ session }: SnugClient): string => session.claims()?.sub ?? session.clientId();
const dateOf = ({ clock }: Pick<Real, 'clock'>): string => new Date(clock.now()).toISOString().slice(0, 10);
const serverDay = ({ clock, truth }: Pick<Real, 'clock' | 'truth'>) => Math.floor((clock.now() - truth.skewMs) / dayMs);

function openReal(skewMs: number, preview: boolean): Real {
  const clock = virtualClock(Date.UTC(2026, 10, 21, 20) + skewMs);
  const truth: Truth = { done: new Map(), luck: 'fine', skewMs };
  const doneBy = (who: string) => truth.done.get(who) ?? [];
  const next = (who: string): NextSurvey => {
    const today = doneBy(who).filter(({ day }) => day === serverDay({ clock, truth })).length;
    const open = questions.filter(({ surveyid }) => !doneBy(who).some(({ id }) => id === surveyid));
    const count = Math.max(0, Math.min(open.length, surveysPerDay - today));
    return { count, survey: (count > 0 && open[0]) || null };
  };
  const heard = new Map<string, number>();

  const take = (id: string): NextSurvey => {
    const who = whoOf(client);
    const { luck } = truth;
    truth.luck = 'fine';
    if (luck === 'cut') throw new TypeError('cut');
    if (luck === 'refused') throw new Refused(429, 'A little fast.');
    if (!doneBy(who).some((each) => each.id === id)) {
      if (next(who).count === 0) throw new Refused(429, 'That was the last question for today.');
      truth.done.set(who, [...doneBy(who), { id, day: serverDay({ clock, truth }) }]);
    }
    if (luck === 'lost') throw new TypeError('lost');
    const key = `${dateOf({ clock })} ${who}`;
    heard.set(key, (heard.get(key) ?? 0) + 1);
    return next(who);
  };
  const client: SnugClient = fakeClient({
    answers: {
      nextSurvey: () => {
        const { luck } = truth;
        truth.luck = 'fine';
        if (luck !== 'fine') throw new TypeError('cut');
        return next(whoOf(client));
      },
      answerSurvey: ({ params }) => take(params.id),
      skipSurvey: ({ params }) => take(params.id),
    },
  });
  const feed = createSurveyFeed({ ...playerSurveys(client), clock }, { preview });
  const real: Real = { client, feed, clock, truth, preview, heard, loadingSince: undefined };
  feed.subscribe(() => {
    if (feed.get().step === 'loading') real.loadingSince = clock.now();
    else if (real.loadingSince !== undefined) {
      // The least loading time, unless another player's preview was over already (LIMIT-12).
      if (feed.get().step !== 'thanks') expect(clock.now() - real.loadingSince).toBeGreaterThanOrEqual(surveyLoadingMs);
      real.loadingSince = undefined;
    }
  });
  return real;
}

/** The invariants once everything has settled. */
function check(real: Real): void {
  const { feed, client, heard, truth } = real;
  const state = feed.get();
  const who = whoOf(client);
  const key = `${dateOf(real)} ${who}`;
  const counted = Math.min(surveysPerDay, heard.get(key) ?? 0);
  expect(Number(client.storage.local.get(`snug_survey.${dateOf(real)}.responses.${who}`) ?? 0)).toBe(counted);
  // The server's own rules, which no client can violate.
  for (const done of truth.done.values()) {
    expect(new Set(done.map(({ id }) => id)).size).toBe(done.length);
    const perDay = Map.groupBy(done, ({ day }) => day);
    for (const ofDay of perDay.values()) expect(ofDay.length).toBeLessThanOrEqual(surveysPerDay);
  }
  if (state.step === 'thanks') expect(real.preview).toBe(true);
  if (state.step !== 'question') return;
  const { progress, survey, answer, canSubmit, busy } = state;
  expect(busy).toBe(false);
  expect(canSubmit).toBe(answer.trim() !== '');
  if (survey.options.length > 0 && answer !== '') expect(survey.options).toContain(answer);
  expect(progress.answered).toBeLessThanOrEqual(progress.max);
  expect(progress.max).toBeGreaterThan(0);
  expect(progress.max).toBeLessThanOrEqual(surveysPerDay);
}

type Model = Record<string, never>;

class Step implements fc.AsyncCommand<Model, Real> {
  readonly name: string;
  readonly act: (real: Real) => unknown;
  constructor(name: string, act: (real: Real) => unknown) {
    this.name = name;
    this.act = act;
  }
  check = () => true;
  async run(_: Model, real: Real) {
    await this.act(real);
    await real.clock.pass(0);
    check(real);
  }
  toString = () => this.name;
}

/** A token in the server's form: three parts, without padding. */
const tokenOf = (sub: string): string => `e.${btoa(JSON.stringify({ sub, exp: 9_999_999_999 })).replaceAll('=', '')}.s`;

const steps = [
  fc.constant(new Step('start', ({ feed }) => feed.start())),
  fc.constant(new Step('loaded', ({ clock }) => clock.pass(surveyLoadingMs))),
  fc.constantFrom('', ' ', 'Salt', 'Yes').map((text) => new Step(`write ${text}`, ({ feed }) => feed.write(text))),
  fc.constantFrom('Yes', 'No', 'Perhaps').map((text) => new Step(`choose ${text}`, ({ feed }) => feed.choose(text))),
  fc.constant(
    new Step('answer', async ({ feed, clock }) => {
      const before = feed.get();
      feed.write('Salt');
      feed.choose('Yes');
      await Promise.all([feed.submit(), clock.pass(0)]);
      const after = feed.get();
      // An answer that could not be sent is still there.
      if (before.step === 'question' && after.step === 'question' && after.survey === before.survey) {
        expect([after.error === undefined, after.answer]).toEqual([false, before.survey.options[0] ?? 'Salt']);
      }
    }),
  ),
  fc.constant(new Step('skip', ({ feed, clock }) => Promise.all([feed.skip(), clock.pass(0)]))),
  fc.constantFrom<Luck>('cut', 'lost', 'refused').map((luck) => {
    return new Step(luck, ({ truth }) => {
      truth.luck = luck;
    });
  }),
  fc.constantFrom(60_000, dayMs / 4, dayMs).map((ms) => new Step(`pass ${ms}`, ({ clock }) => clock.pass(ms))),
  fc.constantFrom('a-ada', 'a-ben').map((sub) => {
    return new Step(`log in ${sub}`, ({ client }) => {
      client.session.setToken(tokenOf(sub));
      expect(whoOf(client)).toBe(sub);
    });
  }),
  fc.constant(new Step('log out', ({ client }) => client.session.clearToken())),
  fc.constant(
    new Step('another device answers', ({ client, truth, clock }) => {
      const who = whoOf(client);
      const done = truth.done.get(who) ?? [];
      const day = serverDay({ clock, truth });
      const open = questions.find(({ surveyid }) => !done.some(({ id }) => id === surveyid));
      if (!open || done.filter((each) => each.day === day).length >= surveysPerDay) return;
      truth.done.set(who, [...done, { id: open.surveyid, day }]);
    }),
  ),
  fc.constant(
    new Step('stop and start', ({ feed }) => {
      feed.stop();
      feed.start();
    }),
  ),
];

test('LIMIT-11 H31 G18 the feed agrees with the server, whatever the clock, the network and other devices do', async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.commands(steps, { size: '+1' }),
      fc.constantFrom(0, -dayMs, 3 * 3_600_000, dayMs),
      fc.boolean(),
      async (commands, skewMs, preview) => {
        const real = openReal(skewMs, preview);
        const leave = real.feed.subscribe(() => reached.add(real.feed.get().step));
        await fc.asyncModelRun(() => ({ model: {}, real }), commands);
        leave();
        real.feed.stop();
        expect(real.clock.pending()).toBe(0);
      },
    ),
    { numRuns: 200 },
  );
  expect([...reached]).toEqual(expect.arrayContaining(['loading', 'failed', 'question', 'thanks']));
});

test('LIMIT-11 20 are asked a day, then all are answered, and the next day there are more', async () => {
  const real = openReal(0, false);
  const { feed, clock } = real;
  feed.start();
  await clock.pass(surveyLoadingMs);
  for (let asked = 0; asked < surveysPerDay; asked++) {
    expect(feed.get()).toMatchObject({ step: 'question', progress: { answered: asked, max: surveysPerDay } });
    feed.write('Salt');
    feed.choose('No');
    await (asked % 3 === 0 ? feed.skip() : feed.submit());
    check(real);
  }
  expect(feed.get()).toEqual({ step: 'all-answered' });
  await clock.pass(dayMs);
  feed.start();
  await clock.pass(surveyLoadingMs);
  expect(feed.get()).toMatchObject({ step: 'question', progress: { answered: 0, max: surveysPerDay } });
});
