import {
  type BodyOf,
  findGame,
  type GamePlan,
  hostCancelGame,
  hostGamePack,
  hostGames,
  hostGrade,
  hostLoadPlan,
  hostMendQuestion,
  hostNewGame,
  hostPlanChoices,
  hostPlanGame,
  hostRepeatGame,
  hostUncancelGame,
  joinGame,
  joinWithCode,
  nextNights,
  saveAnswer,
} from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import {
  captainIn,
  consoleOf,
  expectRefusal,
  gameWithFoxes,
  heardBy,
  hostOfVenue,
  joinedBy,
  littleQuiz,
  openWorld,
  playerIn,
  rowOf,
  secondQuizmaster,
  type TestPlayer,
  worldOfFile,
} from '@snug/testing/server';
import { expect, test } from 'vitest';
import { createGame } from '../../commands/create-game.ts';
import { oldGames } from '../../database/delete-game.ts';

const world = worldOfFile();
const day = 86_400_000;
const inDays = (days: number) => new Date(world.clock.now() + days * day).toISOString();

/** A game of the little quiz that has not begun. */
async function plannedGame(more: Partial<BodyOf<(typeof hostNewGame)['shapes'] & object>> | object = {}) {
  const host = await world.host();
  const body = { title: 'Quiz Night', pack: Pack.parse(littleQuiz), date: inDays(7), ...more };
  const { game_id, code } = await host.call(hostNewGame, { body });
  const params = { id: game_id };
  const { plan } = await host.call(hostLoadPlan, { params });
  const settle = (set: Partial<GamePlan>) => host.ask(hostPlanGame, { params, body: { ...plan, ...set } });
  return { host, game_id, code, params, plan, settle };
}

const bringing = (code: string, team_name: string) => ({
  body: { code, team_name, kt_team_id: 'new', num_players: 2, invites: [] },
});

test('a game is made of a pack of the venue, for a date, as its quizmaster settles it', async () => {
  const { host, plan: first } = await plannedGame();
  const settled = { kind: 'Survey Slam', team_size: 4, late_join: 1, double_rule: 'joker', points_each: 3 } as const;
  const { game_id, plan } = await plannedGame({ pack: undefined, pack_id: first.pack_id, title: '', ...settled });
  expect(plan).toEqual({ ...first, ...settled, title: 'Little quiz' });
  const { rounds } = await host.hostLoad(game_id);
  expect(rounds.map(({ double_rule }) => double_rule)).toEqual(['joker', undefined]);
  expect(rounds.flatMap(({ questions }) => questions.map(({ points }) => points))).toEqual([3, 3, 3, 3, 3]);
});

test('another pack may be chosen although somebody has graded a question that nobody was asked', async () => {
  const { host, params, game_id, settle } = await plannedGame();
  const { rounds } = await host.hostLoad(game_id);
  const question_id = rounds[0]?.questions[0]?.question_id ?? '';
  const grades = [{ question_id, answer_key: 'paris', marks: ['full' as const], seen: 0 }];
  await host.call(hostGrade, { params, body: { grades } });
  const other = await plannedGame({ pack: Pack.parse({ ...littleQuiz, title: 'Another quiz' }) });
  expect((await settle({ pack_id: other.plan.pack_id })).status).toBe(200);
  expect((await host.hostLoad(game_id)).grades ?? []).toEqual([]);
});

test('a game needs a pack, and neither pack nor quizmaster nor game of another venue will do', async () => {
  const { plan, params, host } = await plannedGame();
  const rival = await hostOfVenue(world, 'The Anchor');
  const own = { title: 'Ours', pack_id: plan.pack_id ?? '' };
  await expectRefusal(rival.ask(hostNewGame, { body: own }), 404, 'There is no such pack at this venue.');
  await expectRefusal(rival.ask(hostNewGame, { body: { title: 'None' } }), 400, 'Please choose a pack of questions.');
  const theirs = { title: 'x', pack: Pack.parse(littleQuiz), host_id: plan.host_id };
  await expectRefusal(rival.ask(hostNewGame, { body: theirs }), 404, 'There is no such quizmaster at this venue.');
  expect(await rival.ask(hostPlanGame, { params, body: plan })).toMatchObject({ status: 403 });
  expect((await rival.call(hostPlanChoices)).packs).toEqual([]);
  const body = { title: 'Old', pack: Pack.parse(littleQuiz), date: inDays(-2) };
  await expectRefusal(host.ask(hostNewGame, { body }), 400, 'This date is over. Please choose another.');
});

test('a plan changes until the game begins; open phones and the other laptop hear of it', async () => {
  const { host, game_id, params, plan, settle } = await plannedGame();
  const watcher = world.guest();
  const connection = await watcher.connect(game_id, await joinedBy(watcher, game_id));
  const laptop = await host.connectHost(game_id, await host.hostLoad(game_id));
  const other = await secondQuizmaster(world, game_id);
  const { db } = world.server.context.store;
  const { venue_id } = await rowOf(db, 'games', { game_id });
  const { host_id } = await rowOf(db, 'hosts', { venue_id, name: 'Kim' });
  expect((await settle({ title: 'Moved', date: inDays(9), host_id, private_event: true })).body).toMatchObject({
    game: { title: 'Moved', date: inDays(9) },
    plan: { host_id, private_event: true },
    fixed: false,
  });
  expect(await heardBy(connection)).toEqual(['RELOAD_GAME']);
  await laptop.until('HOST_RELOAD');
  expect(await watcher.load(game_id)).toMatchObject({ title: 'Moved', private_event: true });
  expect((await other.call(hostLoadPlan, { params })).plan.host_id).toBe(host_id);

  const { start } = await consoleOf(host, game_id);
  await start(1);
  await expectRefusal(settle(plan), 409, 'This game has begun: its plan stands.');
  expect((await host.call(hostLoadPlan, { params })).fixed).toBe(true);
});

test('another pack takes the place of the first, with its questions', async () => {
  const { host, game_id, settle } = await plannedGame();
  const pack = Pack.parse({
    title: 'Rivers',
    rounds: [{ title: 'One', questions: [{ question_text: 'Where?', accepted: [['Nile']] }] }],
  });
  const other = await plannedGame({ title: 'Other', pack });
  expect((await settle({ pack_id: other.plan.pack_id, title: '' })).body.plan.title).toBe('Rivers');
  const { rounds } = await host.hostLoad(game_id);
  expect(rounds.map(({ questions }) => questions.map(({ question_text }) => question_text))).toEqual([['Where?']]);
  const { start, ask } = await consoleOf(host, game_id);
  await start(1);
  await ask(1, 0);
  expect((await host.hostLoad(game_id)).state.asked).toHaveLength(1);
});

test('weekly: a game like it for each date, each with its own code; a repeat of the call makes no more', async () => {
  const { host, params, plan, game_id } = await plannedGame({ team_size: 5 });
  const headers = { 'Idempotency-Key': 'weekly-nights-until-spring' };
  const dates = [inDays(14), inDays(21)];
  const made = await host.call(hostRepeatGame, { params, body: { dates }, headers });
  expect(made.games.map(({ date }) => date)).toEqual(dates);
  expect(new Set(made.games.map(({ code }) => code)).size).toBe(2);
  expect(await host.call(hostRepeatGame, { params, body: { dates }, headers })).toEqual(made);
  const [next] = made.games;
  const again = await host.call(hostLoadPlan, { params: { id: next?.game_id ?? '' } });
  expect(again.plan).toEqual({ ...plan, date: dates[0] });
  expect((await host.hostLoad(next?.game_id ?? '')).rounds.length).toBe((await host.hostLoad(game_id)).rounds.length);
});

test('a cancelled game is left: its code opens nothing, phones in it say so, and it comes back with everybody', async () => {
  const { host, game_id, code, params } = await plannedGame();
  const ada = await captainIn(world, 'Ada', code, 'The Foxes');
  const connection = await ada.connect(game_id, await ada.load(game_id));
  await host.call(hostCancelGame, { params });
  expect(await heardBy(connection)).toEqual(['RELOAD_GAME']);
  expect((await ada.load(game_id)).status).toBe('cancelled');
  const someone = world.guest();
  expect(await someone.ask(findGame, { body: { code } })).toMatchObject({ status: 404 });
  const listed = (await host.call(hostGames)).find(({ gameid }) => gameid === game_id);
  expect(listed).toMatchObject({ status: 'cancelled', begun: false, host_name: 'Robin' });
  await host.call(hostUncancelGame, { params });
  expect((await ada.load(game_id)).team?.team_name).toBe('The Foxes');
  expect((await someone.call(findGame, { body: { code } })).game.gameid).toBe(game_id);
  await host.call(hostCancelGame, { params });
  world.clock.pass(8 * day);
  await expectRefusal(host.ask(hostUncancelGame, { params }), 409, 'This date is over. Please choose another.');
});

test('a code rests for a month after the game that had it is over, however long ago that was made', async () => {
  const { code, params } = await plannedGame({ date: inDays(60) });
  world.clock.pass(50 * day);
  await (await world.host()).call(hostCancelGame, { params });
  const { store, clock, random } = world.server.context;
  // Six bytes of that code whenever twelve are asked for, which only a code does.
  const digits = Uint8Array.from(`${code}${code}`, Number);
  const sameCode = { bytes: (length: number) => (length === digits.length ? digits : random.bytes(length)) };
  const { venue_id } = await rowOf(store.db, 'games', { game_id: params.id });
  const { host_id } = await rowOf(store.db, 'hosts', { venue_id });
  const wanted = { venue_id, host_id, title: 'Same', pack: Pack.parse(littleQuiz) };
  const make = () => store.write((trx) => createGame(trx, { clock, random: sameCode }, wanted));
  await expect(make()).rejects.toThrow('No free game code was found');
  world.clock.pass(31 * day);
  expect((await make()).code).toBe(code);
});

test('a planned game is kept until its night is as old as others that are deleted', async () => {
  const { game_id } = await plannedGame({ date: inDays(400) });
  const { db } = world.server.context.store;
  expect(await oldGames(db, world.clock.now() + 300 * day)).not.toContain(game_id);
  expect(await oldGames(db, world.clock.now() + 500 * day)).toContain(game_id);
});

test('the next nights are those ahead that anybody may come to, at most five, without their codes', async () => {
  const own = await openWorld();
  try {
    const host = await own.host();
    const at = (days: number) => new Date(own.clock.now() + days * day).toISOString();
    const make = (title: string, more: object) =>
      host.call(hostNewGame, { body: { title, pack: Pack.parse(littleQuiz), ...more } });
    const { game_id } = await make('Tonight', {});
    await make('Party', { date: at(1), private_event: true });
    const { game_id: cancelled } = await make('Cancelled', { date: at(2) });
    await host.call(hostCancelGame, { params: { id: cancelled } });
    for (const n of [6, 5, 4, 3, 2, 1]) await make(`In ${n}`, { date: at(n) });
    const nights = await own.guest().call(nextNights, { query: {} });
    expect(nights.map(({ title }) => title)).toEqual(['In 1', 'In 2', 'In 3', 'In 4', 'In 5']);
    expect(nights[0]).toEqual({ title: 'In 1', kind: 'Pub Quiz', date: at(1), venue: 'The Crown', host: 'Robin' });
    expect(await own.guest().call(nextNights, { query: { game_id } })).toEqual(nights);
    const rival = await hostOfVenue(own, 'The Bell');
    const theirs = await rival.call(hostNewGame, { body: { title: 'Theirs', pack: Pack.parse(littleQuiz) } });
    expect(await own.guest().call(nextNights, { query: { game_id: theirs.game_id } })).toEqual([]);
  } finally {
    await own.close();
  }
});

test('a pack that was played here before says when, on choosing it and in the plan of another game', async () => {
  const own = await openWorld();
  try {
    const host = await own.host();
    const make = (title: string) => host.call(hostNewGame, { body: { title, pack: Pack.parse(littleQuiz) } });
    const first = await make('First');
    const second = await make('Second');
    const params = { id: second.game_id };
    expect((await host.call(hostLoadPlan, { params })).played).toEqual([]);
    const { start, ask } = await consoleOf(host, first.game_id);
    await start(1);
    await ask(1, 0);
    const played = [{ gameid: first.game_id, title: 'First', date: new Date(own.clock.now()).toISOString() }];
    expect((await host.call(hostLoadPlan, { params })).played).toEqual(played);
    const { packs, hosts } = await host.call(hostPlanChoices);
    expect(packs.find(({ title }) => title === 'Little quiz')).toMatchObject({ rounds: 2, questions: 5, played });
    expect(hosts.map(({ name }) => name)).toEqual(['Robin']);
    expect((await host.call(hostLoadPlan, { params: { id: first.game_id } })).played).toEqual([]);
  } finally {
    await own.close();
  }
});

test('a team that is full and a team that is late are refused in words; those who are in stay', async () => {
  const { host, game_id, code, settle } = await plannedGame({ team_size: 2, late_join: 1 });
  const { ada, team_code } = await foxesIn(game_id, code);
  await playerIn(world, 'Ben', game_id, team_code);
  const cleo = await world.player('Cleo');
  await expectRefusal(cleo.ask(joinGame, joining(game_id, team_code)), 409, 'This team is full.');
  await settle({ team_size: 1 });
  expect((await ada.load(game_id)).team?.players).toHaveLength(2);
  const { start, ask, endRound } = await consoleOf(host, game_id);
  await start(1);
  await ask(1, 0);
  expect((await cleo.ask(joinWithCode, bringing(code, 'In time'))).status).toBe(200);
  await endRound();
  const dan = await world.player('Dan');
  const late = 'This game takes no new teams any more. You can join a team that plays.';
  await expectRefusal(dan.ask(joinWithCode, bringing(code, 'Too late')), 409, late);
});

test('a mended question: phones load it, what was answered stays, the key and the kept pack follow', async () => {
  const { game_id, host, ada, params } = await gameWithFoxes(world);
  const { start, ask, close, reveal, questionsOf } = await consoleOf(host, game_id);
  await start(1);
  await ask(1, 0);
  const [question_id = ''] = questionsOf(1);
  const write = { game_id, round_num: 1, question_num: 0, question_id };
  await ada.call(saveAnswer, { body: { ...write, answer: 'Lutetia' } });
  const connection = await ada.connect(game_id, await ada.load(game_id));
  const mend = (set: object) =>
    host.ask(hostMendQuestion, {
      params: { id: params.id },
      body: {
        ...{ question_id, question_text: 'The capital of France?', accepted: [['Paris', 'Lutetia']] },
        ...{ notes: 'On the Seine.', image_alt: '', ...set },
      },
    });
  expect((await mend({})).body.question).toMatchObject({ question_text: 'The capital of France?' });
  expect(await heardBy(connection)).toEqual(['RELOAD_GAME']);
  const { round } = await ada.load(game_id);
  expect(round?.asked[0]).toMatchObject({ question_text: 'The capital of France?', answers: ['Lutetia'] });
  const { json } = await host.call(hostGamePack, { params: { id: game_id } });
  expect(JSON.parse(json).rounds[0].questions[0]).toMatchObject({
    notes: 'On the Seine.',
    accepted: [['Paris', 'Lutetia']],
  });
  await close(true);
  await reveal(1);
  await mend({ accepted: [['Paris (Lutetia)']] });
  const { revealed } = await ada.load(game_id);
  expect(revealed?.['1']?.questions[0]?.answers).toEqual(['Paris (Lutetia)']);
  await expectRefusal(
    mend({ accepted: [['a'], ['b']] }),
    400,
    'Each answer needs at least one text, and there are as many answers as before.',
  );
});

function joining(id: string, team_code: string) {
  return { params: { id }, body: { team_code } };
}

async function foxesIn(game_id: string, code: string): Promise<{ ada: TestPlayer; team_code: string }> {
  const ada = await captainIn(world, 'Ada', code, 'The Foxes');
  return { ada, team_code: (await ada.load(game_id)).me.team_code };
}
