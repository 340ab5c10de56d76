import {
  closeGraceMs,
  contest,
  getResults,
  hostPublishBoard,
  hostReveal,
  type PackInput,
  submitRound,
} from '@snug/contract';
import { answerKey } from '@snug/rules';
import {
  captainIn,
  connectionsOf,
  consoleOf,
  gameWithFoxes,
  guestIn,
  heardBy,
  passQuietly,
  type TestPlayer,
  worldOfFile,
} from '@snug/testing/server';
import { expect, test } from 'vitest';

const world = worldOfFile();

/** Every answer key begins with KEY, and every text of a team with its name. */
const quiz: PackInput = {
  title: 'Own',
  rounds: [
    {
      title: 'Capitals',
      questions: [
        { question_text: 'Of France?', accepted: [['KEY Paris']] },
        { question_text: 'Of Peru?', accepted: [['KEY Lima']] },
      ],
    },
  ],
};

test('nobody hears of another team’s answers or appeals, nor before the reveal which of their own are right', async () => {
  const { game_id, code, host, ada } = await gameWithFoxes(world, quiz);
  const rita = await captainIn(world, 'Rita', code, 'The Owls');
  const watcher = await guestIn(world, game_id);
  const params = { id: game_id };
  const everybody = [ada, rita, watcher];
  const { askRound, close, grade, questionsOf } = await consoleOf(host, game_id);
  const lines = await connectionsOf(game_id, ...everybody);
  const results = (player: TestPlayer) => player.call(getResults, { params });
  const submit = (player: TestPlayer, answers: string[][]) =>
    player.call(submitRound, { params: { ...params, round: '1' }, body: { doubled: false, answers } });
  const keyOf = (text: string) => answerKey([text], { ordered: false });
  await askRound(1);
  await submit(ada, [['FOXES Lyon'], ['KEY Lima']]);
  await submit(rita, [['KEY Paris'], ['OWLS Quito']]);
  await close();
  await passQuietly(world, closeGraceMs + 1);
  await grade(1, 0, keyOf('FOXES Lyon'), ['half']);
  await grade(1, 1, keyOf('OWLS Quito'), ['none']);
  await host.call(hostPublishBoard, { params, body: { through: 1, unveiled: null } });

  for (const player of everybody) {
    const told = await results(player);
    expect(told.board?.rows.map(({ points }) => points)).toEqual([1.5, 1]);
    expect(told.rounds.filter(({ questions }) => questions)).toEqual([]);
    expect(JSON.stringify(told)).not.toMatch(/KEY|FOXES|OWLS|lyon|quito/);
  }
  await host.call(hostReveal, { params, body: { round_order: 1 } });
  const [question_id = ''] = questionsOf(1);
  await ada.call(contest, { params, body: { question_id, reason: 'FOXES know better.' } });

  const [foxes, owls, watching] = await Promise.all(everybody.map(results));
  expect(foxes?.rounds[0]?.questions).toMatchObject([{ marks: ['half'], right: 1, teams: 2 }, { marks: ['full'] }]);
  expect(owls?.rounds[0]?.questions).toMatchObject([{ marks: ['full'] }, { marks: ['none'] }]);
  expect([watching?.rounds, watching?.appeals, owls?.appeals]).toEqual([[], [], []]);
  for (const told of [foxes, owls, watching]) {
    const others = told === foxes ? /KEY|[Qq]uito/ : /KEY|[Ll]yon|know better/;
    expect(JSON.stringify(told)).not.toMatch(others);
  }
  // Messages have a version and nothing else.
  for (const line of lines) {
    await heardBy(line);
    for (const { data } of line.heard.filter(({ data }) => data.type === 'RESULTS')) {
      expect(Object.keys(data).sort()).toEqual(['type', 'version']);
    }
  }
});

test('with each answer told a team has its own mark of it, once graded, and nothing of the answers to come', async () => {
  const { game_id, code, host, ada } = await gameWithFoxes(world, quiz);
  const rita = await captainIn(world, 'Rita', code, 'The Owls');
  const watcher = await guestIn(world, game_id);
  const params = { id: game_id };
  const { askRound, close, grade, questionsOf } = await consoleOf(host, game_id);
  const [line] = await connectionsOf(game_id, rita);
  const results = (player: TestPlayer) => player.call(getResults, { params });
  const submit = (player: TestPlayer, answers: string[][]) =>
    player.call(submitRound, { params: { ...params, round: '1' }, body: { doubled: false, answers } });
  const tell = (count?: number) => host.call(hostReveal, { params, body: { round_order: 1, count } });
  await askRound(1);
  await submit(ada, [['KEY Paris'], ['KEY Lima']]);
  await submit(rita, [['OWLS Nice'], ['OWLS Quito']]);
  await close();
  await passQuietly(world, closeGraceMs + 1);
  expect((await results(ada)).told).toBeUndefined();

  await tell(1);
  const [first = '', second = ''] = questionsOf(1);
  const right = { question_id: first, marks: ['full'], points: 1, of: 1 };
  const toldOne = (question: object) => [{ round_order: 1, double: '', questions: [question] }];
  expect(await results(ada)).toMatchObject({ board: null, rounds: [], told: toldOne(right) });
  expect((await results(rita)).told).toEqual(toldOne({ ...right, marks: [], points: 0, waits: true }));
  expect((await results(watcher)).told).toBeUndefined();
  const before = (await results(rita)).version;
  const key = (text: string) => answerKey([text], { ordered: false });
  await grade(1, 0, key('OWLS Nice'), ['half']);
  expect(await results(rita)).toMatchObject({
    version: before + 1,
    told: toldOne({ ...right, marks: ['half'], points: 0.5 }),
  });

  await grade(1, 1, key('OWLS Quito'), ['none']);
  await tell();
  const [owls] = (await results(rita)).told ?? [];
  expect(owls?.questions.map(({ question_id, marks }) => [question_id, marks])).toEqual([
    [first, ['half']],
    [second, ['none']],
  ]);
  // With the board the marks stand in its round, and not twice.
  await host.call(hostPublishBoard, { params, body: { through: 1, unveiled: null } });
  const told = await results(rita);
  expect([told.told, told.rounds[0]?.questions?.length]).toEqual([undefined, 2]);
  // While it is unveiled, what was told stays, and the board's own figures do not show.
  await host.call(hostPublishBoard, { params, body: { through: 1, unveiled: 1 } });
  expect(await results(rita)).toMatchObject({ rounds: [], told: [{ round_order: 1 }] });
  if (!line) throw new Error('no line');
  await heardBy(line);
  for (const { data } of line.heard.filter(({ data }) => data.type === 'RESULTS')) {
    expect(Object.keys(data).sort()).toEqual(['type', 'version']);
  }
});
