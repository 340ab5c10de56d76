import { createSession, memoryStorage, Refused, type SocketListener } from '@snug/client';
import { type FakeAnswers, fakeClient, virtualClock } from '@snug/client/fake';
import { closeCodes, type HostGame, type HostMessage } from '@snug/contract';
import { expect, test } from 'vitest';
import { demoHostGame, demoTeam } from './demo-host-game.ts';
import { createHostConsole, type HostConsole } from './host-console.ts';
import { type HostAction, nextAction } from './host-game.ts';

/** A console before a scripted server: calls answer as told, and the test is the other end of the socket. */
function desk(answers: FakeAnswers = {}) {
  const clock = virtualClock();
  const lines: { url: string; sent: string[]; listener: SocketListener }[] = [];
  const host = createHostConsole({
    gameId: 'g1',
    call: fakeClient({ answers: { hostLoadGame: demoHostGame({ last_msg_id: 7, epoch: 'e1' }), ...answers } }).call,
    session: createSession({ storage: memoryStorage() }),
    origin: 'http://snug.test',
    seams: {
      clock,
      random: { bytes: (count) => new Uint8Array(count), fraction: () => 0.5 },
      visibility: { isVisible: () => true, subscribe: () => () => {} },
      socket(url, listener) {
        const sent: string[] = [];
        lines.push({ url, sent, listener });
        return { send: (text) => void sent.push(text), close: () => {} };
      },
    },
  });
  const leave = host.subscribe(() => {});
  const line = () => {
    const last = lines.at(-1);
    if (!last) throw new Error('No socket was opened.');
    return last;
  };
  return {
    host,
    clock,
    lines,
    line,
    leave,
    async open() {
      await clock.pass(0);
      line().listener.opened();
    },
    hear: (msg_id: number, message: HostMessage) =>
      line().listener.heard(JSON.stringify({ msg_id, data: JSON.stringify(message) })),
  };
}

const stateOf = (host: HostConsole) => gameOf(host).state;
function gameOf(host: HostConsole): HostGame {
  const { game } = host.get();
  if (!game) throw new Error('The game is not loaded.');
  return game;
}
function mainOf(host: HostConsole): HostAction {
  const action = nextAction(gameOf(host));
  if (!action) throw new Error('There is nothing to do.');
  return action;
}

const started = { ...demoHostGame().state, game_started: true, round_index: 0, round_open: true };
const dropped = new Error('fetch failed');

test('loads, then listens from its cursor and acknowledges', async () => {
  const { host, line, open, hear } = desk();
  expect(host.get().phase).toBe('loading');
  await open();
  expect(host.get()).toMatchObject({ phase: 'ready', connection: 'live' });
  expect(line().url).toBe('ws://snug.test/api/host/ws/g1?token=&last=7&e=e1&proto=2');
  hear(8, { type: 'HOST_TEAM', team: demoTeam('t9', 'Smarty Pints') });
  expect(gameOf(host).teams.at(-1)?.team_name).toBe('Smarty Pints');
  expect(line().sent).toEqual(['acknowledge|8']);
});

test('a command that does not arrive says so and can be pressed again', async () => {
  let isDown = true;
  const { host, clock, open } = desk({
    hostStartRound: () => {
      if (isDown) throw dropped;
      return { state: started };
    },
  });
  await open();
  const action = mainOf(host);
  expect(await host.run(action)).toBe(false);
  expect(host.get()).toMatchObject({ busy: false, trouble: { kind: 'weather' } });
  isDown = false;
  expect(await host.run(action)).toBe(true);
  expect(host.get().trouble).toBeUndefined();
  expect(stateOf(host).round_open).toBe(true);
  await clock.pass(600);
  expect(host.get().busy).toBe(false);
});

test('a refused command keeps the words of the server', async () => {
  const { host, open } = desk({
    hostStartRound: () => {
      throw new Refused(409, 'The game has ended.');
    },
  });
  await open();
  expect(await host.run(mainOf(host))).toBe(false);
  expect(host.get().trouble).toEqual({ kind: 'refused', detail: 'The game has ended.' });
});

test('a double press is one press', async () => {
  let presses = 0;
  const { host, clock, open } = desk({
    hostStartRound: () => {
      presses++;
      return { state: started };
    },
  });
  await open();
  const action = mainOf(host);
  await Promise.all([host.run(action), host.run(action)]);
  await host.run(mainOf(host));
  expect(presses).toBe(1);
  expect(host.get().busy).toBe(true);
  await clock.pass(600);
  expect(host.get().busy).toBe(false);
});

test('a reply that a newer state overtook is not applied', async () => {
  let reply = (_: { state: typeof started }) => {};
  const { host, open, hear } = desk({
    hostStartRound: () =>
      new Promise((resolve) => {
        reply = resolve;
      }),
  });
  await open();
  const done = host.run(mainOf(host));
  hear(8, { type: 'HOST_STATE', state: { ...started, asked: ['r1q1'] } });
  reply({ state: started });
  expect(await done).toBe(true);
  expect(stateOf(host).asked).toEqual(['r1q1']);
});

test('a killed server: the console comes back by its cursor, without loading again', async () => {
  let loads = 0;
  const { host, clock, lines, line, open, hear } = desk({
    getVersion: '1',
    hostLoadGame: () => {
      loads++;
      return demoHostGame({ last_msg_id: 7, epoch: 'e1' });
    },
  });
  await open();
  hear(8, { type: 'HOST_STATE', state: started });
  line().listener.closed(1006, '');
  expect(host.get().connection).toBe('waiting');
  expect(stateOf(host).round_open).toBe(true);
  await clock.pass(3_000);
  await open();
  expect(lines).toHaveLength(2);
  expect(line().url).toContain('last=8&e=e1');
  expect(loads).toBe(1);
});

test('resync loads anew', async () => {
  let title = 'Tuesday Pub Quiz';
  const { host, clock, line, open } = desk({ hostLoadGame: () => demoHostGame({ title }) });
  await open();
  title = 'Renamed';
  line().listener.closed(closeCodes.resync, '');
  await clock.pass(10_000);
  expect(gameOf(host).title).toBe('Renamed');
});

test('after giving up it looks for the server by itself', async () => {
  let isUp = true;
  const { host, clock, line, open } = desk({
    getVersion: () => {
      if (!isUp) throw dropped;
      return '1';
    },
  });
  await open();
  isUp = false;
  for (let attempt = 0; attempt < 10 && host.get().connection !== 'interrupted'; attempt++) {
    line().listener.closed(1006, '');
    await clock.pass(130_000);
  }
  expect(host.get().connection).toBe('interrupted');
  await clock.pass(12_000);
  expect(host.get().connection).toBe('interrupted');
  isUp = true;
  await clock.pass(5_000);
  await open();
  expect(host.get().connection).toBe('live');
});

test('a game that is not there says so, and is not asked for again', async () => {
  let loads = 0;
  const { host, clock } = desk({
    hostLoadGame: () => {
      loads++;
      throw new Refused(404, 'There is no such game.');
    },
    hostMe: { name: 'Sam', venue: 'The Crown' },
  });
  await clock.pass(600_000);
  expect(host.get()).toMatchObject({ phase: 'gone', connection: 'refused' });
  expect(loads).toBe(1);
});

test('leaving leaves no timer behind', async () => {
  const { clock, leave, open } = desk();
  await open();
  leave();
  expect(clock.pending()).toBe(0);
});
