import {
  closeGraceMs,
  getResults,
  hostFinalizeGame,
  hostKickTeam,
  hostNudge,
  hostReopenGame,
  hostResetSubmission,
  hostReveal,
  type PackInput,
  saveAnswer,
  submitRound,
} from '@snug/contract';
import {
  captainIn,
  connectionOf,
  connectionsOf,
  consoleOf,
  gameWithFoxes,
  guestIn,
  heardBy,
  livePathOf,
  openConnection,
  type TestPlayer,
  worldOfFile,
} from '@snug/testing/server';
import { expect, test } from 'vitest';

const world = worldOfFile();

/** Every answer key and note begins with its question's mark. */
const quiz: PackInput = {
  title: 'Keys',
  rounds: [
    {
      title: 'Capitals',
      double_or_nothing: true,
      questions: [
        { question_text: 'Of France?', accepted: [['KEY-1 Paris', 'KEY-1 Lutetia']] },
        { question_text: 'Of Bolivia?', accepted: [['KEY-2 Sucre'], ['KEY-2 La Paz']], notes: 'KEY-2 One of law' },
        { question_text: 'Of Peru?', accepted: [['KEY-3 Lima']] },
      ],
    },
    { title: 'Clues', single_answer: true, questions: [{ question_text: 'Wheels', accepted: [['KEY-4 car']] }] },
  ],
};

const received = (...questions: object[]) => ({ round_order: 1, title: 'Capitals', single_answer: false, questions });
const france = { question_text: 'Of France?', answers: ['KEY-1 Paris'], notes: '' };
const bolivia = { question_text: 'Of Bolivia?', answers: ['KEY-2 Sucre', 'KEY-2 La Paz'], notes: 'KEY-2 One of law' };
const peru = { question_text: 'Of Peru?', answers: ['KEY-3 Lima'], notes: '' };

/** A game with two teams and a watcher, and its quizmaster's console. */
async function startedGame() {
  const { game_id, code, host, ada, view } = await gameWithFoxes(world, quiz);
  const rita = await captainIn(world, 'Rita', code, 'The Rivals');
  const watcher = await guestIn(world, game_id);
  const params = { id: game_id };
  const everybody = [ada, rita, watcher];
  const console = await consoleOf(host, game_id);
  const question_id = (n: number) => console.questionsOf(1)[n] ?? '';
  return {
    game_id,
    host,
    ada,
    rita,
    watcher,
    view,
    params,
    question_id,
    ...console,
    reveal: (round_order = 1) => host.call(hostReveal, { params, body: { round_order } }),
    nudge: () => host.call(hostNudge, { params }),
    save: (person: TestPlayer, n = 0, answer = 'x', headers: Record<string, string> = {}) =>
      person.ask(saveAnswer, {
        body: { game_id, round_num: 1, question_num: n, question_id: question_id(n), answer },
        headers,
      }),
    submit: (person: TestPlayer) =>
      person.ask(submitRound, { params: { id: game_id, round: '1' }, body: { doubled: false, answers: [] } }),
    connections: () => connectionsOf(game_id, ...everybody),
    loads: () => Promise.all(everybody.map((person) => person.load(game_id))),
    revealedState: async () => (await host.hostLoad(game_id)).state.revealed,
  };
}

/** Asks all questions of a round but the last, and closes it. */
async function closedRound() {
  const all = await startedGame();
  await all.start(1);
  await all.ask(1, 0);
  await all.ask(1, 1);
  await all.close();
  return all;
}

test('H55 before the reveal no answer key is in any load or message; then teams and watchers get those of the asked questions', async () => {
  const { game_id, host, start, ask, close, reveal, connections, loads, question_id, revealedState } =
    await startedGame();
  const [foxes, rivals, watching] = await connections();
  await start(1);
  await ask(1, 0);
  await ask(1, 1);
  expect(JSON.stringify(await loads())).not.toContain('KEY');
  await close();
  for (const view of await loads()) expect(view).not.toHaveProperty('revealed');
  expect(JSON.stringify(await loads())).not.toContain('KEY');
  const all = [foxes, rivals, watching].flatMap((connection) => connection ?? []);
  for (const connection of all) {
    await heardBy(connection);
    expect(JSON.stringify(connection.heard)).not.toContain('KEY');
  }
  const hostLine = await host.connectHost(game_id, await host.hostLoad(game_id));

  const round = received({ question_id: question_id(0), ...france }, { question_id: question_id(1), ...bolivia });
  expect(await host.ask(hostReveal, { params: { id: game_id }, body: { round_order: 1.5 } })).toMatchObject({
    status: 400,
  });
  expect(await reveal()).toEqual({ status: 'success', round });
  for (const connection of all) {
    expect((await connection.until('REVEAL')).data).toEqual({ type: 'REVEAL', round });
    expect(JSON.stringify(connection.heard)).not.toMatch(/KEY-[34]|Lutetia/);
  }
  for (const view of await loads()) {
    expect(view.revealed).toEqual({ 1: round });
    expect(JSON.stringify(view)).not.toMatch(/KEY-[34]|Lutetia/);
  }
  expect((await hostLine.until('HOST_STATE')).data.state).toMatchObject({ revealed: [1], submissions_open: false });
  expect(await revealedState()).toEqual([1]);
});

test('a repeated reveal is sent again; earlier rounds can be revealed, also after the end and the final results', async () => {
  const all = await closedRound();
  const { game_id, host, params, start, ask, close, reveal, endGame, watcher, loads, revealedState } = all;
  const connection = await connectionOf(watcher, game_id);
  const once = await reveal();
  expect(await reveal()).toEqual(once);
  await connection.until('REVEAL', 2);
  await start(2);
  await ask(2, 0);
  // The round in play takes answers; the one before it does not.
  expect(await reveal()).toEqual(once);
  await close();
  await endGame();
  await reveal(2);
  await host.call(hostFinalizeGame, { params });
  expect((await reveal(2)).round.questions[0]?.answers).toEqual(['KEY-4 car']);
  for (const { revealed } of await loads()) expect(Object.keys(revealed ?? {})).toEqual(['1', '2']);
  expect(await revealedState()).toEqual([1, 2]);
  expect(await heardBy(connection)).not.toContain('RELOAD_GAME');
  expect((await connection.until('REVEAL', 5)).data).toMatchObject({ round: { round_order: 2, single_answer: true } });
});

test('H55 answers are told one by one: no load, message or result knows one before its turn', async () => {
  const { game_id, host, ada, params, loads, watcher } = await closedRound();
  const live = await connectionOf(watcher, game_id);
  const tell = (count: number) => host.call(hostReveal, { params, body: { round_order: 1, count } });
  const first = await tell(1);
  expect(first.round).toMatchObject({ of: 2, questions: [france] });
  expect((await live.until('REVEAL')).data).toEqual({ type: 'REVEAL', round: first.round });
  const everywhere = async () => JSON.stringify([await loads(), live.heard, await ada.ask(getResults, { params })]);
  expect(await everywhere()).toContain('KEY-1');
  expect(await everywhere()).not.toContain('KEY-2');
  const { state } = await host.hostLoad(game_id);
  expect(state).toMatchObject({ revealed: [1], telling: { round_order: 1, count: 1 } });
  for (const count of [0, 51, 1.5]) {
    expect(await host.ask(hostReveal, { params, body: { round_order: 1, count } })).toMatchObject({ status: 400 });
  }
  const second = await tell(2);
  expect(second.round.questions).toMatchObject([france, bolivia]);
  expect(await everywhere()).toContain('KEY-2');
});

test('H55 questions asked after the reveal need another reveal, and the grace period stays over', async () => {
  const { ada, ask, reveal, save, loads, question_id } = await closedRound();
  await reveal();
  await ask(1, 2);
  // Still closed, within three seconds of the close.
  expect(await save(ada, 2)).toMatchObject({ body: { status: 'late' } });
  expect(await save(ada, 0)).toMatchObject({ body: { status: 'late' } });
  expect(JSON.stringify(await loads())).not.toContain('KEY');
  const ids = [0, 1, 2].map((n) => question_id(n));
  const round = received(...[france, bolivia, peru].map((each, n) => ({ question_id: ids[n], ...each })));
  expect((await reveal()).round).toEqual(round);
  for (const { revealed } of await loads()) expect(revealed).toEqual({ 1: round });
});

test('a reveal survives a restart and the reopening of an ended game', async () => {
  const { host, params, reveal, endGame, loads } = await closedRound();
  const { round } = await reveal();
  await endGame();
  await host.call(hostReopenGame, { params });
  await world.restart();
  for (const { revealed } of await loads()) expect(revealed).toEqual({ 1: round });
});

test('NUDGE tells everybody how many teams have not submitted, zero included; late submissions count as submitted', async () => {
  const { game_id, host, params, view, start, ask, close, open, nudge, submit, ada, rita, connections } =
    await startedGame();
  await start(1);
  await ask(1, 0);
  const all = await connections();
  expect(await nudge()).toEqual({ status: 'success', thinking: 2 });
  for (const connection of all) {
    expect((await connection.until('NUDGE')).data).toEqual({ type: 'NUDGE', round_order: 1, thinking: 2 });
  }
  await submit(ada);
  expect(await nudge()).toMatchObject({ thinking: 1 });
  await close();
  world.clock.pass(closeGraceMs + 1);
  expect(await submit(rita)).toMatchObject({ body: { status: 'late' } });
  await open();
  // Sent for zero too: screens still show one team thinking.
  expect(await nudge()).toEqual({ status: 'success', thinking: 0 });
  for (const connection of all) {
    expect((await connection.until('NUDGE', 3)).data).toEqual({ type: 'NUDGE', round_order: 1, thinking: 0 });
  }
  // A team whose submission is withdrawn counts again. A kicked team does not.
  const team = view.team?.teamid ?? '';
  await host.call(hostResetSubmission, { params: { ...params, team, round: '1' } });
  expect(await nudge()).toMatchObject({ thinking: 1 });
  await host.call(hostKickTeam, { params: { id: game_id, team } });
  expect(await nudge()).toMatchObject({ thinking: 0 });
});

test('LIVE-09 H5 clients that know the 29 messages alone get neither, live or from the log: their numbers are gaps', async () => {
  const { game_id, ada, rita, view, start, ask, close, nudge, reveal, endRound, loads } = await startedGame();
  const path = livePathOf(ada, game_id, view);
  const query = { pre_connect_auth: 'true', token: ada.token ?? '' };
  const [loaded] = await loads();
  const from = loaded?.last_msg_id ?? 0;
  const original = await openConnection(world.server.url, path, query);
  const today = await connectionOf(rita, game_id);
  const mine = await ada.connect(game_id, await ada.load(game_id));

  await start(1);
  await ask(1, 0);
  await nudge();
  await close();
  await reveal();
  await endRound();
  const heard = ['ROUND_START', 'ASK', 'NUDGE', 'CLOSE_SUBMISSIONS', 'REVEAL', 'RESULTS', 'ROUND_END'];
  await Promise.all([original, today, mine].map((connection) => connection.until('ROUND_END')));
  expect(today.types()).toEqual(heard);
  expect(mine.types()).toEqual(heard);
  const withHoles = [
    [1, 'ROUND_START'],
    [2, 'ASK'],
    [4, 'CLOSE_SUBMISSIONS'],
    [7, 'ROUND_END'],
  ];
  const numbered = (connection: typeof original) =>
    connection.heard.map(({ msg_id, data }) => [msg_id - from, data.type]);
  expect(numbered(original)).toEqual(withHoles);

  // From the log: by a heartbeat, and on a connection from the same number on.
  original.send(`thump thump|${from}`);
  await original.until('ROUND_END', 2);
  expect(numbered(original)).toEqual([...withHoles, ...withHoles]);
  const cursor = { last: from, e: loaded?.epoch ?? '' };
  const again = await openConnection(world.server.url, path, { ...query, ...cursor });
  const newer = await openConnection(world.server.url, path, { ...query, ...cursor, proto: '2' });
  await Promise.all([again, newer].map((connection) => connection.until('ROUND_END')));
  expect(numbered(again)).toEqual(withHoles);
  expect(newer.types()).toEqual(heard);
});
