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
