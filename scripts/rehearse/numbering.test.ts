import { fakeSockets, phoneNetwork } from '@snug/testing/client';
import { expect, test } from 'vitest';
import { numbering } from './numbering.ts';
import { failures, newTally } from './tally.ts';

/** A phone whose server is the test. */
function rig(last: number) {
  const tally = newTally();
  const closed: number[] = [];
  const received: string[] = [];
  const sockets = fakeSockets();
  const network = phoneNetwork({ http: fetch, socket: sockets.open }, { connecting: numbering('Priya', tally) });
  const open = () =>
    network.seams.socket(`ws://snug.example/?last=${last}`, {
      opened() {},
      heard: (text) => received.push(text),
      closed: (code) => closed.push(code),
    });
  return { tally, network, open, closed, received, send: (id: number, data = {}) => sockets.latest().says(id, data) };
}

test('what a heartbeat asks for again is no repeat, until it is answered', () => {
  const { tally, open, send } = rig(4);
  const { send: say } = open();
  for (const id of [5, 6]) send(id);
  say('thump thump|4');
  for (const id of [5, 6]) send(id);
  expect(failures(tally)).toEqual([]);
  send(0, { type: 'THUMP' });
  send(6);
  expect(failures(tally)).toEqual(['Priya was sent message 6 again after 6.']);
});

test('consecutive messages are counted, and those outside the sequence are not', () => {
  const { tally, open, send, received } = rig(4);
  open();
  for (const id of [5, 0, 6]) send(id);
  expect(tally.counts.messages).toBe(2);
  expect(received).toHaveLength(3);
  expect(failures(tally)).toEqual([]);
});

test('a gap counts as lost and a repeat as doubled', () => {
  const { tally, open, send } = rig(4);
  open();
  for (const id of [5, 7, 7]) send(id);
  expect(tally.lost).toEqual(['Priya was sent message 7 after 5.']);
  expect(tally.doubled).toEqual(['Priya was sent message 7 again after 7.']);
  expect(failures(tally)).toHaveLength(2);
});

test('a disconnected phone loses its connection and gets none', async () => {
  const { network, open, closed } = rig(0);
  open();
  network.goOffline();
  expect(closed).toEqual([1006]);
  open();
  await new Promise((resolve) => setTimeout(resolve));
  expect(closed).toEqual([1006, 1006]);
  network.goOnline();
  open();
  expect(closed).toHaveLength(2);
});
