import { setTimeout as delay } from 'node:timers/promises';
import {
  hostGames,
  hostLoadGame,
  hostNewGame,
  hostPhotos,
  hostRehearsal,
  hostSetAutopilot,
  hostStartRehearsal,
  hostStartRound,
  hostStopRehearsal,
  type PackInput,
} from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import { littleQuiz, noRateLimits, type TestPlayer, worldOfFile } from '@snug/testing/server';
import { expect, test } from 'vitest';
import { retain } from '../operations/retention.ts';

const world = worldOfFile({ rateLimits: noRateLimits });
const dayMs = 86_400_000;

async function plan(host: TestPlayer, pack: PackInput) {
  const { game_id } = await host.call(hostNewGame, { body: { title: 'Tonight', pack: Pack.parse(pack) } });
  return { id: game_id };
}

/** Lets time pass, a little at a time, until the rehearsal is over. */
async function untilOver(host: TestPlayer, params: { id: string }) {
  for (;;) {
    const { rehearsal } = await host.call(hostRehearsal, { params });
    if (rehearsal && rehearsal.state !== 'playing') return rehearsal;
    world.clock.pass(50);
    await delay(5);
  }
}

/** A pack in which much would go wrong. */
const wrong: PackInput = {
  title: 'Tonight',
  rounds: [
    {
      title: 'One',
      questions: [
        { question_text: 'Capital of France?', accepted: [['Paris']] },
        { question_text: 'What is this?', accepted: [['?']], image: '/media/nowhere.png', image_alt: 'Nothing' },
        { question_text: 'capital of france', accepted: [['Paris']] },
      ],
    },
  ],
};

test('a rehearsal plays the whole game in a copy, and finds what would go wrong', async () => {
  const host = await world.host();
  const params = await plan(host, wrong);
  const { rehearsal: begun } = await host.call(hostStartRehearsal, { params });
  expect(begun).toMatchObject({ state: 'playing', steps: 4, done: 0, tables: 6 });
  // While it is playing, a second press changes nothing.
  const { rehearsal: again } = await host.call(hostStartRehearsal, { params });
  expect(again?.copy_id).toBe(begun?.copy_id);

  const over = await untilOver(host, params);
  expect(over).toMatchObject({ state: 'done', done: 4 });
  const found = over.findings.map(({ kind, question_index }) => [kind, question_index]);
  expect(found).toEqual(
    expect.arrayContaining([
      ['no-answer', 1],
      ['picture-gone', 1],
      ['same-question', 2],
    ]),
  );
  const original = await host.call(hostLoadGame, { params });
  const own = original.rounds[0]?.questions.map(({ question_id }) => question_id);
  for (const { question_id } of over.findings) expect(own).toContain(question_id);
  expect(original).toMatchObject({ teams: [], state: { game_started: false, status: 'live' } });

  const copy = await host.call(hostLoadGame, { params: { id: over.copy_id } });
  expect(copy.state).toMatchObject({ status: 'finalized', autopilot: 'on' });
  expect(copy.teams).toHaveLength(6);
  // The copy stands in no list.
  expect((await host.call(hostGames)).map(({ gameid }) => gameid)).not.toContain(over.copy_id);
});

test('a pack without mistakes is played without findings', async () => {
  const host = await world.host();
  const params = await plan(host, littleQuiz);
  await host.call(hostStartRehearsal, { params });
  const { state, findings } = await untilOver(host, params);
  // Its clues lead to different answers on purpose.
  expect([state, findings.map(({ kind }) => kind)]).toEqual(['done', ['clues-differ']]);
});

test('a rehearsal can be broken off: the bots go, what it has found stays, and it can begin again', async () => {
  const host = await world.host();
  const params = await plan(host, wrong);
  const { rehearsal: begun } = await host.call(hostStartRehearsal, { params });
  const { rehearsal } = await host.call(hostStopRehearsal, { params });
  expect(rehearsal).toMatchObject({ state: 'stopped', copy_id: begun?.copy_id });
  expect(rehearsal?.findings.length).toBeGreaterThan(0);
  expect((await host.call(hostStopRehearsal, { params })).rehearsal?.state).toBe('stopped');
  const { rehearsal: next } = await host.call(hostStartRehearsal, { params });
  expect(next?.copy_id).not.toBe(begun?.copy_id);
  await host.call(hostStopRehearsal, { params });
});

test('one that is silent for long has ended with its process', async () => {
  const host = await world.host();
  const params = await plan(host, littleQuiz);
  await host.call(hostStartRehearsal, { params });
  await world.server.context.nights.stop();
  world.clock.pass(61_000);
  expect((await host.call(hostRehearsal, { params })).rehearsal?.state).toBe('broken');
});

test('a game that has begun is not rehearsed, nor a copy, and no bot is put into a game of people', async () => {
  const host = await world.host();
  const params = await plan(host, littleQuiz);
  expect((await host.call(hostRehearsal, { params })).rehearsal).toBeNull();
  expect(await host.ask(hostSetAutopilot, { params, body: { on: true } })).toMatchObject({ status: 409 });
  const { rehearsal } = await host.call(hostStartRehearsal, { params });
  await host.call(hostStopRehearsal, { params });
  const ofCopy = await host.ask(hostStartRehearsal, { params: { id: rehearsal?.copy_id ?? '' } });
  expect(ofCopy).toMatchObject({ status: 409 });
  await host.call(hostStartRound, { params, body: { round_order: 1 } });
  expect(await host.ask(hostStartRehearsal, { params })).toMatchObject({
    status: 409,
    body: { detail: 'This game has begun: a rehearsal is for a game that has not.' },
  });
});

test('a copy is deleted after a day, and what it has found stays', async () => {
  const host = await world.host();
  const params = await plan(host, wrong);
  const { rehearsal: begun } = await host.call(hostStartRehearsal, { params });
  await host.call(hostStopRehearsal, { params });
  const keeping = { gamesMonths: 24 };
  await retain(world.server.context, keeping);
  expect(await host.ask(hostLoadGame, { params: { id: begun?.copy_id ?? '' } })).toMatchObject({ status: 200 });
  world.clock.pass(dayMs + 1_000);
  await retain(world.server.context, keeping);
  const anew = await world.host();
  expect(await anew.ask(hostLoadGame, { params: { id: begun?.copy_id ?? '' } })).toMatchObject({ status: 404 });
  const { rehearsal } = await anew.call(hostRehearsal, { params });
  expect(rehearsal).toMatchObject({ copy_id: '', state: 'stopped' });
  expect(rehearsal?.findings.length).toBeGreaterThan(0);
});

test('in the break of a rehearsal each table votes once for the best name of another, and the vote is closed', async () => {
  const host = await world.host();
  const round = (title: string) => ({ title, questions: [{ question_text: `${title}?`, accepted: [[title]] }] });
  const params = await plan(host, { title: 'Tonight', rounds: [round('One'), round('Two')] });
  const { rehearsal } = await host.call(hostStartRehearsal, { params });
  const copy = { id: rehearsal?.copy_id ?? '' };
  const vote = async () => (await host.call(hostPhotos, { params: copy })).votes.find((each) => each.vote === 'name');
  for (let now = await vote(); now?.voted !== 6; now = await vote()) {
    expect(now?.state).toMatch(/none|open/);
    // Time stands still while they vote.
    if (now?.state === 'none') world.clock.pass(50);
    await delay(5);
  }
  const over = await untilOver(host, params);
  expect(over.state).toBe('done');
  const told = await vote();
  expect(told).toMatchObject({ state: 'closed', voted: 6, of: 6 });
  expect(told?.winners?.length).toBeGreaterThan(0);
});
