import {
  closeGraceMs,
  contest,
  getResults,
  hostAcceptSpelling,
  hostAddPaperTeam,
  hostAdjust,
  hostAllowName,
  hostDecideAppeal,
  hostFinalizeGame,
  hostGamePack,
  hostGrade,
  hostGradeChanges,
  hostLoadGame,
  hostNewGame,
  hostOpenSubmissions,
  hostPublishBoard,
  hostRecall,
  hostRenameTeam,
  hostReveal,
  hostSetScoring,
  hostSubmitPaper,
  hostWithdrawAdjustment,
  type Mark,
  type PackInput,
  saveAnswer,
  setDouble,
  submitRound,
} from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import {
  captainIn,
  connectionsOf,
  consoleOf,
  gameWithFoxes,
  guestIn,
  heardBy,
  passQuietly,
  secondQuizmaster,
  type TestPlayer,
  worldOfFile,
} from '@snug/testing/server';
import { describe, expect, test } from 'vitest';

const world = worldOfFile();

const quiz: PackInput = {
  title: 'Graded',
  rounds: [
    {
      title: 'Capitals',
      double_or_nothing: true,
      questions: [
        { question_text: 'Of France?', accepted: [['Paris']] },
        { question_text: 'Of Turkey’s largest city?', accepted: [['Istanbul']] },
      ],
    },
    {
      title: 'Clues',
      single_answer: true,
      questions: [
        { question_text: 'It has no air.', accepted: [['Moon']] },
        { question_text: 'It has phases.', accepted: [['Moon']] },
        { question_text: 'It is up there.', accepted: [['Moon']] },
      ],
    },
  ],
};

/** A game with foxes and owls, whose first round is asked. */
async function asked() {
  const { game_id, code, host, ada } = await gameWithFoxes(world, quiz);
  const rita = await captainIn(world, 'Rita', code, 'The Owls');
  const watcher = await guestIn(world, game_id);
  const console = await consoleOf(host, game_id);
  await console.start(1);
  await console.ask(1, 0);
  await console.ask(1, 1);
  const params = { id: game_id };
  const [paris = '', istanbul = ''] = console.questionsOf(1);
  const key = (text: string) => text.toLowerCase();
  return {
    ...{ game_id, code, host, ada, rita, watcher, params, paris, istanbul, ...console },
    /** Closes, and waits until nothing that counts can come in any more. */
    closeForGood: async () => {
      await console.close();
      await passQuietly(world, closeGraceMs + 1);
    },
    submit: (who: TestPlayer, answers: string[], doubled = false, round = '1') =>
      who.call(submitRound, {
        params: { id: game_id, round },
        body: { doubled, answers: answers.map((text) => [text]) },
      }),
    grade: (question_id: string, text: string, mark: Mark | null, seen = 0, by: TestPlayer = host) =>
      by.ask(hostGrade, {
        params,
        body: { grades: [{ question_id, answer_key: key(text), marks: mark && [mark], seen }] },
      }),
    publish: (through: number, unveiled: number | null = null) =>
      host.ask(hostPublishBoard, { params, body: { through, unveiled } }),
    reveal: (round_order = 1) => host.call(hostReveal, { params, body: { round_order } }),
    results: (who: TestPlayer) => who.call(getResults, { params }),
    state: () => host.call(hostLoadGame, { params }),
  };
}

/** The same, handed in and closed: the foxes have both, the owls write Istambul. */
async function closed() {
  const game = await asked();
  await game.submit(game.ada, ['Paris', 'Istanbul']);
  await game.submit(game.rita, ['paris', 'Istambul'], true);
  await game.closeForGood();
  return game;
}

describe('a board', () => {
  test('is published once every answer is graded, and each team learns what it got', async () => {
    const { grade, publish, results, ada, rita, watcher, istanbul, reveal } = await closed();
    expect(await publish(1)).toMatchObject({ status: 409, body: { detail: 'Some answers are not graded yet.' } });
    expect((await grade(istanbul, 'Istambul', 'half')).status).toBe(200);
    expect(await results(ada)).toEqual({ version: 0, board: null, rounds: [], appeals: [] });
    expect(await publish(1)).toMatchObject({ status: 200, body: { state: { board_through: 1 } } });

    const rows = [
      { team_name: 'The Foxes', place: 1, points: 2 },
      { team_name: 'The Owls', place: 2, points: 0 },
    ];
    const mine = await results(rita);
    expect(mine.board).toMatchObject({ through: 1, final: false, teams: 2, rows });
    expect(mine.rounds).toEqual([
      { round_order: 1, title: 'Capitals', points: 0, of: 2, double: 'lost', adjustments: [] },
    ]);
    expect((await results(watcher)).rounds).toEqual([]);
    expect((await results(watcher)).board).toEqual(mine.board);

    await reveal();
    const told = await results(rita);
    expect(told.version).toBeGreaterThan(mine.version);
    expect(told.rounds[0]?.questions).toMatchObject([
      { marks: ['full'], points: 1, of: 1, right: 2, teams: 2 },
      { marks: ['half'], points: 0.5, of: 1, right: 1, teams: 2 },
    ]);
  });

  test('cannot have a round that takes answers, and ends with the round before once one does again', async () => {
    const { grade, publish, state, istanbul, host, params, submit, ada, closeForGood } = await asked();
    await submit(ada, ['Paris', 'Istambul']);
    expect(await publish(1)).toMatchObject({ status: 409 });
    await closeForGood();
    await grade(istanbul, 'Istambul', 'full');
    expect((await publish(1)).status).toBe(200);
    await host.call(hostOpenSubmissions, { params });
    expect((await state()).state).not.toHaveProperty('board_through');
  });

  test('calls a team of a rude name as the room reads it, but to its own, until the quizmaster allows it', async () => {
    const { grade, publish, results, state, host, params, ada, rita, watcher, istanbul } = await closed();
    const team = (await state()).teams.find(({ team_name }) => team_name === 'The Owls')?.teamid ?? '';
    await host.call(hostRenameTeam, { params: { ...params, team }, body: { team_name: 'The Fucking Owls' } });
    await grade(istanbul, 'Istambul', 'half');
    await publish(1);
    const named = async (who: TestPlayer) => (await results(who)).board?.rows.at(-1)?.team_name;
    expect([await named(ada), await named(watcher), await named(rita)]).toEqual([
      'The Owls',
      'The Owls',
      'The Fucking Owls',
    ]);
    await host.call(hostAllowName, { params: { ...params, team }, body: { allowed: true } });
    expect(await named(ada)).toBe('The Fucking Owls');
  });

  test('waits until what is saved has been handed in', async () => {
    const { close, publish, game_id, ada, istanbul, grade, results } = await asked();
    await ada.call(saveAnswer, { body: { game_id, round_num: 1, question_num: 1, answer: 'Istambul' } });
    await close();
    const early = {
      status: 409,
      body: { detail: 'The last answers are still coming in. Please try again in a moment.' },
    };
    expect(await publish(1)).toMatchObject(early);
    await passQuietly(world, closeGraceMs + 1);
    expect(await publish(1)).toMatchObject({ status: 409, body: { detail: 'Some answers are not graded yet.' } });
    await grade(istanbul, 'Istambul', 'full');
    expect((await publish(1)).status).toBe(200);
    expect((await results(ada)).rounds[0]?.points).toBe(1);
  });

  test('ends with the round before when a question of its last round is recalled', async () => {
    const { grade, publish, istanbul, paris, host, params, state, results, ada } = await closed();
    await grade(istanbul, 'Istambul', 'full');
    await publish(1);
    for (const question_id of [istanbul, paris]) await host.call(hostRecall, { params, body: { question_id } });
    expect((await state()).state).not.toHaveProperty('board_through');
    expect((await results(ada)).board).toBeNull();
  });

  test('is unveiled further although a late answer has come in ungraded', async () => {
    const { grade, publish, istanbul, host, params, results, ada } = await closed();
    await grade(istanbul, 'Istambul', 'full');
    await publish(1, 0);
    const { teamid } = await host.call(hostAddPaperTeam, { params, body: { team_name: 'Pens' } });
    const paper = { params: { ...params, team: teamid, round: '1' }, body: { answers: [['Rome']], doubled: false } };
    await host.call(hostSubmitPaper, paper);
    expect((await publish(1, 1)).status).toBe(200);
    expect((await results(ada)).board?.rows).toHaveLength(1);
  });

  test('is unveiled from the last to the first, and tells nobody their own place before', async () => {
    const { grade, publish, results, ada, istanbul } = await closed();
    await grade(istanbul, 'Istambul', 'none');
    await publish(1, 0);
    expect(await results(ada)).toMatchObject({ board: { teams: 2, rows: [] }, rounds: [] });
    await publish(1, 1);
    expect((await results(ada)).board?.rows.map(({ team_name }) => team_name)).toEqual(['The Owls']);
    await publish(1, 2);
    expect((await results(ada)).board?.rows).toHaveLength(2);
    expect((await results(ada)).rounds).toHaveLength(1);
  });

  test('everybody hears of it, and an original client does not', async () => {
    const { grade, publish, game_id, ada, watcher, istanbul } = await closed();
    const [foxes, watching] = await connectionsOf(game_id, ada, watcher);
    await grade(istanbul, 'Istambul', 'full');
    await publish(1);
    for (const connection of [foxes, watching].flatMap((each) => each ?? [])) {
      expect((await connection.until('RESULTS')).data).toEqual({ type: 'RESULTS', version: 1 });
    }
    const view = await ada.load(game_id);
    expect(view.results_version).toBe(1);
  });
});

describe('a grade', () => {
  test('is everybody’s who gave that answer, also of whoever hands in afterwards', async () => {
    const { grade, publish, results, ada, istanbul, host, params } = await closed();
    await grade(istanbul, 'Istambul', 'full');
    const { teamid } = await host.call(hostAddPaperTeam, { params, body: { team_name: 'Pencils' } });
    const answers = [['  PARIS!'], ['istambul']];
    await host.call(hostSubmitPaper, {
      params: { ...params, team: teamid, round: '1' },
      body: { answers, doubled: true },
    });
    await publish(1);
    const { board } = await results(ada);
    expect(board?.rows.find(({ team_name }) => team_name === 'Pencils')).toMatchObject({ place: 1, points: 4 });
  });

  test('is not undone by somebody who has not seen it, and every change has its row', async () => {
    const { grade, istanbul, host, params, game_id } = await closed();
    const robin = await secondQuizmaster(world, game_id);
    expect((await grade(istanbul, 'Istambul', 'full')).status).toBe(200);
    expect(await grade(istanbul, 'Istambul', 'none', 0, robin)).toMatchObject({ status: 409 });
    expect(await grade(istanbul, 'Istambul', 'none', 1, robin)).toMatchObject({ status: 200 });
    expect((await grade(istanbul, 'Istambul', null, 2)).status).toBe(200);
    const { changes } = await host.call(hostGradeChanges, { params });
    expect(changes.map(({ from, to }) => [from, to])).toEqual([
      [null, ['full']],
      [['full'], ['none']],
      [['none'], null],
    ]);
    expect(new Set(changes.map(({ by }) => by)).size).toBe(2);
  });

  test('changed after publishing counts for everybody at once, and the change says that the board was public', async () => {
    const { grade, publish, results, rita, istanbul, host, params } = await closed();
    await grade(istanbul, 'Istambul', 'none');
    await publish(1);
    expect((await results(rita)).rounds[0]?.points).toBe(0);
    await grade(istanbul, 'Istambul', 'full', 1);
    expect((await results(rita)).rounds[0]).toMatchObject({ points: 4, double: 'won' });
    const { changes } = await host.call(hostGradeChanges, { params });
    expect(changes.map(({ published }) => published)).toEqual([false, true]);
  });

  test('of a spelling accepted for everyone needs nobody, in this game and, asked, in the next one from its pack', async () => {
    const { publish, istanbul, host, params } = await closed();
    const text = 'Istambul';
    await host.call(hostAcceptSpelling, { params, body: { question_id: istanbul, part: 0, text, to_pack: true } });
    expect((await publish(1)).status).toBe(200);
    const { json } = await host.call(hostGamePack, { params });
    const pack = Pack.parse(JSON.parse(json));
    expect(pack.rounds[0]?.questions[1]?.accepted).toEqual([['Istanbul', 'Istambul']]);
    const next = await host.call(hostNewGame, { body: { title: 'Next week', pack } });
    const { rounds } = await host.call(hostLoadGame, { params: { id: next.game_id } });
    expect(rounds[0]?.questions[1]?.accepted).toEqual([['Istanbul', 'Istambul']]);
  });
});

describe('a spelling that was accepted', () => {
  test('is taken back from the game and its pack: its answers wait for a person again', async () => {
    const { publish, istanbul, host, params } = await closed();
    const body = { question_id: istanbul, part: 0, text: 'Istambul', to_pack: true };
    await host.call(hostAcceptSpelling, { params, body });
    const { question } = await host.call(hostAcceptSpelling, { params, body: { ...body, take_back: true } });
    expect(question.accepted).toEqual([['Istanbul']]);
    expect((await publish(1)).status).toBe(409);
    const { json } = await host.call(hostGamePack, { params });
    expect(Pack.parse(JSON.parse(json)).rounds[0]?.questions[1]?.accepted).toEqual([['Istanbul']]);
  });

  test('is taken back once, and the first text of the key never', async () => {
    const { istanbul, host, params } = await closed();
    for (const text of ['Istambul', 'Istanbul']) {
      const body = { question_id: istanbul, part: 0, text, to_pack: true, take_back: true };
      const { question } = await host.call(hostAcceptSpelling, { params, body });
      expect(question.accepted).toEqual([['Istanbul']]);
    }
    const { json } = await host.call(hostGamePack, { params });
    expect(Pack.parse(JSON.parse(json)).rounds[0]?.questions[1]?.accepted).toEqual([['Istanbul']]);
  });
});

test('a clue round counts by the clue at which the answer stood, through the phone’s saved answers', async () => {
  const game = await asked();
  const { start, ask, ada, rita, closeForGood, publish, results, game_id, submit } = game;
  await closeForGood();
  await start(2);
  const save = (who: TestPlayer, question_num: number, answer: string) =>
    who.call(saveAnswer, { body: { game_id, round_num: 2, question_num, answer } });
  await ask(2, 0);
  await save(rita, 0, 'The Sun');
  await ask(2, 1);
  await save(ada, 1, 'the moon');
  await save(rita, 1, 'Moon');
  await ask(2, 2);
  await save(ada, 2, 'Moon');
  await submit(ada, ['', '', 'Moon'], false, '2');
  await submit(rita, ['', '', 'Mars'], false, '2');
  await closeForGood();
  expect(await publish(2)).toMatchObject({ status: 409 });
  const [first = ''] = game.questionsOf(2);
  await game.grade(first, 'Mars', 'none');
  expect((await publish(2)).status).toBe(200);
  const clues = async (who: TestPlayer) => (await results(who)).rounds.find(({ round_order }) => round_order === 2);
  expect(await clues(ada)).toMatchObject({ points: 2, of: 3 });
  expect(await clues(rita)).toMatchObject({ points: 0, of: 3 });
});

test('answers as long as they may be are graded, in any script', async () => {
  const { host, params, istanbul } = await asked();
  const answer_key = Array.from({ length: 3_000 }, (_, n) => String.fromCodePoint(0x430 + ((n * 7919) % 32))).join('');
  const grades = [{ question_id: istanbul, answer_key, marks: ['none' as const], seen: 0 }];
  expect((await host.call(hostGrade, { params, body: { grades } })).grades[0]?.version).toBe(1);
  const blank = [{ question_id: istanbul, answer_key: '', marks: ['full' as const], seen: 0 }];
  expect(await host.ask(hostGrade, { params, body: { grades: blank } })).toMatchObject({ status: 400 });
});

describe('an appeal', () => {
  test('is made once, after the answers are told, by the captain, and its decision is heard', async () => {
    const { grade, host, params, ada, rita, istanbul, reveal, state, results, game_id } = await closed();
    await grade(istanbul, 'Istambul', 'none');
    const appeal = (who: TestPlayer, reason = 'It is the same city.') =>
      who.ask(contest, { params, body: { question_id: istanbul, reason } });
    expect(await appeal(rita)).toMatchObject({ status: 409 });
    await reveal();
    const [owls, foxes] = await connectionsOf(game_id, rita, ada);
    expect(await appeal(rita)).toMatchObject({ status: 200, body: { appeal: { state: 'open' } } });
    expect(await appeal(rita)).toMatchObject({ status: 200 });
    expect(await appeal(rita, 'And another thing.')).toMatchObject({ status: 409 });
    expect(await appeal(rita, '  ')).toMatchObject({ status: 400 });

    const [open] = (await state()).appeals ?? [];
    expect(open).toMatchObject({ state: 'open', reason: 'It is the same city.' });
    const decision = {
      params: { ...params, appeal: open?.appeal_id ?? '' },
      body: { upheld: true, reply: 'So it is.' },
    };
    await host.call(hostDecideAppeal, decision);
    expect((await results(rita)).appeals).toEqual([
      { question_id: istanbul, round_order: 1, reason: 'It is the same city.', state: 'upheld', reply: 'So it is.' },
    ]);
    expect((await results(ada)).appeals).toEqual([]);
    await owls?.until('RESULTS', 2);
    if (foxes) await heardBy(foxes);
    expect(JSON.stringify(foxes?.heard)).not.toContain('RESULTS');
  });
});

describe('points', () => {
  test('a bonus has a reason, is given once however often it is sent, and can be taken back', async () => {
    const { host, params, state, grade, publish, results, ada, istanbul } = await closed();
    await grade(istanbul, 'Istambul', 'full');
    await publish(1);
    const teamid = (await state()).teams.find(({ team_name }) => team_name === 'The Foxes')?.teamid ?? '';
    const bonus = (reason: string, headers = {}) =>
      host.ask(hostAdjust, { params, body: { teamid, round_order: 1, points: 3, reason }, headers });
    expect(await bonus('')).toMatchObject({ status: 400 });
    const once = { 'idempotency-key': 'bonus-of-the-foxes' };
    expect(await bonus('Best costume', once)).toMatchObject({ status: 200 });
    expect(await bonus('Best costume', once)).toMatchObject({ status: 200 });
    expect((await results(ada)).rounds[0]).toMatchObject({
      points: 5,
      adjustments: [{ points: 3, reason: 'Best costume' }],
    });
    const [given] = (await state()).adjustments ?? [];
    const undo = { params: { ...params, adjustment: given?.adjustment_id ?? '' } };
    expect(await host.call(hostWithdrawAdjustment, undo)).toEqual({ adjustments: [] });
    expect((await results(ada)).rounds[0]?.points).toBe(2);
  });

  test('a question’s worth may change at any time, a round’s rule only before it begins', async () => {
    const { host, params, paris, grade, publish, results, ada, istanbul, state } = await closed();
    await grade(istanbul, 'Istambul', 'full');
    await publish(1);
    const set = (body: object) => host.ask(hostSetScoring, { params, body });
    expect(await set({ rounds: [{ round_order: 1, double_rule: 'mild' }] })).toMatchObject({ status: 409 });
    expect((await set({ questions: [{ question_id: paris, points: 5 }] })).status).toBe(200);
    expect((await results(ada)).rounds[0]).toMatchObject({ points: 6, of: 6 });
    expect((await set({ rounds: [{ round_order: 2, double_rule: 'joker' }] })).status).toBe(200);
    expect((await state()).rounds[1]?.double_rule).toBe('joker');
  });

  test('a joker is played once a game', async () => {
    const twice: PackInput = {
      title: 'Jokers',
      rounds: [1, 2].map((n) => ({
        title: `Round ${n}`,
        double_or_nothing: true,
        double_rule: 'joker' as const,
        questions: [{ question_text: 'Of France?', accepted: [['Paris']] }],
      })),
    };
    const { game_id, host, ada } = await gameWithFoxes(world, twice);
    const { start, ask, close } = await consoleOf(host, game_id);
    const joker = (round: string) => ada.ask(setDouble, { params: { id: game_id, round }, body: { doubled: true } });
    await start(1);
    await ask(1, 0);
    expect((await joker('1')).status).toBe(200);
    await close();
    await start(2);
    await ask(2, 0);
    expect(await joker('2')).toMatchObject({
      status: 409,
      body: { detail: 'Your team has played its joker in another round.' },
    });
    const submission = { params: { id: game_id, round: '2' }, body: { doubled: true, answers: [['Paris']] } };
    expect((await ada.call(submitRound, submission)).submission.doubled).toBe(false);

    const { teamid } = await host.call(hostAddPaperTeam, { params: { id: game_id }, body: { team_name: 'Pencils' } });
    const paper = (round: string) =>
      host.ask(hostSubmitPaper, {
        params: { id: game_id, team: teamid, round },
        body: { answers: [['Paris']], doubled: true },
      });
    expect((await paper('1')).status).toBe(200);
    expect(await paper('2')).toMatchObject({ status: 409 });
  });
});

test('final results are kept, of all rounds, once the board was published; nothing changes afterwards', async () => {
  const { grade, publish, host, params, istanbul, results, ada, paris } = await closed();
  await grade(istanbul, 'Istambul', 'full');
  await publish(1);
  await host.call(hostFinalizeGame, { params });
  expect((await results(ada)).board).toMatchObject({ through: 2, final: true });
  expect(await grade(istanbul, 'Istambul', 'none', 1)).toMatchObject({ status: 409 });
  expect(
    await host.ask(hostSetScoring, { params, body: { questions: [{ question_id: paris, points: 9 }] } }),
  ).toMatchObject({
    status: 409,
  });
  const kept = await world.server.context.store.db
    .selectFrom('final_results')
    .selectAll()
    .where('game_id', '=', params.id)
    .execute();
  expect(kept.map(({ place, half_points, teams }) => [place, half_points, teams]).toSorted()).toEqual([
    [1, 8, 2],
    [2, 4, 2],
  ]);
});
