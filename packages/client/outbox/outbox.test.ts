import { fakeSharedStorage } from '@snug/testing/client';
import { expect, test } from 'vitest';
import { seededRandom } from '../fake/fake-world.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import { Refused } from '../refused.ts';
import { type GuardedStorage, memoryStorage } from '../storage.ts';
import { createOutbox } from './outbox.ts';
import type { QueueEntry, Reply } from './queue-entry.ts';
import type { StoredRecord } from './record.ts';
import { createStorageFallback } from './storage-fallback.ts';

interface Write {
  readonly question_id: string;
  readonly texts: readonly string[];
}

const keyOf = ({ question_id }: Write) => `snug_answer.g1.p1.1.${question_id}`;
const isOwn = (key: string) => key.startsWith('snug_answer.');
const read = (_: string, record: StoredRecord) =>
  Array.isArray((record as QueueEntry<Write>).texts) ? (record as QueueEntry<Write>) : undefined;

/** An outbox, and a server that replies when the test says so. */
function hostWith(storage: GuardedStorage = memoryStorage()) {
  const clock = virtualClock();
  const sent: { answer: QueueEntry<Write>; keepalive: boolean; reply: (outcome: Reply<Write> | Error) => void }[] = [];
  const states: string[] = [];
  const leads = { isLeading: true };
  const make = () => {
    const outbox = createOutbox<Write>({
      keyOf,
      read,
      isNumbered: () => true,
      fallback: createStorageFallback({
        persistentStore: undefined,
        local: storage.local,
        clock,
        isOwn,
        kept: () => {},
      }),
      storage,
      isLeading: () => leads.isLeading,
      clock,
      random: seededRandom(),
      changed: ({ question_id, texts }, state, reason) =>
        states.push([question_id, texts.join(), state, reason].filter((part) => part !== undefined).join(' ')),
      send: (answer, keepalive) =>
        new Promise((resolve, reject) =>
          sent.push({
            answer,
            keepalive,
            reply: (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)),
          }),
        ),
    });
    outbox.start();
    return { ...outbox, put: (content: ReturnType<typeof answer>, seq?: number) => outbox.put(content, 300, seq) };
  };
  /** The stored entries. */
  const kept = async () => {
    const found: StoredRecord[] = [];
    const fallback = createStorageFallback({
      persistentStore: undefined,
      local: storage.local,
      clock,
      isOwn,
      kept: () => {},
    });
    await fallback.read('snug_answer.', (_, record) => found.push(record));
    return found.filter(({ state }) => !state);
  };
  return { clock, sent, states, make, kept, storage, leads };
}

const answer = (text: string, question_id = 'q1'): Write => ({ question_id, texts: [text] });
const offline = new Error('offline');
const saved = (text: string): Reply<Write> => ({ state: 'saved', held: { texts: [text] } });

test('H21 an answer is on this device before it is sent', async () => {
  const { make, kept, sent, clock } = hostWith();
  make().put(answer('jupiter'));
  await clock.pass(0);
  expect(await kept()).toMatchObject([{ texts: ['jupiter'] }]);
  await clock.pass(299);
  expect(sent).toHaveLength(0);
  await clock.pass(1);
  expect(sent).toHaveLength(1);
});

test('H19 typing is sent after a pause of 300 ms, one request per question; the latest wins, with a rising number', async () => {
  const { make, sent, clock, states } = hostWith();
  const outbox = make();
  for (const text of ['j', 'ju', 'jup']) {
    outbox.put(answer(text));
    await clock.pass(100);
  }
  await clock.pass(300);
  expect(sent.map((each) => each.answer.texts)).toEqual([['jup']]);
  outbox.put(answer('jupi'));
  outbox.put(answer('jupit'));
  outbox.put(answer('mars', 'q2'));
  await clock.pass(1_000);
  expect(sent.map((each) => each.answer.texts)).toEqual([['jup'], ['mars']]);
  sent[0]?.reply(saved('jup'));
  await clock.pass(0);
  expect(sent.map((each) => each.answer.texts)).toEqual([['jup'], ['mars'], ['jupit']]);
  expect(sent[2]?.answer.seq).toBeGreaterThan(sent[0]?.answer.seq ?? Number.POSITIVE_INFINITY);
  sent[2]?.reply(saved('jupit'));
  await clock.pass(0);
  expect(states.at(-1)).toBe('q1 jupit saved');
  expect(outbox.unsent().map(({ question_id }) => question_id)).toEqual(['q2']);
});

test('a network error keeps an answer on the device and tries again, slower each time, up to 30 s', async () => {
  const { make, sent, clock, states } = hostWith();
  make().put(answer('x'));
  await clock.pass(300);
  const waits: number[] = [];
  for (let time = 1; time <= 8; time++) {
    sent.at(-1)?.reply(offline);
    await clock.pass(0);
    expect(states.at(-1)).toBe('q1 x waiting');
    const from = clock.now();
    while (sent.length === time) await clock.pass(50);
    waits.push(clock.now() - from);
  }
  expect(waits[0]).toBeLessThanOrEqual(1_050);
  expect(Math.max(...waits)).toBeLessThanOrEqual(30_050);
  expect(waits.at(-1)).toBeGreaterThanOrEqual(15_000);
});

test('a busy server gets the delay it asks for', async () => {
  const { make, sent, clock } = hostWith();
  make().put(answer('x'));
  await clock.pass(300);
  sent[0]?.reply(new Refused(429, 'Slowly.', 20_000));
  await clock.pass(19_900);
  expect(sent).toHaveLength(1);
  await clock.pass(200);
  expect(sent).toHaveLength(2);
});

test('a refusal drops the answer with the server’s text; a late one is reported as late', async () => {
  const { make, sent, clock, states, kept } = hostWith();
  const outbox = make();
  outbox.put(answer('x'));
  outbox.put(answer('y', 'q2'));
  await clock.pass(300);
  sent[0]?.reply(new Refused(403, 'Only the captain answers.'));
  sent[1]?.reply({ state: 'late', held: { texts: ['y'] } });
  await clock.pass(0);
  expect(states.slice(-2)).toEqual(['q1 x refused Only the captain answers.', 'q2 y late']);
  expect(await kept()).toEqual([]);
});

test('flush sends what waits at once, with keepalive when the page unloads', async () => {
  const { make, sent } = hostWith();
  const outbox = make();
  outbox.put(answer('x'));
  outbox.flush(true);
  outbox.flush(true);
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true]);
});

test('ROUND-13 G10 after the page was killed, the next one restores what was unsent', async () => {
  const { make, sent, clock } = hostWith();
  make().put(answer('jupiter'));
  await clock.pass(300);
  const next = make();
  await next.restore();
  expect(next.unsent()).toMatchObject([{ texts: ['jupiter'], question_id: 'q1' }]);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.answer.seq).toBe(sent[0]?.answer.seq);
});

test('a busy server is left alone while typing continues', async () => {
  const { make, sent, clock } = hostWith();
  const outbox = make();
  outbox.put(answer('x'));
  await clock.pass(300);
  sent[0]?.reply(new Refused(429, 'Slowly.', 20_000));
  await clock.pass(1_000);
  outbox.put(answer('xy'));
  await clock.pass(1_000);
  outbox.flush();
  await clock.pass(17_000);
  expect(sent).toHaveLength(1);
  await clock.pass(1_100);
  expect(sent.map((each) => each.answer.texts)).toEqual([['x'], ['xy']]);
});

test('H23 an ended login drops nothing: the answer waits on this device for the next login', async () => {
  const { make, sent, clock, kept, states } = hostWith();
  make().put(answer('x'));
  await clock.pass(300);
  sent[0]?.reply(new Refused(401, 'Please log in.'));
  await clock.pass(0);
  expect(states.at(-1)).toBe('q1 x waiting');
  expect(await kept()).toHaveLength(1);
});

test('OPEN-38 a dropped answer is neither sent nor found again, not even while its request is pending', async () => {
  const { make, sent, clock, states, kept } = hostWith();
  const outbox = make();
  const drop = () => {
    for (const entry of outbox.unsent()) outbox.drop(keyOf(entry), 'dropped');
  };
  outbox.put(answer('resting'));
  drop();
  await clock.pass(1_000);
  expect(sent).toHaveLength(0);
  outbox.put(answer('flying'));
  await clock.pass(300);
  drop();
  const before = states.length;
  sent[0]?.reply(offline);
  await clock.pass(60_000);
  expect([sent.length, states.length]).toEqual([1, before]);
  expect(await kept()).toEqual([]);
});

test('H19 one request is pending also for a question that was recalled and asked again', async () => {
  const { make, sent, clock, states } = hostWith();
  const outbox = make();
  outbox.put(answer('before'));
  await clock.pass(300);
  for (const entry of outbox.unsent()) outbox.drop(keyOf(entry), 'dropped');
  outbox.put(answer('after'));
  await clock.pass(1_000);
  expect(sent).toHaveLength(1);
  sent[0]?.reply(saved('before'));
  await clock.pass(0);
  sent[1]?.reply(saved('after'));
  await clock.pass(0);
  expect([sent.length, states.at(-1), outbox.unsent()]).toEqual([2, 'q1 after saved', []]);
});

test('H19 a write with the number of an earlier page is older than what is typed after it, also with the clock set back', async () => {
  const { make, sent, clock, states } = hostWith();
  const outbox = make();
  outbox.put(answer('jupiter'), clock.now() + 3_600_000);
  await clock.pass(300);
  outbox.put(answer('mars'));
  sent[0]?.reply(saved('jupiter'));
  await clock.pass(300);
  expect(sent.map((each) => each.answer.texts)).toEqual([['jupiter'], ['mars']]);
  sent[1]?.reply(saved('mars'));
  await clock.pass(0);
  expect(states.at(-1)).toBe('q1 mars saved');
});

test('H68 corrupted keys are removed', async () => {
  const { storage, make } = hostWith();
  for (const text of ['', '{', '[]', 'null', '7', '{"question_id":1}', '{"question_id":"q","texts":[1]}']) {
    storage.local.set(`snug_answer.g1.p1.1.${text}`, text);
  }
  const outbox = make();
  await outbox.restore();
  expect(outbox.unsent()).toEqual([]);
  expect(storage.local.keys('snug_answer.')).toEqual([]);
});

test('G19 a tab that does not lead sends nothing, and receives the outcome', async () => {
  const shared = fakeSharedStorage();
  const { make, sent, clock, states, leads } = hostWith(shared.tab());
  leads.isLeading = false;
  const outbox = make();
  outbox.put(answer('x'));
  const outcome = outbox.finished(keyOf(answer('x')));
  await clock.pass(60_000);
  expect(sent).toHaveLength(0);
  const { seq = 0 } = outbox.unsent()[0] ?? {};
  const delivery = { seq: seq - 1, at: clock.now(), state: 'refused', reason: 'Too late.' } as const;
  const { local } = shared.tab();
  const others = createStorageFallback({ persistentStore: undefined, local, clock, isOwn, kept: () => {} });
  const tell = async (news: StoredRecord) => {
    others.settle(keyOf(answer('x')), news);
    await clock.pass(0);
  };
  // An older delivery of the same question.
  await tell(delivery);
  expect(outbox.unsent()).toHaveLength(1);
  const refused = expect(outcome).rejects.toThrow('Too late.');
  await tell({ ...delivery, seq });
  expect([outbox.unsent(), states.at(-1)]).toEqual([[], 'q1 x refused Too late.']);
  await refused;
});

test('L3 G19 when another tab delivered something newer, that is reported, not what was typed here', async () => {
  const shared = fakeSharedStorage();
  const { make, sent, clock, states, leads } = hostWith(shared.tab());
  leads.isLeading = false;
  const outbox = make();
  outbox.put(answer('older'));
  await clock.pass(400);
  const { seq = 0 } = outbox.unsent()[0] ?? {};
  const other = hostWith(shared.tab());
  const otherOutbox = other.make();
  otherOutbox.put(answer('newer'));
  await other.clock.pass(400);
  expect(other.sent[0]?.answer.seq).toBeGreaterThan(seq);
  other.sent[0]?.reply(saved('newer'));
  await clock.pass(10);
  expect([outbox.unsent(), states.at(-1), sent]).toEqual([[], 'q1 newer saved', []]);
});
