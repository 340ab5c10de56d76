import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createInbox } from './inbox.ts';

function inboxWith(handle: (n: number) => void = () => {}) {
  const handled: number[] = [];
  const aside: number[] = [];
  const inbox = createInbox<number>({
    decode: (data) => (data === '"unknown"' ? undefined : Number(JSON.parse(data))),
    handle(n) {
      handle(n);
      handled.push(n);
    },
    setAside: ({ id }) => aside.push(id),
  });
  const receive = (id: number, data: unknown = id) =>
    inbox.receive(JSON.stringify({ msg_id: id, data: JSON.stringify(data) }));
  return { inbox, handled, aside, receive };
}

test('LIVE-09 LIMIT-14 the last 15 ids are remembered: acknowledged, not handled again', () => {
  const { receive, handled } = inboxWith();
  for (let id = 1; id <= 20; id++) receive(id);
  for (let id = 6; id <= 20; id++) expect(receive(id)).toEqual({ verdict: 'repeat', acknowledge: id });
  expect(receive(5)).toEqual({ verdict: 'older' });
  expect(handled).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
});

test('OPEN-85 repeats are checked first, then age, then gaps', () => {
  const { inbox, receive } = inboxWith();
  inbox.resetTo(10);
  expect(receive(10).verdict).toBe('older');
  expect(receive(11).verdict).toBe('handled');
  expect(receive(11).verdict).toBe('repeat');
  expect(receive(9).verdict).toBe('older');
  expect(receive(13)).toEqual({ verdict: 'gap' });
  expect(inbox.last()).toBe(11);
});

test('OPEN-39 an unknown type is skipped and acknowledged', () => {
  const { inbox, handled, receive } = inboxWith();
  expect(receive(1, 'unknown')).toEqual({ verdict: 'handled', acknowledge: 1 });
  expect(handled).toEqual([]);
  expect(inbox.last()).toBe(1);
});

test('a message outside the sequence is handled, not counted, not acknowledged', () => {
  const { inbox, handled, receive } = inboxWith();
  expect(receive(0, 7)).toEqual({ verdict: 'outside' });
  expect(handled).toEqual([7]);
  expect(inbox.last()).toBe(0);
});

test('LIVE-11 G26 the same message stumbles once, then it is set aside and acknowledged', () => {
  const { inbox, aside, receive } = inboxWith((n) => {
    if (n === 2) throw new Error('poison');
  });
  receive(1);
  expect(receive(2)).toEqual({ verdict: 'stumbled' });
  expect(inbox.last()).toBe(1);
  expect(receive(2)).toEqual({ verdict: 'set-aside', acknowledge: 2 });
  expect(aside).toEqual([2]);
  expect(receive(3).verdict).toBe('handled');
});

describe('ENTITY-MESSAGE a frame that is no envelope stumbles and changes nothing', () => {
  test.each([
    '',
    'null',
    '[]',
    '{"msg_id":-1,"data":"1"}',
    '{"msg_id":1.5,"data":"1"}',
    '{"msg_id":"1","data":"1"}',
    '{"msg_id":1}',
    '{"msg_id":1,"data":{}}',
    '{"msg_id":9007199254740993,"data":"1"}',
  ])('%s', (text) => {
    const { inbox, handled } = inboxWith();
    expect(inbox.receive(text)).toEqual({ verdict: 'stumbled' });
    expect([inbox.last(), handled]).toEqual([0, []]);
  });
});

test('G1 G2 G3 G4 any order of repeats, gaps, cuts and poison ends with every message handled once, in order', () => {
  const server = fc.array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({ kind: fc.constant('frame' as const), back: fc.integer({ min: -3, max: 20 }) }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut' as const), back: fc.constant(0) }) },
    ),
    { maxLength: 60 },
  );
  const poisoned = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 3 });
  fc.assert(
    fc.property(server, poisoned, fc.integer({ min: 1, max: 30 }), (steps, poison, length) => {
      const { inbox, handled, aside, receive } = inboxWith((n) => {
        if (poison.includes(n)) throw new Error('poison');
      });
      // A hostile server sends anything; nothing may be handled twice or out of order because of it.
      for (const { kind, back } of steps) {
        const id = kind === 'cut' ? inbox.last() + 1 : inbox.last() + 1 - back;
        if (id >= 1 && id <= length) receive(id);
      }
      // Then an honest server resumes from the cursor, as often as the connection has to reconnect.
      for (let connections = 0; inbox.last() < length && connections < 100; connections++) {
        for (let id = inbox.last() + 1; id <= length; id++) {
          const { verdict } = receive(id);
          if (verdict !== 'handled' && verdict !== 'repeat') break;
        }
      }
      const all = Array.from({ length }, (_, place) => place + 1);
      expect(handled).toEqual(all.filter((id) => !poison.includes(id)));
      expect(aside.toSorted((one, other) => one - other)).toEqual(all.filter((id) => poison.includes(id)));
    }),
    { numRuns: 1_000 },
  );
});
