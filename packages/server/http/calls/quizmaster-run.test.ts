import {
  hostAnnounce,
  hostAskNext,
  hostExtendCountdown,
  hostPause,
  hostStartCountdown,
  saveAnswer,
} from '@snug/contract';
import { connectionOf, consoleOf, gameWithFoxes, heardBy, worldOfFile } from '@snug/testing/server';
import { expect, test, vi } from 'vitest';
import { closeDue } from '../../operations/close-at-zero.ts';

const world = worldOfFile();

/** A game with a team, its captain's connection, and two consoles of its quizmaster. */
async function startedGame() {
  const { game_id, host, ada } = await gameWithFoxes(world);
  const console = await consoleOf(host, game_id);
  const another = await world.host();
  await console.start(1);
  return {
    game_id,
    host,
    ada,
    another,
    params: { id: game_id },
    connection: await connectionOf(ada, game_id),
    consoles: [
      await host.connectHost(game_id, await console.load()),
      await another.connectHost(game_id, await console.load()),
    ],
    ...console,
    view: () => ada.load(game_id),
    save: (answer: string) => ada.ask(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, answer } }),
  };
}

test('ask next: one message with all that were asked, and a repeat of the press asks no more', async () => {
  const { host, params, connection, load } = await startedGame();
  const press = () => host.call(hostAskNext, { params, body: { count: 2, asked: 0 } });
  const [one, other] = await Promise.all([press(), press()]);
  expect(one.state.asked).toHaveLength(2);
  expect(other.state).toEqual(one.state);
  const { data } = await connection.until('ASK');
  expect(data).toMatchObject({ asked: [{ question_index: 0 }, { question_index: 1 }], submissions_open: true });
  expect((await load()).state.asked).toEqual(one.state.asked);
});

test('a line to everybody: phones, both consoles and every load have it until it is taken away', async () => {
  const { another, params, connection, consoles, load, view } = await startedGame();
  const text = 'The kitchen closes at ten.';
  const { state } = await another.call(hostAnnounce, { params, body: { text: ` ${text} ` } });
  expect((await connection.until('ANNOUNCE')).data).toEqual({ type: 'ANNOUNCE', ...state.announcement });
  expect(state.announcement).toEqual({ text, at: world.clock.now() });
  for (const console of consoles) expect((await console.until('HOST_STATE')).data).toMatchObject({ state });
  expect([(await load()).state.announcement, (await view()).announcement]).toEqual([
    state.announcement,
    state.announcement,
  ]);
  await another.call(hostAnnounce, { params, body: { text: '' } });
  expect((await connection.until('ANNOUNCE', 2)).data).toMatchObject({ text: '' });
  expect(await view()).not.toHaveProperty('announcement');
});

test('the countdown is extended, stands still in a break, and closes once at zero with the round kept', async () => {
  const { host, another, params, connection, ask, load, view, save } = await startedGame();
  await ask(1, 0);
  const began = world.clock.now();
  await host.call(hostStartCountdown, { params, body: { seconds: 60 } });
  expect((await connection.until('COUNTDOWN')).data).toMatchObject({ ends_at: began + 60_000, now: began });
  // Two quizmasters see the same end and press at the same time: once.
  const extend = { params, body: { seconds: 30, ends_at: began + 60_000 } };
  const both = await Promise.all([host.call(hostExtendCountdown, extend), another.call(hostExtendCountdown, extend)]);
  for (const { state } of both) expect(state.countdown?.ends_at).toBe(began + 90_000);

  world.clock.pass(20_000);
  await another.call(hostPause, { params, body: { paused: true } });
  world.clock.pass(600_000);
  expect(await view()).toMatchObject({ paused: true, submissions_open: true, countdown: { ends_at: began + 690_000 } });
  expect(await save('typed in the break')).toMatchObject({ status: 200, body: { status: 'saved' } });
  await host.call(hostPause, { params, body: { paused: false } });
  world.clock.pass(69_500);
  const failed = vi.fn();
  await closeDue(world.server.context, failed);
  expect((await load()).state).toMatchObject({ submissions_open: true, countdown: { ends_at: began + 690_000 } });

  world.clock.pass(500);
  await Promise.all([closeDue(world.server.context, failed), closeDue(world.server.context, failed)]);
  expect((await connection.until('CLOSE_SUBMISSIONS')).data).toEqual({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
  expect(failed).not.toHaveBeenCalled();
  // The grace is as ever: it counts from the close.
  expect(await save('in the grace')).toMatchObject({ status: 200, body: { status: 'saved' } });
  expect((await heardBy(connection)).filter((type) => type === 'CLOSE_SUBMISSIONS')).toEqual(['CLOSE_SUBMISSIONS']);
  const { state, rounds } = await load();
  expect(state).toMatchObject({ submissions_open: false, round_open: true });
  expect(state).not.toHaveProperty('countdown');
  expect(rounds[0]?.asked).toHaveLength(1);
});

test('a restart loses neither the countdown, nor the break, nor the line', async () => {
  const { host, params, ask, game_id, load } = await startedGame();
  await ask(1, 0);
  await host.call(hostAnnounce, { params, body: { text: 'Back in ten.' } });
  await host.call(hostStartCountdown, { params, body: { seconds: 60 } });
  const { state } = await host.call(hostPause, { params, body: { paused: true } });
  await world.restart();
  const anew = await world.host();
  expect((await anew.hostLoad(game_id)).state).toEqual(state);
  await anew.call(hostPause, { params, body: { paused: false } });
  world.clock.pass(60_000);
  await world.restart();
  await vi.waitFor(async () => expect((await load()).state.submissions_open).toBe(false));
});

test('a command that comes too late is refused with a sentence', async () => {
  const { host, params, close, ask, pause } = await startedGame();
  const start = async (seconds = 60) => host.ask(hostStartCountdown, { params, body: { seconds } });
  expect(await start()).toMatchObject({ status: 409, detail: 'Submissions are not open.' });
  await ask(1, 0);
  expect((await start(4)).status).toBe(400);
  await pause(true);
  expect(await start()).toMatchObject({ status: 409, detail: 'The game has a break. Please end it first.' });
  await pause(false);
  await close();
  expect(await host.ask(hostExtendCountdown, { params, body: { seconds: 30 } })).toMatchObject({ status: 409 });
});

test('the console sees a phone wake and fall asleep, and a restart forgets who was there', async () => {
  const { game_id, host, ada, connection, load, consoles } = await startedGame();
  const online = async () => (await load()).teams[0]?.online;
  const told = () => consoles[0]?.heard.map(({ data }) => data).findLast(({ type }) => type === 'HOST_TEAM');
  expect(await online()).toBe(1);
  await vi.waitFor(() => expect(told()).toMatchObject({ team: { online: 1 } }));
  connection.drop();
  await vi.waitFor(() => expect(told()).toMatchObject({ team: { online: 0 } }));
  await connectionOf(ada, game_id);
  await vi.waitFor(() => expect(told()).toMatchObject({ team: { online: 1 } }));
  await world.restart();
  expect((await host.hostLoad(game_id)).teams[0]?.online).toBe(0);
});
