import { Refused, type SocketListener } from '@snug/client';
import { type FakeAnswers, fakeClient, offline, virtualClock } from '@snug/client/fake';
import { closeCodes } from '@snug/contract';
import { demoDisplayView } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { createBigScreen } from './big-screen.ts';

/** A big screen that is followed; the test is the other end of its sockets. */
function open(answers: FakeAnswers = {}) {
  const clock = virtualClock();
  const sockets: SocketListener[] = [];
  const client = fakeClient({ answers: { getDisplay: demoDisplayView('board'), ...answers } });
  const screen = createBigScreen({
    code: '482917',
    token: 'token',
    call: client.call,
    origin: 'http://snug.test',
    seams: {
      clock,
      random: { bytes: (count) => new Uint8Array(count), fraction: () => 0.5 },
      visibility: { isVisible: () => true, subscribe: () => () => {} },
      socket(_, listener) {
        sockets.push(listener);
        return { send: () => {}, close: () => {} };
      },
    },
  });
  const unsubscribe = screen.subscribe(() => {});
  return {
    screen,
    clock,
    sockets,
    unsubscribe,
    loads: () => client.sent('getDisplay').length,
    /** As the server refuses: it opens the line and closes it with a reason. */
    refuse() {
      sockets.at(-1)?.opened();
      sockets.at(-1)?.closed(closeCodes.tokenInvalid, '');
    },
  };
}

test('a screen whose line was refused comes back by itself', async () => {
  const { screen, clock, sockets, loads, refuse } = open();
  await clock.pass(0);
  refuse();
  expect(screen.get()).toMatchObject({ phase: 'ready', connection: 'refused' });
  await clock.pass(1_000);
  expect(sockets).toHaveLength(2);
  expect(loads()).toBe(2);
  sockets[1]?.opened();
  expect(screen.get()).toMatchObject({ phase: 'ready', connection: 'live' });
});

test('it does so when the load after the refusal gets no answer', async () => {
  let isDown = false;
  const { screen, clock, sockets, refuse } = open({
    getDisplay: () => (isDown ? offline() : demoDisplayView('board')),
    getVersion: () => (isDown ? offline() : '0.0.0'),
  });
  await clock.pass(0);
  refuse();
  isDown = true;
  await clock.pass(10 * 60_000);
  expect(screen.get().phase).toBe('ready');
  isDown = false;
  await clock.pass(6_000);
  sockets.at(-1)?.opened();
  expect(screen.get().connection).toBe('live');
});

test('it asks less and less, never later than a minute, and soon again after a line that held', async () => {
  const { clock, sockets, refuse } = open();
  await clock.pass(0);
  for (const pauseMs of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
    const before = sockets.length;
    refuse();
    await clock.pass(pauseMs - 1);
    expect(sockets).toHaveLength(before);
    await clock.pass(1);
    expect(sockets).toHaveLength(before + 1);
  }
  const before = sockets.length;
  sockets.at(-1)?.opened();
  await clock.pass(10_000);
  sockets.at(-1)?.closed(closeCodes.tokenInvalid, '');
  await clock.pass(1_000);
  expect(sockets).toHaveLength(before + 1);
});

test('an address that shows no game any more is left alone, and so is a screen that nobody follows', async () => {
  let isOver = false;
  const over = open({
    getDisplay: () => {
      if (isOver) throw new Refused(404, 'There is no such game.');
      return demoDisplayView('board');
    },
  });
  await over.clock.pass(0);
  isOver = true;
  over.refuse();
  await over.clock.pass(1_000);
  expect(over.screen.get().phase).toBe('over');
  await over.clock.pass(10 * 60_000);
  expect(over.loads()).toBe(2);

  const left = open();
  await left.clock.pass(0);
  left.refuse();
  left.unsubscribe();
  await left.clock.pass(10 * 60_000);
  expect(left.sockets).toHaveLength(1);
});
