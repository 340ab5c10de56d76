import {
  closeGraceMs,
  type HostTeam,
  hostAcceptLate,
  hostFinalizeGame,
  hostNewGame,
  hostReopenGame,
  hostResetSubmission,
  hostSetTips,
  saveAnswer,
  submitRound,
} from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import {
  captainIn,
  connectionOf,
  connectionsOf,
  consoleOf,
  expectRefusal,
  gameWithFoxes,
  heardBy,
  joinedBy,
  littleQuiz,
  type TestPlayer,
  worldOfFile,
} from '@snug/testing/server';
import { expect, test } from 'vitest';

const world = worldOfFile();

/** An open round 1 with its first question asked, a team of one and a rival. */
async function inRound() {
  const { game_id, code, host, ada, teamid: team } = await gameWithFoxes(world);
  const params = { id: game_id };
  const rita = await captainIn(world, 'Rita', code, 'The Rivals');
  const console = await consoleOf(host, game_id);
  await console.start(1);
  await console.ask(1, 0);
  const ofRound = { params: { id: game_id, team, round: '1' } };
  const submit = (person: TestPlayer, answer: string, key = crypto.randomUUID()) =>
    person.ask(submitRound, {
      params: { id: game_id, round: '1' },
      body: { doubled: false, answers: [[answer]] },
      headers: { 'idempotency-key': key },
    });
  const save = (person: TestPlayer, answer: string) =>
    person.ask(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, answer } });
  return { game_id, code, host, params, ada, rita, team, ofRound, submit, save, ...console };
}

test('MSG-RESET_SUBMISSION H29 a reset goes to that team alone, with the submission’s id, which cannot be used again', async () => {
  const { game_id, host, ada, rita, team, ofRound, submit } = await inRound();
  const key = crypto.randomUUID();
  await submit(ada, 'paris', key);
  const [own, rivals] = await connectionsOf(game_id, ada, rita);
  expect(await ada.ask(hostResetSubmission, ofRound)).toMatchObject({ status: 403 });
  expect(await host.call(hostResetSubmission, ofRound)).toEqual({ status: 'success' });
  expect((await own.until('RESET_SUBMISSION')).data).toEqual({
    type: 'RESET_SUBMISSION',
    teamid: team,
    round_order: 1,
    submission_id: key,
  });
  const view = await ada.load(game_id);
  expect(view).toMatchObject({ submitted: {}, round: { submitted: false } });
  expect(await submit(ada, 'paris', key)).toMatchObject({ status: 409 });
  expect(await submit(ada, 'lyon')).toMatchObject({ status: 200, body: { submission: { answers: [['lyon']] } } });
  expect(await heardBy(rivals)).toEqual([]);
  // Without a submission nothing happens.
  const { teams } = await host.hostLoad(game_id);
  const other = teams.find(({ teamid }) => teamid !== team)?.teamid ?? '';
  const nothing = { params: { ...ofRound.params, team: other } };
  expect(await host.call(hostResetSubmission, nothing)).toEqual({ status: 'success' });
  for (const round of ['9', 'x', '-1']) {
    const reply = await host.ask(hostResetSubmission, { params: { ...ofRound.params, round } });
    expect([round, reply.status]).toEqual([round, 404]);
  }
});

test('OPEN-34 a late submission counts when the quizmaster accepts it, which the team hears', async () => {
  const { game_id, host, close, ada, team, ofRound, submit } = await inRound();
  await close();
  world.clock.pass(closeGraceMs + 1);
  expect(await submit(ada, 'paris')).toMatchObject({ body: { status: 'late', submission: { late: true } } });
  expect((await ada.load(game_id)).submitted['1']).not.toHaveProperty('accepted');
  const connection = await connectionOf(ada, game_id);
  await host.call(hostAcceptLate, ofRound);
  expect((await connection.until('SUBMIT_ANSWER')).data).toMatchObject({
    teamid: team,
    round_order: 1,
    submission: { late: false, answers: [['paris']] },
  });
  expect((await ada.load(game_id)).submitted['1']).toMatchObject({ late: false, accepted: true });
  const { teams } = await host.hostLoad(game_id);
  expect(teams.find(({ teamid }) => teamid === team)?.submitted['1']).toMatchObject({ late: false });
  expect(await host.call(hostAcceptLate, ofRound)).toEqual({ status: 'success' });
});

test('OPEN-34 accepted late answers count without a submission, but do not replace answers submitted in time', async () => {
  const { game_id, host, close, ada, rita, team, ofRound, submit, save } = await inRound();
  await save(ada, 'lyon');
  await submit(rita, 'nice');
  await close();
  world.clock.pass(closeGraceMs + 1);
  expect(await save(ada, 'paris')).toMatchObject({ status: 200, body: { status: 'late' } });
  expect((await ada.load(game_id)).round?.asked[0]).toMatchObject({ answers: ['paris'], late: true });
  const connection = await connectionOf(ada, game_id);
  await host.call(hostAcceptLate, ofRound);
  expect((await connection.until('CAPTAIN_SUGGEST')).data).toMatchObject({ teamid: team, answers: ['paris'] });
  const { asked } = (await ada.load(game_id)).round ?? { asked: [] };
  expect(asked[0]?.answers).toEqual(['paris']);
  expect(asked[0]).not.toHaveProperty('late');
  const rivals = (await rita.load(game_id)).team?.teamid ?? '';
  await host.call(hostAcceptLate, { params: { ...ofRound.params, team: rivals } });
  expect((await rita.load(game_id)).submitted['1']?.answers).toEqual([['nice']]);
});

test('OPEN-34 late answers beside what was handed in at the close are told to the quizmaster at once, and count once accepted', async () => {
  const { game_id, host, close, ada, team, ofRound, save } = await inRound();
  await save(ada, 'lyon');
  await close();
  world.clock.pass(closeGraceMs + 1);
  const seat = async () => (await host.hostLoad(game_id)).teams.find(({ teamid }) => teamid === team);
  await expect.poll(async () => (await seat())?.submitted['1']).toMatchObject({ at_close: true, answers: [['lyon']] });
  expect(await seat()).not.toHaveProperty('late_answers');
  const connection = await host.connectHost(game_id, await host.hostLoad(game_id));
  await save(ada, 'paris');
  // The hand-in may be told meanwhile, and other teams.
  const heard = () =>
    connection.heard.flatMap(({ data }) => (data.type === 'HOST_TEAM' ? [data.team as HostTeam] : []));
  await expect.poll(() => heard().findLast(({ teamid }) => teamid === team)).toMatchObject({ late_answers: 1 });
  await host.call(hostAcceptLate, ofRound);
  const after = await seat();
  expect(after).toMatchObject({ submitted: { 1: { answers: [['paris']] } } });
  expect(after).not.toHaveProperty('late_answers');
});

test('STATE-06 MSG-RELOAD_GAME a reopened game is live again, and everybody loads it', async () => {
  const { game_id, host, params, ada, save, start, open, endGame } = await inRound();
  await endGame();
  const connection = await connectionOf(ada, game_id);
  const { state } = await host.call(hostReopenGame, { params });
  expect(state).toMatchObject({ status: 'live', game_started: true, round_open: false });
  await connection.until('RELOAD_GAME');
  expect((await ada.load(game_id)).status).toBe('live');
  await joinedBy(world.guest(), game_id);
  expect((await host.call(hostReopenGame, { params })).state.status).toBe('live');
  await start(1);
  await open();
  expect(await save(ada, 'paris')).toMatchObject({ body: { status: 'saved' } });
  expect(await ada.ask(hostReopenGame, { params })).toMatchObject({ status: 403 });
});

test('STATE-06 OPEN-34 MSG-END_GAME final results stay final: nothing is accepted any more', async () => {
  const { game_id, host, params, ada, ofRound, submit, save } = await inRound();
  const connection = await connectionOf(ada, game_id);
  const { state } = await host.call(hostFinalizeGame, { params });
  expect(state).toMatchObject({ status: 'finalized', submissions_open: false, round_open: false });
  await connection.until('END_GAME');
  expect((await ada.load(game_id)).status).toBe('finalized');
  await expectRefusal(save(ada, 'paris'), 409, 'This game has ended.');
  expect(await submit(ada, 'paris')).toMatchObject({ status: 409 });
  const final = { status: 409, detail: 'The results of this game are final.' };
  expect(await host.ask(hostReopenGame, { params })).toMatchObject(final);
  expect(await host.ask(hostAcceptLate, ofRound)).toMatchObject(final);
  expect(await host.ask(hostResetSubmission, ofRound)).toMatchObject(final);
  expect((await host.call(hostFinalizeGame, { params })).state.status).toBe('finalized');
});

test('STATE-06 an ended game whose code is in use again cannot be reopened', async () => {
  const { host, params, code, endGame } = await inRound();
  await endGame();
  const next = await world.game();
  const { db } = world.server.context.store;
  await db.updateTable('games').set({ code }).where('game_id', '=', next.game_id).execute();
  expect(await host.ask(hostReopenGame, { params })).toMatchObject({ status: 409 });
});

test('G17 CALL-40 a repeated request makes one game; it keeps `private_event` and the operator’s number', async () => {
  const host = await world.host();
  const body = { title: 'Party', pack: Pack.parse(littleQuiz), private_event: true, kt_id: 'KT-7' };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const [one, two] = await Promise.all([
    host.call(hostNewGame, { body, headers }),
    host.call(hostNewGame, { body, headers }),
  ]);
  expect(two).toEqual(one);
  expect(await host.call(hostNewGame, { body, headers })).toEqual(one);
  expect((await host.call(hostNewGame, { body })).game_id).not.toBe(one.game_id);
  const guest = world.guest();
  expect(await joinedBy(guest, one.game_id)).toMatchObject({ private_event: true, kt_id: 'KT-7' });
});

test('ENTITY-GAME-b H52 a quizmaster’s handle for tips has letters, digits, - and _ only, and is in the game’s load', async () => {
  const { game_id, host, ada } = await inRound();
  expect((await ada.load(game_id)).host_venmo).toEqual([]);
  for (const handle of ['javascript:alert(1)', 'a/b', 'a b', 'é', '@robin', 'x'.repeat(31), '../x']) {
    expect([handle, (await host.ask(hostSetTips, { body: { handle } })).status]).toEqual([handle, 400]);
  }
  await host.call(hostSetTips, { body: { handle: 'Robin_the-1' } });
  expect((await ada.load(game_id)).host_venmo).toEqual([{ name: 'Robin', handle: 'Robin_the-1' }]);
  await host.call(hostSetTips, { body: { handle: '' } });
  expect((await ada.load(game_id)).host_venmo).toEqual([]);
  expect(await ada.ask(hostSetTips, { body: { handle: 'ada' } })).toMatchObject({ status: 403 });
});
