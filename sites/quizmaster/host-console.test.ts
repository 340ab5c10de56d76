import { Refused } from '@snug/client';
import type { FakeAnswers } from '@snug/client/fake';
import { closeCodes, type HostGame } from '@snug/contract';
import { scriptedConsole } from '@snug/testing/client';
import { demoHostGame, demoTeam } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { createHostConsole, type HostConsole } from './host-console.ts';
import { type HostAction, nextAction } from './host-game.ts';

/** A console that somebody follows. */
function openConsole(answers: FakeAnswers = {}) {
  const { host, clock, sockets, hear } = scriptedConsole(createHostConsole, answers);
  const unsubscribe = host.subscribe(() => {});
  const open = async () => {
    await clock.pass(0);
    sockets.latest().opened();
  };
  return { host, clock, sockets, socket: sockets.latest, unsubscribe, open, receive: hear };
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
const networkError = new Error('fetch failed');

test('loads the game, then connects from its cursor and acknowledges messages', async () => {
  const { host, socket, open, receive } = openConsole();
  expect(host.get().phase).toBe('loading');
  await open();
  expect(host.get()).toMatchObject({ phase: 'ready', connection: 'live' });
  expect(socket().url).toBe('ws://snug.test/api/host/ws/g1?token=&last=7&e=e1&proto=2');
  receive(8, { type: 'HOST_TEAM', team: demoTeam('t9', 'Smarty Pints') });
  expect(gameOf(host).teams.at(-1)?.team_name).toBe('Smarty Pints');
  expect(socket().sent).toEqual(['acknowledge|8']);
});

test('a command that does not reach the server fails visibly and can be repeated', async () => {
  let isDown = true;
  const { host, clock, open } = openConsole({
    hostStartRound: () => {
      if (isDown) throw networkError;
      return { state: started };
    },
  });
  await open();
  const action = mainOf(host);
  expect(await host.run(action)).toBe(false);
  expect(host.get()).toMatchObject({ busy: false, failure: { kind: 'network-error' } });
  isDown = false;
  expect(await host.run(action)).toBe(true);
  expect(host.get().failure).toBeUndefined();
  expect(stateOf(host).round_open).toBe(true);
  await clock.pass(600);
  expect(host.get().busy).toBe(false);
});

test("a refused command keeps the server's sentence", async () => {
  const { host, open } = openConsole({
    hostStartRound: () => {
      throw new Refused(409, 'The game has ended.');
    },
  });
  await open();
  expect(await host.run(mainOf(host))).toBe(false);
  expect(host.get().failure).toEqual({ kind: 'refused', detail: 'The game has ended.' });
});

test('a double press sends one command', async () => {
  let requests = 0;
  const { host, clock, open } = openConsole({
    hostStartRound: () => {
      requests++;
      return { state: started };
    },
  });
  await open();
  const action = mainOf(host);
  await Promise.all([host.run(action), host.run(action)]);
  await host.run(mainOf(host));
  expect(requests).toBe(1);
  expect(host.get().busy).toBe(true);
  await clock.pass(600);
  expect(host.get().busy).toBe(false);
});

test('ignores a reply when a newer state arrived before it', async () => {
  let reply = (_: { state: typeof started }) => {};
  const { host, open, receive } = openConsole({
    hostStartRound: () =>
      new Promise((resolve) => {
        reply = resolve;
      }),
  });
  await open();
  const done = host.run(mainOf(host));
  receive(8, { type: 'HOST_STATE', state: { ...started, asked: ['r1q1'] } });
  reply({ state: started });
  expect(await done).toBe(true);
  expect(stateOf(host).asked).toEqual(['r1q1']);
});

test('after a killed server the console resumes from its cursor without loading the game', async () => {
  let loads = 0;
  const { host, clock, sockets, socket, open, receive } = openConsole({
    getVersion: '1',
    hostLoadGame: () => {
      loads++;
      return demoHostGame({ last_msg_id: 7, epoch: 'e1' });
    },
  });
  await open();
  receive(8, { type: 'HOST_STATE', state: started });
  socket().closed(1006, '');
  expect(host.get().connection).toBe('waiting');
  expect(stateOf(host).round_open).toBe(true);
  await clock.pass(3_000);
  await open();
  expect(sockets.all).toHaveLength(2);
  expect(socket().url).toContain('last=8&e=e1');
  expect(loads).toBe(1);
});

test('a resync loads the game again', async () => {
  let title = 'Tuesday Pub Quiz';
  const { host, clock, socket, open } = openConsole({ hostLoadGame: () => demoHostGame({ title }) });
  await open();
  title = 'Renamed';
  socket().closed(closeCodes.resync, '');
  await clock.pass(10_000);
  expect(gameOf(host).title).toBe('Renamed');
});

test('after the connection gives up, the console keeps probing the server', async () => {
  let isUp = true;
  const { host, clock, socket, open } = openConsole({
    getVersion: () => {
      if (!isUp) throw networkError;
      return '1';
    },
  });
  await open();
  isUp = false;
  for (let attempt = 0; attempt < 10 && host.get().connection !== 'interrupted'; attempt++) {
    socket().closed(1006, '');
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

test('a missing game is reported and not loaded again', async () => {
  let loads = 0;
  const { host, clock } = openConsole({
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

test('unsubscribing leaves no timer behind', async () => {
  const { clock, unsubscribe, open } = openConsole();
  await open();
  unsubscribe();
  expect(clock.pending()).toBe(0);
});
