import {
  ask,
  begin,
  demoBoard,
  demoQuestionResult,
  demoResults,
  demoRoundResult,
  demoRows,
  type FakeAnswers,
  handIn,
  refuses,
} from '@snug/client/fake';
import type { Appeal, Message, Results } from '@snug/contract';
import { announced } from '@snug/testing/page';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resultsWords as spanish } from '../es.ts';
import { member, renderGame, spectator } from '../tests/render-game.tsx';

const questions = [
  demoQuestionResult({ question_id: 'q1', marks: ['full'], points: 1, right: 4 }),
  demoQuestionResult({ question_id: 'q2', marks: ['full', 'none'], points: 1, of: 2, right: 2 }),
  demoQuestionResult({ question_id: 'q3', marks: ['half'], points: 0.5, right: 1 }),
];
const rounds = [demoRoundResult({ points: 2.5, of: 4, questions })];
const appeal: Appeal = { question_id: 'q3', round_order: 1, reason: 'It is.', state: 'open', reply: '' };
const answers = ['Amsterdam', 'China', 'Danube'].map((answer, place) => {
  return { question_id: `q${place + 1}`, question_text: `Question ${place + 1}?`, answers: [answer], notes: '' };
});
const played: Message[] = [
  begin(),
  ask({}, { num_answers: 2 }, {}),
  ...handIn({ answers: [['amsterdam'], ['china', 'tibet'], ['rhine']] }),
];
const reveal = {
  type: 'REVEAL',
  round: { round_order: 1, title: 'General Knowledge', single_answer: false, questions: answers },
} satisfies Message;
const between: Message[] = [...played, { type: 'ROUND_END' }, reveal];
const changed = (version: number): Message => ({ type: 'RESULTS', version });

async function open(
  results: Results,
  messages = between,
  options: Parameters<typeof renderGame>[1] = {},
  more: FakeAnswers = {},
) {
  const server = { results };
  const shown = await renderGame([...messages, changed(results.version)], {
    ...options,
    answers: { getResults: () => server.results, listImages: [], ...more },
  });
  const board = shown.screen.getByRole('region', { name: 'The board' });
  const rows = () =>
    board
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.textContent);
  const told = (next: Results) => {
    server.results = next;
    shown.game.receive(changed(next.version));
  };
  return { ...shown, board, rows, told };
}

test('between the rounds: where the team stands, the board with its own row, and a tie as a tie, said once', async () => {
  const { screen, rows, board, told } = await open(demoResults({ rounds }));
  await expect.element(screen.getByRole('heading', { name: 'You are joint 2nd of 5' })).toBeVisible();
  await expect.element(screen.getByText('31.5 points after round 1')).toBeVisible();
  await expect
    .poll(rows)
    .toEqual([
      '1Quizzly Bears 34',
      '=2Joint 2ndLes Quizerables 31.5',
      '=2Joint 2ndThe Night Owls You31.5',
      '4Agatha Quiztie 28',
      '5Universally Challenged 12',
    ]);
  await expect.poll(announced).toContain('The board is up: you are joint 2nd of 5 with 31.5 points.');
  told(demoResults({ version: 2, rounds, board: demoBoard({ rows: demoRows([40, 32, 31, 28, 12]) }) }));
  await expect.element(board.getByText('31', { exact: true })).toBeVisible();
  // A grade that changes moves the rows and is not said: the board was. The next one is said again.
  told(demoResults({ version: 3, rounds, board: demoBoard({ through: 2, rows: demoRows([40, 33, 33, 28, 12]) }) }));
  const boards = () => announced().filter((each) => each.startsWith('The board is up')).length;
  await expect.poll(boards).toBe(2);
  expect(announced()).not.toContainEqual(expect.stringContaining('31 points'));
});

test('while it is unveiled the board has the shown teams alone, and says how many are to come', async () => {
  const unveiling = demoResults({ board: demoBoard({ teams: 5, rows: demoRows().slice(3) }), rounds: [] });
  const { screen, rows, told } = await open(unveiling);
  await expect.element(screen.getByRole('heading', { name: 'The board is being unveiled.' })).toBeVisible();
  await expect.element(screen.getByText('3 more to come').first()).toBeVisible();
  await expect.poll(rows).toEqual(['4Agatha Quiztie 28', '5Universally Challenged 12']);
  told(demoResults({ version: 2, rounds }));
  await expect.element(screen.getByRole('heading', { name: 'You are joint 2nd of 5' })).toBeVisible();
});

test('a long board is scrolled to one’s own row', async () => {
  const rows = demoRows(Array.from({ length: 40 }, (_, nth) => 80 - nth)).map((row, nth) => {
    return { ...row, teamid: nth === 35 ? 't-owls' : `t-${nth}` };
  });
  const { board } = await open(demoResults({ board: demoBoard({ rows }) }));
  await expect.element(board.getByText('You', { exact: true })).toBeInTheDocument();
  const box = board.element().getBoundingClientRect();
  const row = board.getByText('You', { exact: true }).element().getBoundingClientRect();
  expect(row.top).toBeGreaterThan(box.top);
  expect(row.bottom).toBeLessThan(box.bottom);
});

test('what was right of each answer, in words, with its points and the share of the room', async () => {
  const { screen } = await open(demoResults({ rounds }));
  const section = screen.getByRole('region', { name: 'Round 1: General Knowledge' });
  await expect.element(section.getByText('Right', { exact: true })).toBeVisible();
  await expect.element(section.getByText('1 of 1 point · 4 of 5 had it')).toBeVisible();
  await expect.element(section.getByText('china: Right')).toBeVisible();
  await expect.element(section.getByText('tibet: Not right')).toBeVisible();
  await expect.element(section.getByText('Half right', { exact: true })).toBeVisible();
  await expect.element(section.getByText('0.5 of 1 point · 1 of 5 had it')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Your rounds' }).getByText('2.5 of 4 points')).toBeVisible();
});

test('what is right in part says so: a blank part, one field with several answers, half of two', async () => {
  const parts = [
    demoQuestionResult({ question_id: 'q1', marks: ['full'], points: 1, of: 2 }),
    demoQuestionResult({ question_id: 'q2', marks: ['full', 'none'], points: 1, of: 2 }),
    demoQuestionResult({ question_id: 'q3', marks: ['half'], points: 0.5, of: 2 }),
  ];
  const oneEach = handIn({ answers: [['vaticano', ''], ['china tibet'], ['rhine', '']] });
  const played = [...between.slice(0, 2), ...oneEach, { type: 'ROUND_END' } as const, reveal];
  const { screen } = await open(demoResults({ rounds: [demoRoundResult({ questions: parts })] }), played);
  const section = screen.getByRole('region', { name: 'Round 1: General Knowledge' });
  await expect.element(section.getByText(/^1 of 2 points/).first()).toBeVisible();
  const said = section.getByText('Partly right', { exact: true });
  expect(said.elements()).toHaveLength(3);
  expect(said.first().element().parentElement?.textContent).toBe('½Partly right');
  expect(section.getByText('Right', { exact: true }).query()).toBeNull();
});

test('the answer to clues that came late is right, though it earns less', async () => {
  const clues = [demoQuestionResult({ question_id: 'q1', marks: ['full'], points: 1, of: 3 })];
  const messages: Message[] = [
    begin({ single_answer: true }),
    ask({}, {}, {}),
    ...handIn({ single_answer: true, answers: [[''], [''], ['danube']] }),
    { type: 'ROUND_END' },
    { ...reveal, round: { ...reveal.round, single_answer: true } },
  ];
  const { screen } = await open(demoResults({ rounds: [demoRoundResult({ questions: clues })] }), messages);
  await expect.element(screen.getByText(/^1 of 3 points/)).toBeVisible();
  await expect.element(screen.getByText('Right', { exact: true })).toBeVisible();
});

test('doubling, bonuses and penalties say what they made of a round', async () => {
  const doubled = [
    demoRoundResult({ points: 20, double: 'won' }),
    demoRoundResult({ round_order: 2, points: -2, double: 'lost', adjustments: [{ points: -2, reason: 'Phones' }] }),
  ];
  const { screen } = await open(demoResults({ rounds: doubled }));
  const list = screen.getByRole('region', { name: 'Your rounds' }).getByRole('listitem');
  await expect.element(list.nth(0)).toMatchTextContent('20 pointsDoubled, and won');
  await expect.element(list.nth(1)).toMatchTextContent('−2 pointsDoubled, and lost−2 points: Phones');
});

test('nothing is asked and nothing shown in a round that is played, nor before anything was published', async () => {
  const { screen, client, game } = await renderGame(between, { answers: { getResults: demoResults() } });
  await expect.element(screen.getByRole('heading', { name: 'Pens down.' })).toBeVisible();
  game.receive(begin({ round_id: 'r2', round_order: 2 }));
  game.receive(ask({}));
  game.receive(changed(1));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(client.sent('getResults')).toEqual([]);
  game.receive({ type: 'ROUND_END' });
  // The board is of the round before: this one is still scored.
  await expect.element(screen.getByRole('region', { name: 'The board' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Pens down.' })).toBeVisible();
});

test('the captain contests a question once: a sentence of at most 200 characters, then the decision', async () => {
  const contest = { appeal };
  const { screen, client, told } = await open(demoResults({ rounds }), between, {}, { contest });
  await expect.element(screen.getByText('china: Right')).toBeVisible();
  // Not where there is nothing to be gained.
  expect(
    screen
      .getByRole('button', { name: /^Contest/ })
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['Contest the grade of Q2.', 'Contest the grade of Q3.']);
  const opener = screen.getByRole('button', { name: 'Contest the grade of Q3.' });
  await opener.click();
  const field = screen.getByLabelText('Why should it count?');
  await expect.element(field).toHaveFocus();
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please write a sentence first.');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('Let it be');
  expect(screen.getByRole('alert').query()).toBeNull();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(field).toHaveValue('');
  await userEvent.fill(field, 'x'.repeat(250));
  await expect.element(screen.getByText('Full at 200')).toBeVisible();
  await userEvent.fill(field, 'It is.');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Contested: waiting for the quizmaster')).toBeVisible();
  await expect.element(screen.getByText('“It is.”')).toBeVisible();
  expect(client.sent('contest').map(({ body }) => body)).toEqual([{ question_id: 'q3', reason: 'It is.' }]);
  expect(screen.getByText('Contested: waiting for the quizmaster').element().closest('[tabindex]')).toBe(
    document.activeElement,
  );
  told(demoResults({ version: 2, rounds, appeals: [{ ...appeal, state: 'upheld', reply: 'So it is.' }] }));
  await expect.element(screen.getByText('Upheld: So it is.', { exact: true }).first()).toBeVisible();
  await expect.poll(announced).toContain('Upheld: So it is.');
});

test('nobody contests what they left blank', async () => {
  const blank = [demoQuestionResult({ question_id: 'q3', marks: [] })];
  const played = [...between.slice(0, 2), ...handIn({ answers: [['amsterdam'], ['china', 'tibet'], ['']] }), reveal];
  const { screen } = await open(demoResults({ rounds: [demoRoundResult({ questions: blank })] }), played);
  await expect.element(screen.getByText('No points', { exact: true })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Contest/ }).query()).toBeNull();
});

test('a refused appeal says why and keeps the sentence, also over a reload', async () => {
  const contest = refuses(409, 'Your team has contested this question already.');
  const { screen } = await open(demoResults({ rounds }), between, {}, { contest });
  await screen.getByRole('button', { name: 'Contest the grade of Q3.' }).click();
  await expect.element(screen.getByLabelText('Why should it count?')).toHaveFocus();
  await userEvent.keyboard('It is.');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Your team has contested this question already.');
  await expect.element(screen.getByLabelText('Why should it count?')).toHaveValue('It is.');
});

test('a member sees the appeal and cannot make one; nobody contests what is final', async () => {
  const { screen } = await open(
    demoResults({ rounds, appeals: [{ ...appeal, state: 'declined', reply: 'It is not.' }] }),
    between,
    { view: member },
  );
  await expect.element(screen.getByText('Declined: It is not.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Contest/ }).query()).toBeNull();
  await screen.unmount();
  const captain = await open(demoResults({ rounds, board: demoBoard({ final: true }) }));
  await expect.element(captain.screen.getByText('china: Right')).toBeVisible();
  expect(captain.screen.getByRole('button', { name: /^Contest/ }).query()).toBeNull();
});

test('an appeal whose board was taken back is still there', async () => {
  const { screen } = await open(demoResults({ board: null, rounds: [], appeals: [appeal] }));
  await expect.element(screen.getByRole('region', { name: 'What you contested' }).getByText('“It is.”')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Pens down.' })).toBeVisible();
});

test('a spectator sees the board and nothing of a team', async () => {
  const { screen, rows } = await open(demoResults({ rounds: [] }), between, { view: spectator });
  await expect.element(screen.getByRole('heading', { name: 'The board is up.' })).toBeVisible();
  await expect.poll(rows).toHaveLength(5);
  expect(screen.getByRole('region', { name: 'Your rounds' }).query()).toBeNull();
});

test('the end: the winners with all who share a place, one’s own place, photos, and the thanks', async () => {
  const listImages = [{ url: '/media/a.png', orientation: 'landscape', image_code: 'a', deletable: false } as const];
  const board = demoBoard({ final: true, rows: demoRows([40, 40, 31, 30, 12]) });
  const { screen } = await open(demoResults({ rounds, board }), [...between, { type: 'END_GAME' }], {}, { listImages });
  await expect.element(screen.getByRole('heading', { name: 'Tonight’s winners' })).toBeVisible();
  const podium = screen.container.querySelector('ol');
  expect([...(podium?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '=1Joint 1st40 pointsQuizzly Bears',
    '=1Joint 1st40 pointsLes Quizerables',
    '331 pointsThe Night Owls',
  ]);
  await expect.element(screen.getByText('You came 3rd of 5.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'The game has ended. Thanks for playing!' })).toBeVisible();
  await expect
    .element(screen.getByRole('region', { name: 'Photos of the night' }).getByRole('img', { name: 'Photo 1' }))
    .toBeInTheDocument();
});

test('the end: third, second, first as they are unveiled, one’s own place in words, said once', async () => {
  const rows = demoRows([40, 33, 31, 28, 12]);
  const unveiled = (version: number, shown: number) =>
    demoResults({ version, rounds: [], board: demoBoard({ teams: 5, rows: rows.slice(5 - shown) }) });
  const { screen, told } = await open(unveiled(1, 1), [...between, { type: 'END_GAME' }]);
  await expect.element(screen.getByRole('heading', { name: 'Tonight’s winners' })).toBeVisible();
  const podium = () =>
    [...(screen.container.querySelector('ol')?.children ?? [])].map(({ textContent }) => textContent);
  const hidden = [1, 2, 3].map((place) => `${place}\u00a0Still hidden`);
  const bears = '140 pointsQuizzly Bears';
  const quizerables = '233 pointsLes Quizerables';
  const owls = '331 pointsThe Night Owls';
  expect(podium()).toEqual(hidden);
  await expect.element(screen.getByText('4 more to come', { exact: true })).toBeVisible();
  await expect.poll(announced).toContain('The board is being unveiled.');
  told(unveiled(2, 2));
  await expect.element(screen.getByText('3 more to come', { exact: true })).toBeVisible();
  expect(podium()).toEqual(hidden);
  told(unveiled(3, 3));
  await expect.element(screen.getByText('You came 3rd of 5. 2 more to come')).toBeVisible();
  expect(podium()).toEqual([...hidden.slice(0, 2), owls]);
  await expect.poll(announced).toContain('Your team is unveiled: 3rd of 5.');
  told(unveiled(4, 4));
  await expect.poll(podium).toEqual([hidden[0], quizerables, owls]);
  // The picture of the night would tell who has won.
  expect(screen.getByRole('button', { name: 'Your night as a picture' }).query()).toBeNull();
  told(unveiled(5, 5));
  await expect.poll(podium).toEqual([bears, quizerables, owls]);
  await expect.element(screen.getByText('You came 3rd of 5.', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Your night as a picture' })).toBeVisible();
  expect(announced().filter((each) => each.startsWith('Your team is unveiled'))).toHaveLength(1);
});

test('the end: who shares the first place is never told that they won it alone, while the other is still veiled', async () => {
  const rows = demoRows([40, 40, 31, 30, 12]).map((row, nth) => ({
    ...row,
    teamid: nth === 1 ? 't-owls' : `t-${nth}`,
  }));
  const unveiled = (version: number, shown: number) =>
    demoResults({ version, rounds: [], board: demoBoard({ final: true, teams: 5, rows: rows.slice(5 - shown) }) });
  const { screen, told } = await open(unveiled(1, 4), [...between, { type: 'END_GAME' }]);
  await expect.element(screen.getByText('You share the first place. 1 more to come')).toBeVisible();
  await expect.poll(announced).toContain('Your team is unveiled: joint 1st of 5.');
  await expect.element(screen.getByRole('cell', { name: 'Joint 1st' })).toBeVisible();
  told(unveiled(2, 5));
  await expect.element(screen.getByText('You share the first place.', { exact: true })).toBeVisible();
});

test('the end, to somebody who only watches', async () => {
  const { screen, told } = await open(
    demoResults({ rounds: [], board: demoBoard({ teams: 5, rows: demoRows().slice(1) }) }),
    [...between, { type: 'END_GAME' }],
    { view: spectator },
  );
  await expect.element(screen.getByText('1 more to come', { exact: true })).toBeVisible();
  told(demoResults({ version: 2, rounds: [] }));
  await expect.element(screen.getByText('5 teams played.')).toBeVisible();
});

test('the winners wait for a board that counts every round that was played, and come by themselves', async () => {
  const more: Message[] = [
    begin({ round_id: 'r2', round_order: 2 }),
    { type: 'ROUND_END' },
    begin({ round_id: 'r3', round_order: 3 }),
    { type: 'ROUND_END' },
    { type: 'END_GAME' },
  ];
  const { screen, rows, told } = await open(demoResults({ rounds }), [...between, ...more]);
  const waiting = screen.getByRole('heading', { name: 'The winners are not told yet.' });
  await expect.element(waiting).toBeVisible();
  await expect.element(screen.getByText('After round 1', { exact: true })).toBeVisible();
  await expect.poll(rows).toHaveLength(5);
  expect(screen.getByText(/winners$|^You came/).query()).toBeNull();
  told(demoResults({ version: 2, board: demoBoard({ through: 2, rows: demoRows([40, 33, 33, 28, 12]) }) }));
  await expect.element(screen.getByText('After round 2', { exact: true })).toBeVisible();
  await expect.element(waiting).toBeVisible();
  expect(screen.getByText(/winners$|^You came/).query()).toBeNull();
  told(demoResults({ version: 3, board: demoBoard({ through: 3 }) }));
  await expect.element(screen.getByRole('heading', { name: 'Tonight’s winners' })).toBeVisible();
  await expect.element(screen.getByText('You came joint 2nd of 5.')).toBeVisible();
  expect(waiting.query()).toBeNull();
});

test('a final board has the winners, however many rounds were begun', async () => {
  const more: Message[] = [begin({ round_id: 'r2', round_order: 2 }), { type: 'ROUND_END' }, { type: 'END_GAME' }];
  const { screen } = await open(demoResults({ rounds, board: demoBoard({ final: true }) }), [...between, ...more]);
  await expect.element(screen.getByRole('heading', { name: 'Tonight’s winners' })).toBeVisible();
});

test('without a published board the end is as it was', async () => {
  const { screen } = await renderGame([...between, { type: 'END_GAME' }]);
  await expect.element(screen.getByRole('heading', { name: 'The game has ended. Thanks for playing!' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Tonight’s winners' }).query()).toBeNull();
});

test('past submissions show the round’s points and marks', async () => {
  const { screen } = await open(demoResults({ rounds }));
  await expect.element(screen.getByRole('region', { name: 'The board' })).toBeVisible();
  await screen.getByRole('button', { name: 'View Submissions' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('2.5 of 4 points')).toBeVisible();
  await expect.element(dialog.getByText('tibet: Not right')).toBeVisible();
});

test('in Spanish the numbers have a comma', () => {
  expect(spanish.pointsOf(7.5, 10)).toBe('7,5 de 10 puntos');
  expect(spanish.saidBoard(2, 5, 31.5, true)).toBe(
    'La tabla está lista: van en el 2.º lugar de 5, empatados, con 31,5 puntos.',
  );
});
