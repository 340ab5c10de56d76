import { ask, begin, handIn } from '@snug/client/fake';
import type { Message, RevealedQuestion, RevealedRound } from '@snug/contract';
import { expect, test } from 'vitest';
import { renderGame, spectator } from '../tests/render-game.tsx';

const question = (n: number, partial: Partial<RevealedQuestion> = {}): RevealedQuestion => ({
  question_id: `q${n}`,
  question_text: `Question ${n}?`,
  answers: ['Amsterdam'],
  notes: '',
  ...partial,
});

const reveal = (round: Partial<RevealedRound> = {}): Message => ({
  type: 'REVEAL',
  round: {
    round_order: 1,
    title: 'General Knowledge',
    single_answer: false,
    questions: [
      question(1, { notes: 'Not The Hague.' }),
      question(2, { answers: ['China', 'Nepal'] }),
      question(3, { answers: ['Danube'] }),
    ],
    ...round,
  },
});

const played: Message[] = [
  begin(),
  ask({}, { num_answers: 2 }, {}),
  ...handIn({ answers: [['amsterdam'], ['china', 'nepal'], ['']] }),
];
const over: Message = { type: 'ROUND_END' };

async function open(messages: readonly Message[], options: Parameters<typeof renderGame>[1] = {}) {
  const shown = await renderGame(messages, options);
  const section = shown.screen.getByRole('region', { name: 'Round 1: General Knowledge' });
  const lines = () =>
    section
      .getByRole('listitem')
      .elements()
      .map((line) => [...line.querySelectorAll('span, p, dt, dd')].filter((each) => each.childElementCount === 0))
      .map((pieces) => pieces.map((each) => each.textContent).join(' '));
  return { ...shown, section, lines };
}

test('MSG-REVEAL during scoring it shows question, answer, notes, and what the team wrote', async () => {
  const { game, section, lines } = await open([...played, over]);
  expect(section.query()).toBeNull();
  game.receive(reveal());
  await expect.element(section).toBeVisible();
  expect(lines()).toEqual([
    'Q1. Question 1? Answer Amsterdam Your team wrote amsterdam Not The Hague.',
    'Q2. Question 2? Answer China, Nepal Your team wrote china, nepal',
    'Q3. Question 3? Answer Danube Your team wrote blank',
  ]);
});

test('MSG-REVEAL it is shown under a submitted round and after the end too, and revealing again shows the new answer', async () => {
  const { game, screen, section } = await open([...played, reveal()]);
  await expect.element(screen.getByRole('heading', { name: 'Your round has been submitted!' })).toBeVisible();
  await expect.element(section.getByText('Danube')).toBeVisible();
  game.receive(reveal({ questions: [question(1, { answers: ['The Hague'] })] }));
  await expect.element(section.getByText('The Hague')).toBeVisible();
  game.receive({ type: 'END_GAME' });
  await expect.element(screen.getByRole('heading', { name: 'The game has ended. Thanks for playing!' })).toBeVisible();
  await expect.element(section.getByText('The Hague')).toBeVisible();
});

test('MSG-REVEAL a spectator sees it without a team’s answers', async () => {
  const { section, lines } = await open([begin(), ask({}), over, reveal()], { view: spectator });
  await expect.element(section).toBeVisible();
  expect(lines()[1]).toBe('Q2. Question 2? Answer China, Nepal');
  expect(section.getByText('Your team wrote').query()).toBeNull();
});

test('MSG-REVEAL a single-answer round has one answer, at its last clue', async () => {
  const clues = [question(1, { answers: ['Einstein'] }), question(2, { answers: ['Einstein'] })];
  const { section, lines } = await open([
    begin({ single_answer: true }),
    ask({}, {}),
    over,
    reveal({ single_answer: true, questions: clues }),
  ]);
  await expect.element(section.getByText('Einstein')).toBeVisible();
  expect(lines()).toEqual(['Clue 1: Question 1?', 'Clue 2: Question 2? Answer Einstein']);
});

const second = begin({ round_id: 'r2', round_order: 2, title: 'Around the World' });

test.each([
  ['a spectator', spectator],
  ['a team that did not submit', {}],
] as const)('MSG-REVEAL %s reads it below a round that was closed and is kept on the screen', async (_, view) => {
  const { game, screen, section, lines } = await open([begin(), ask({}, {}, {})], { view });
  game.receive({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
  game.receive(reveal());
  await expect.element(section).toBeVisible();
  await expect.element(screen.getByRole('article').nth(2)).toBeVisible();
  expect(lines()[2]).toBe('Q3. Question 3? Answer Danube');
  const main = screen.getByRole('main').element();
  const places = [...main.querySelectorAll('article, section')].filter((each) => each.localName === 'article');
  const last = places.at(-1);
  expect(last?.compareDocumentPosition(section.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // A reopened round does not show its answers.
  game.receive({ type: 'OPEN_SUBMISSIONS' });
  await expect.element(section).not.toBeInTheDocument();
});

test('MSG-REVEAL an earlier round is shown on every screen when revealed, also after a later one', async () => {
  const { game, screen, section } = await open([...played, over, second, ask({})]);
  const later = screen.getByRole('region', { name: 'Round 2: Around the World' });
  game.receive(reveal());
  await expect.element(section.getByText('Danube')).toBeVisible();
  await expect.element(screen.getByLabelText('Answer to question 1')).toBeVisible();
  game.receive(over);
  await expect.element(screen.getByRole('heading', { name: 'Pens down.' })).toBeVisible();
  await expect.element(section).toBeVisible();
  game.receive(reveal({ round_order: 2, title: 'Around the World' }));
  await expect.element(later).toBeVisible();
  await expect.element(section).not.toBeInTheDocument();
  game.receive(reveal());
  await expect.element(section).toBeVisible();
});

test('MSG-REVEAL the next round begins without earlier answers; the break and the end show the last revealed', async () => {
  const { game, screen, section } = await open([...played, over, reveal()]);
  await expect.element(section).toBeVisible();
  game.receive(second);
  await expect.element(screen.getByRole('heading', { name: 'Around the World' })).toBeVisible();
  await expect.element(section).not.toBeInTheDocument();
  game.receive(over);
  await expect.element(section).toBeVisible();
  game.receive({ type: 'END_GAME' });
  await expect.element(screen.getByRole('heading', { name: 'The game has ended. Thanks for playing!' })).toBeVisible();
  await expect.element(section.getByText('Danube')).toBeVisible();
});

test('MSG-REVEAL nothing on the screen moves when it arrives, and the focus stays', async () => {
  const { game, screen, section } = await open([...played, over], {
    props: { slots: { between: <p>Survey</p> } },
  });
  const opener = screen.getByRole('button', { name: 'View Submissions' });
  await expect.element(screen.getByText('Survey')).toBeVisible();
  opener.element().focus();
  const places = () =>
    [screen.getByRole('heading', { name: 'Pens down.' }), opener, screen.getByText('Survey')].map(
      (each) => each.element().getBoundingClientRect().top,
    );
  const before = places();
  game.receive(reveal());
  await expect.element(section).toBeInTheDocument();
  expect(places()).toEqual(before);
  await expect.element(opener).toHaveFocus();
});
