import { fakeSockets } from '@snug/testing/client';
import { afterEach, expect, test } from 'vitest';
import { seededRandom } from './fake/fake-world.ts';
import { virtualClock } from './fake/virtual-clock.ts';
import { createConnection } from './live/connection.ts';
import { pageVisibility } from './page-visibility.ts';
import type { PageEvent } from './seams.ts';

const turn = (state: DocumentVisibilityState): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
};
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
});

test('H3 the page’s events are passed on, each by its name, until nobody is subscribed', () => {
  const events: PageEvent[] = [];
  const stop = pageVisibility.subscribe((event) => events.push(event));
  expect(pageVisibility.isVisible()).toBe(true);
  turn('hidden');
  expect(pageVisibility.isVisible()).toBe(false);
  turn('visible');
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  const all: PageEvent[] = ['hidden', 'visible', 'offline', 'online', 'pagehide', 'pageshow', 'tap', 'tap'];
  expect(events).toEqual(all);
  stop();
  turn('hidden');
  window.dispatchEvent(new Event('online'));
  expect(events).toEqual(all);
});

test('LIVE-08 H3 G29 in a real page: hidden it is quiet, shown it probes, cached it disconnects, restored it connects', async () => {
  const clock = virtualClock();
  const sockets = fakeSockets();
  const connection = createConnection({
    clock,
    random: seededRandom(),
    socket: sockets.open,
    url: String,
    load: async () => 0,
    probe: async () => {},
    decode: (data) => JSON.parse(data),
    handle: () => {},
    changed: () => {},
  });
  connection.join();
  await clock.pass(0);
  sockets.latest().opened();

  turn('hidden');
  expect(connection.state()).toBe('live');
  turn('visible');
  expect([connection.state(), sockets.latest().sent]).toEqual(['suspect', ['thump thump|0']]);
  sockets.latest().says(0, {});
  expect(connection.state()).toBe('live');

  turn('hidden');
  sockets.latest().closed();
  await clock.pass(3_600_000);
  expect([connection.state(), sockets.all.length]).toEqual(['waiting', 1]);
  turn('visible');
  await clock.pass(0);
  sockets.latest().opened();
  expect([connection.state(), sockets.all.length]).toEqual(['live', 2]);

  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect([connection.state(), sockets.latest().isClosed]).toEqual(['waiting', true]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await clock.pass(0);
  expect(sockets.all.length).toBe(3);
  connection.leave();
  expect(clock.pending()).toBe(0);
});
