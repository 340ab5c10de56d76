import { ask, begin, demoResults, handIn } from '@snug/client/fake';
import type { Message, Results, ToldRound } from '@snug/contract';
import { announced } from '@snug/testing/page';
import { expect, test } from 'vitest';
import { renderGame, spectator } from '../tests/render-game.tsx';

const answers = ['Amsterdam', 'China', 'Danube'].map((answer, place) => {
  return { question_id: `q${place + 1}`, question_text: `Question ${place + 1}?`, answers: [answer], notes: '' };
});
const tell = (count: number): Message => ({
  type: 'REVEAL',
  round: {
    ...{ round_order: 1, title: 'General Knowledge', single_answer: false, questions: answers.slice(0, count) },
    ...(count < answers.length && { of: answers.length }),
  },
});
const played: Message[] = [
  begin(),
  ask({}, {}, {}),
  ...handIn({ answers: [['amsterdam'], ['tibet'], ['rhine']] }),
  { type: 'ROUND_END' },
];
const right = { question_id: 'q1', marks: ['full'], points: 2, of: 2 } satisfies ToldRound['questions'][number];
const waits = { question_id: 'q2', marks: [], points: 0, of: 2, waits: true } satisfies ToldRound['questions'][number];
const results = (version: number, questions: ToldRound['questions'], double: ToldRound['double'] = ''): Results =>
  demoResults({ version, board: null, rounds: [], told: [{ round_order: 1, double, questions }] });

async function open(options: Parameters<typeof renderGame>[1] = {}) {
  const server = { results: results(1, [right]) };
  const shown = await renderGame([...played, tell(1), { type: 'RESULTS', version: 1 }], {
    ...options,
    answers: { getResults: () => server.results, listImages: [] },
  });
  function told(next: Results, ...messages: Message[]) {
    server.results = next;
    for (const message of [...messages, { type: 'RESULTS', version: next.version } as const])
      shown.game.receive(message);
  }
  return { ...shown, told };
}

test('each told answer has its mark and points before there is a board, and says so once', async () => {
  const { screen, told } = await open();
  await expect.element(screen.getByText('Right', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('2 of 2 points')).toBeVisible();
  await expect.poll(announced).toContain('Question 1: right, 2 points');
  expect(screen.getByRole('button', { name: /Contest/ }).query()).toBeNull();

  told(results(2, [right, waits]), tell(2));
  await expect.element(screen.getByText('Not graded yet')).toBeVisible();
  await expect.poll(announced).toContain('Question 2: not graded yet');
  told(results(3, [right, { question_id: 'q2', marks: ['none'], points: 0, of: 2 }]));
  await expect.element(screen.getByText('Not right')).toBeVisible();
  await expect.poll(announced).toContain('Question 2: not right, no points');
  expect(announced()).not.toContain('Question 1');
});

test('in a doubled round a told answer says what it earns, and what it may still', async () => {
  const { screen, told } = await open();
  told(results(2, [{ ...right, earned: 4 }], 'open'));
  await expect.element(screen.getByText('2 of 2 points · 4 points if the round is won')).toBeVisible();
  told(results(3, [{ ...right, earned: 0 }], 'lost'));
  await expect.element(screen.getByText('2 of 2 points · doubled and lost: 0 points')).toBeVisible();
});

test('a spectator is told the answers without marks', async () => {
  const { screen } = await open({ view: spectator });
  await expect.element(screen.getByText('Amsterdam')).toBeVisible();
  expect(screen.getByText('Right', { exact: true }).query()).toBeNull();
});
