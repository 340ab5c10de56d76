import { createSurveyFeed, type SurveyFeed } from '@snug/client';
import { virtualClock } from '@snug/client/fake';
import {
  answerSponsorSurvey,
  nextSponsorSurvey,
  pathOf,
  type Survey,
  seeSponsorSurvey,
  skipSponsorSurvey,
  surveyIdHeader,
  surveyLoadingMs,
} from '@snug/contract';
import { nextSponsorSurveyShapes } from '@snug/contract/shapes';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { nextOf, sponsorSurveys } from './sponsor-surveys.ts';

const origin = 'https://quiz.example';
const tea: Survey = { surveyid: 'a/b', question_text: 'Tea or coffee?', options: ['Tea', 'Coffee'] };
const key = 'old kiln';

interface Request {
  readonly address: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  readonly credentials: string;
}

function page(answer: (request: Request) => Response = () => Response.json({ count: 1, survey: tea })) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, headers, body, credentials }: RequestInit) => {
    const request = { address, method, headers, body: body && JSON.parse(String(body)), credentials } as Request;
    requests.push(request);
    return answer(request);
  });
  const events = { onSubmitted: vi.fn(), onError: vi.fn() };
  return { requests, events, source: sponsorSurveys(origin, key, events) };
}

afterEach(() => vi.unstubAllGlobals());

async function started(feed: SurveyFeed, clock: ReturnType<typeof virtualClock>) {
  feed.start();
  await clock.pass(surveyLoadingMs);
}

test('H61 its calls are those of the contract, and bring neither a login nor a cookie', async () => {
  const { requests, source } = page();
  const params = { key, id: 'a/b' };
  await source.next();
  await source.answer('a/b', 'Tea');
  await source.skip('a/b', 'No Reason');
  await source.see('a/b');
  const rows = [nextSponsorSurvey, answerSponsorSurvey, skipSponsorSurvey, seeSponsorSurvey];
  expect(requests.map(({ address, method }) => [method, address])).toEqual(
    rows.map((row) => [row.method, origin + pathOf(row as typeof answerSponsorSurvey, params)]),
  );
  expect(requests.map(({ body }) => body)).toEqual([
    undefined,
    { response: 'Tea' },
    { reason: 'No Reason' },
    undefined,
  ]);
  for (const { headers, credentials } of requests) {
    expect(credentials).toBe('omit');
    expect(Object.keys(headers).filter((name) => name !== 'content-type')).toEqual([]);
  }
});

test('an origin that ends in a slash is the same one', async () => {
  const { requests } = page();
  await sponsorSurveys(`${origin}/`, key, { onSubmitted: vi.fn(), onError: vi.fn() }).next();
  expect(requests[0]?.address).toBe(`${origin}${pathOf(nextSponsorSurvey, { key })}`);
});

test('the id that the server makes is brought with every later call', async () => {
  let made = 0;
  const { requests, source } = page(({ headers }) =>
    Response.json({ count: 1, survey: tea, ...(!headers[surveyIdHeader] && { id: `id ${++made}` }) }),
  );
  await source.next();
  await source.answer('a/b', 'Tea');
  await source.see('a/b');
  expect(requests.map(({ headers }) => headers[surveyIdHeader])).toEqual([undefined, 'id 1', 'id 1']);
});

test('H61 an id is good for one sponsor: a page with two keeps two', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  const sent: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers[surveyIdHeader]);
    return Response.json({
      count: 1,
      survey: tea,
      ...(!headers[surveyIdHeader] && { id: `of ${address.split('/')[5]}` }),
    });
  });
  const events = { onSubmitted: vi.fn(), onError: vi.fn() };
  const [brewery, bakery] = ['brewery', 'bakery'].map((sponsor) => sponsorSurveys(origin, sponsor, events));
  for (const source of [brewery, bakery, brewery, bakery]) await source?.next();
  expect(sent).toEqual([undefined, undefined, 'of brewery', 'of bakery']);
  expect([...kept.keys()]).toEqual(['snug_survey_id.brewery', 'snug_survey_id.bakery']);
});

test('an answer that is none of the server’s, as of a proxy, is no sentence', async () => {
  const { events, source } = page(() => Response.json({ error: 'Sign in to the Wi-Fi.' }, { status: 511 }));
  await expect(source.next()).rejects.toThrow('no refusal of ours');
  expect(events.onError.mock.calls).toEqual([[{ status_code: 0, detail: '' }]]);
});

test('a refusal is told in the server’s words, to the feed and to the page', async () => {
  const { events, source } = page(() =>
    Response.json({ status_code: 404, detail: 'There is no such sponsor.' }, { status: 404 }),
  );
  const clock = virtualClock();
  const feed = createSurveyFeed({ ...source, clock });
  await started(feed, clock);
  expect(feed.get()).toEqual({ step: 'failed', error: { detail: 'There is no such sponsor.' } });
  expect(events.onError.mock.calls).toEqual([[{ status_code: 404, detail: 'There is no such sponsor.' }]]);
});

test('a server that cannot be reached is an error of status 0, and an answer that arrived is told once', async () => {
  let isDown = true;
  const { events, source } = page(() => {
    if (isDown) throw new TypeError('down');
    return Response.json({ count: 1, survey: tea });
  });
  await expect(source.answer('a/b', 'Tea')).rejects.toThrow('down');
  expect(events.onError.mock.calls).toEqual([[{ status_code: 0, detail: '' }]]);
  expect(events.onSubmitted).not.toHaveBeenCalled();
  isDown = false;
  await source.answer('a/b', 'Tea');
  expect(events.onSubmitted).toHaveBeenCalledTimes(1);
});

test('CALL-60 the check by hand accepts what the shapes accept, and nothing else', () => {
  const survey = fc.record(
    {
      surveyid: fc.oneof(fc.string(), fc.integer()),
      question_text: fc.string(),
      options: fc.oneof(fc.array(fc.string()), fc.array(fc.integer()), fc.string()),
    },
    { requiredKeys: [] },
  );
  const replies = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        count: fc.oneof(fc.integer(), fc.double(), fc.string()),
        survey: fc.oneof(fc.constant(null), survey, fc.string()),
      },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(replies, (reply) => {
      const parsed = nextSponsorSurveyShapes.reply.safeParse(reply);
      if (parsed.success)
        expect(nextOf(reply)).toEqual({ count: parsed.data.count, survey: (reply as typeof parsed.data).survey });
      else expect(() => nextOf(reply)).toThrow();
    }),
    { numRuns: 1_000 },
  );
});
