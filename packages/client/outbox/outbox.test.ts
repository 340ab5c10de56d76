import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../fake/fake-world.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import { Refused } from '../refused.ts';
import { type GuardedStorage, guardedStorage, memoryStorage } from '../storage.ts';
import { type KeptAnswer, keptAnswers } from './kept-answers.ts';
import { createOutbox, type Saved } from './outbox.ts';

/** A host that answers when told to, and what it holds: the highest number wins, as the server has it. */
function hostWith(storage: GuardedStorage = memoryStorage()) {
  const clock = virtualClock();
  const sent: { answer: KeptAnswer; keepalive: boolean; reply: (outcome: Saved | Error) => void }[] = [];
  const held = new Map<string, KeptAnswer>();
  const states: string[] = [];
  const make = () =>
    createOutbox({
      kept: keptAnswers(storage, 'g1', 'p1'),
      clock,
      random: seededRandom(),
      changed: ({ question_id, texts }, state, { reason }) =>
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
  /** The server does what it does with the oldest open request. */
  function arrive(answer: KeptAnswer): Saved {
    const holding = held.get(answer.question_id);
    if (!holding || answer.seq > holding.seq) held.set(answer.question_id, answer);
    return { status: 'saved', answer: held.get(answer.question_id)?.texts ?? [] };
  }
  return { clock, sent, held, states, make, arrive, storage };
}

const answer = (text: string, question_id = 'q1') => ({
  question_id,
  question_index: 0,
  round_order: 1,
  texts: [text],
});
const offline = new Error('offline');
const saved = (text: string): Saved => ({ status: 'saved', answer: [text] });

test('H21 an answer is on this phone before it is sent', async () => {
  const { make, storage, sent, clock } = hostWith();
  make().put(answer('jupiter'));
  expect(keptAnswers(storage, 'g1', 'p1').all(clock.now())).toMatchObject([{ texts: ['jupiter'] }]);
  await clock.pass(299);
  expect(sent).toHaveLength(0);
  await clock.pass(1);
  expect(sent).toHaveLength(1);
});

test('H19 typing rests 300 ms; one is in flight per question; the latest wins, with a rising number', async () => {
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

test('weather keeps an answer on the phone and tries again, slower each time, up to 30 s', async () => {
  const { make, sent, clock, states } = hostWith();
  make().put(answer('x'));
  await clock.pass(300);
  const waits: number[] = [];
  for (let time = 1; time <= 8; time++) {
    sent.at(-1)?.reply(offline);
    await clock.pass(0);
    expect(states.at(-1)).toBe('q1 x phone');
    const from = clock.now();
    while (sent.length === time) await clock.pass(50);
    waits.push(clock.now() - from);
  }
  expect(waits[0]).toBeLessThanOrEqual(1_050);
  expect(Math.max(...waits)).toBeLessThanOrEqual(30_050);
  expect(waits.at(-1)).toBeGreaterThanOrEqual(15_000);
});

test('a busy server is waited for as long as it asks', async () => {
  const { make, sent, clock } = hostWith();
  make().put(answer('x'));
  await clock.pass(300);
  sent[0]?.reply(new Refused(429, 'Slowly.', 20_000));
  await clock.pass(19_900);
  expect(sent).toHaveLength(1);
  await clock.pass(200);
  expect(sent).toHaveLength(2);
});

test('a refusal gives the answer up with the server’s words; a late one is told as late', async () => {
  const { make, sent, clock, states, storage } = hostWith();
  const outbox = make();
  outbox.put(answer('x'));
  outbox.put(answer('y', 'q2'));
  await clock.pass(300);
  sent[0]?.reply(new Refused(403, 'Only the captain answers.'));
  sent[1]?.reply({ status: 'late', answer: ['y'] });
  await clock.pass(0);
  expect(states.slice(-2)).toEqual(['q1 x refused Only the captain answers.', 'q2 y late']);
  expect(keptAnswers(storage, 'g1', 'p1').all(clock.now())).toEqual([]);
});

test('flush sends what rests at once, with keepalive when the page goes', async () => {
  const { make, sent } = hostWith();
  const outbox = make();
  outbox.put(answer('x'));
  outbox.flush(true);
  outbox.flush(true);
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true]);
});

test('ROUND-13 G10 after the page was killed, the next one takes up what was unsent', async () => {
  const { make, sent, clock } = hostWith();
  make().put(answer('jupiter'));
  await clock.pass(300);
  const next = make();
  expect(next.restore()).toMatchObject([{ texts: ['jupiter'], question_id: 'q1' }]);
  await clock.pass(0);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.answer.seq).toBe(sent[0]?.answer.seq);
});

test('OPEN-38 a dropped answer is neither sent nor found again, not even when its request is on the way', async () => {
  const { make, sent, clock, states, storage } = hostWith();
  const outbox = make();
  outbox.put(answer('resting'));
  outbox.drop('q1');
  await clock.pass(1_000);
  expect(sent).toHaveLength(0);
  outbox.put(answer('flying'));
  await clock.pass(300);
  outbox.drop('q1');
  const before = states.length;
  sent[0]?.reply(offline);
  await clock.pass(60_000);
  expect([sent.length, states.length]).toEqual([1, before]);
  expect(keptAnswers(storage, 'g1', 'p1').all(clock.now())).toEqual([]);
});

test('H21 answers of another player, another game, and of yesterday stay out', async () => {
  const { storage, make, clock } = hostWith();
  const kept = { ...answer('x'), seq: 1, at: clock.now() };
  keptAnswers(storage, 'g1', 'p2').keep(kept);
  keptAnswers(storage, 'g2', 'p1').keep(kept);
  keptAnswers(storage, 'g1', 'p1').keep({ ...kept, at: clock.now() - 86_400_001 });
  expect(make().restore()).toEqual([]);
});

test('H68 corrupted keys are dropped', () => {
  const { storage, make } = hostWith();
  for (const text of ['', '{', '[]', 'null', '{"question_id":1}', '{"question_id":"q","texts":[1]}']) {
    storage.local.set(`snug_answer.g1.p1.1.${text}`, text);
  }
  expect(make().restore()).toEqual([]);
  expect(storage.local.keys('snug_answer.')).toEqual([]);
});

test('H19 the number rises over reloads, and also where storage forgets it', () => {
  const storage = memoryStorage();
  expect(keptAnswers(storage, 'g', 'p').nextSeq(1_000)).toBe(1_000);
  expect(keptAnswers(storage, 'g', 'p').nextSeq(1_000)).toBe(1_001);
  // A clock that was set back does not make it fall.
  expect(keptAnswers(storage, 'g', 'p').nextSeq(10)).toBe(1_002);
  expect(keptAnswers(memoryStorage(), 'g', 'p').nextSeq(2_000.5)).toBe(2_000);
  storage.local.set('snug_answer_seq', 'corrupted');
  expect(keptAnswers(storage, 'g', 'p').nextSeq(3_000)).toBe(3_000);
});

test('G9 G10 whatever happens to phone and network, the host ends with what was typed last', async () => {
  const step = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('type' as const), q: fc.constantFrom('q1', 'q2'), n: fc.nat(99) }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('pass' as const), q: fc.constant(''), n: fc.nat(2_000) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('arrive' as const), q: fc.constant(''), n: fc.nat(5) }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('arrive, reply lost' as const), q: fc.constant(''), n: fc.nat(5) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('lose' as const), q: fc.constant(''), n: fc.nat(5) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), q: fc.constant(''), n: fc.constant(0) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('quota' as const), q: fc.constant(''), n: fc.nat(1) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const area = new Map<string, string>();
      let isFull = false;
      const local = {
        get length() {
          return area.size;
        },
        key: (index: number) => [...area.keys()][index] ?? null,
        getItem: (key: string) => area.get(key) ?? null,
        setItem(key: string, value: string) {
          if (isFull) throw new DOMException('full', 'QuotaExceededError');
          area.set(key, value);
        },
        removeItem: (key: string) => void area.delete(key),
      };
      let storage = guardedStorage({ local: () => local });
      const host = hostWith(storage);
      let outbox = host.make();
      let open = 0;
      const typed = new Map<string, string>();
      const request = (n: number) => host.sent[open + (n % Math.max(1, host.sent.length - open))];
      const replied = new Set<unknown>();

      for (const { do: what, q, n } of steps) {
        if (what === 'type') {
          typed.set(q, String(n));
          outbox.put(answer(String(n), q));
          await host.clock.pass(1);
        }
        if (what === 'pass') await host.clock.pass(n);
        if (what === 'quota') isFull = n === 1;
        // A page that could keep nothing loses it with the page: that is all it may lose.
        if (what === 'reload' && !isFull && outbox.unsent().every((each) => area.size > 0 && isKept(area, each))) {
          outbox.stop();
          open = host.sent.length;
          storage = guardedStorage({ local: () => local });
          outbox = host.make();
          outbox.restore();
        }
        const picked = request(n);
        if (!picked || replied.has(picked) || open >= host.sent.length) continue;
        if (what.startsWith('arrive')) {
          const outcome = host.arrive(picked.answer);
          picked.reply(what === 'arrive' ? outcome : offline);
          replied.add(picked);
        }
        if (what === 'lose') {
          picked.reply(offline);
          replied.add(picked);
        }
        await host.clock.pass(0);
      }

      // Fair weather: everything that is asked is answered.
      for (let turn = 0; turn < 200 && outbox.unsent().length > 0; turn++) {
        await host.clock.pass(1_000);
        for (const each of host.sent.slice(open)) {
          if (replied.has(each)) continue;
          replied.add(each);
          each.reply(host.arrive(each.answer));
        }
        await host.clock.pass(0);
      }
      expect(outbox.unsent()).toEqual([]);
      for (const [question, text] of typed) expect(host.held.get(question)?.texts).toEqual([text]);
    }),
    { numRuns: 300 },
  );
});

function isKept(area: Map<string, string>, { question_id, texts }: KeptAnswer): boolean {
  const kept = area.get(`snug_answer.g1.p1.1.${question_id}`);
  return kept !== undefined && JSON.stringify(JSON.parse(kept).texts) === JSON.stringify(texts);
}
