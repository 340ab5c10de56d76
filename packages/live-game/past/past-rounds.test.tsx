import { ask, begin, demoRound, demoSubmission } from '@snug/client/fake';
import type { GameView, Message, RevealedRound, SubmittedRound } from '@snug/contract';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderGame, spectator } from '../tests/render-game.tsx';

const handedIn = (title: string, partial: Partial<SubmittedRound> = {}) =>
  demoSubmission({ title, answers: [['amsterdam'], ['china', 'nepal'], ['']], ...partial });

/** Of five rounds 1, 3 and 4 were submitted, round 2 was not. */
const played: Partial<GameView> = {
  game_started: true,
  round_index: 3,
  submitted: {
    1: handedIn('General Knowledge'),
    3: handedIn('Around the World', { doubled: true }),
    4: handedIn('Films'),
  },
};

async function open(view: Partial<GameView>, messages: readonly Message[] = []) {
  const shown = await renderGame(messages, { view });
  const { screen } = shown;
  const opener = screen.getByRole('button', { name: 'View Submissions' });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'Your Past Submissions' });
  return {
    ...shown,
    opener,
    dialog,
    heading: dialog.getByRole('heading', { level: 3 }),
    previous: dialog.getByRole('button', { name: 'Previous' }),
    next: dialog.getByRole('button', { name: 'Next' }),
    lines: () => dialog.getByRole('listitem').elements().map(wordsOf),
  };
}

/** The element's pieces of text, separated. */
function wordsOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts.filter(Boolean).join(' ');
}

test('PAST-01 PAST-02 `View Submissions` opens `Your Past Submissions`, and gets the focus back when it closes', async () => {
  const { dialog, opener } = await open(played);
  await expect
    .element(dialog.getByRole('heading', { level: 2, name: 'Your Past Submissions', exact: true }))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('PAST-03 PAST-05 OPEN-54 a round has its own number and title, an answer `Q{n}.`, and a question’s answers are in one line', async () => {
  const { heading, lines } = await open({ ...played, round_index: 2, submitted: { 3: handedIn('Around the World') } });
  await expect.element(heading).toHaveTextContent('Round 3: Around the World');
  expect(lines()).toEqual(['Q1. amsterdam', 'Q2. china, nepal', 'Q3. blank']);
});

test.each([
  [true, 'Doubled?: YES'],
  [false, 'Doubled?: NO'],
])('PAST-04 doubled %s: “%s”', async (doubled, text) => {
  const { dialog } = await open({ ...played, round_index: 0, submitted: { 1: handedIn('One', { doubled }) } });
  await expect.element(dialog.getByText(text, { exact: true })).toBeVisible();
  expect(dialog.getByText(/^Doubled/).elements().length).toBe(1);
});

test('PAST-06 a single-answer round has `Clue {n}:`, and clues before the last only with an answer', async () => {
  const { dialog, lines } = await open({
    ...played,
    submitted: { 4: handedIn('Who am I?', { single_answer: true, answers: [[''], [''], ['einstein']] }) },
  });
  await expect.element(dialog.getByText('Clue 3:')).toBeVisible();
  expect(lines()).toEqual(['Clue 3: einstein']);
});

test('PAST-06 ROUND-08 the last clue that was answered counts: after it nothing is called blank', async () => {
  const { dialog, lines } = await open({
    ...played,
    submitted: { 4: handedIn('Who am I?', { single_answer: true, answers: [[''], ['einstein'], ['']] }) },
  });
  await expect.element(dialog.getByText('Clue 2:')).toBeVisible();
  expect(lines()).toEqual(['Clue 2: einstein']);
});

test('PAST-06 a single-answer round that was submitted blank says so once', async () => {
  const { dialog, lines } = await open({
    ...played,
    submitted: { 4: handedIn('Who am I?', { single_answer: true, answers: [[''], ['']] }) },
  });
  await expect.element(dialog.getByText('Clue 2:')).toBeVisible();
  expect(lines()).toEqual(['Clue 2: blank']);
});

test('PAST-07 Previous and Next cycle through the rounds with a submission, keep the focus, and announce the round', async () => {
  const { dialog, heading, next, previous } = await open(played);
  await expect.element(heading).toHaveTextContent('Round 4: Films');
  for (const title of ['Round 1: General Knowledge', 'Round 3: Around the World', 'Round 4: Films']) {
    await next.click();
    await expect.element(heading).toHaveTextContent(title);
    await expect.element(next).toHaveFocus();
    // Announced every time.
    expect(heading.element().closest('[aria-live=polite]')).not.toBeNull();
  }
  await previous.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveTextContent('Round 1: General Knowledge');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveTextContent('Round 4: Films');
  await expect.element(previous).toHaveFocus();
  expect(dialog.getByRole('heading', { level: 3 }).elements().length).toBe(1);
});

test('PAST-07 with one round there is no Previous or Next', async () => {
  const { heading, previous, next } = await open({ ...played, submitted: { 1: handedIn('General Knowledge') } });
  await expect.element(heading).toHaveTextContent('Round 1: General Knowledge');
  expect([previous.query(), next.query()]).toEqual([null, null]);
});

test('PAST-08 OPEN-53 it opens on a current round without a submission, which cannot be returned to', async () => {
  const view = { ...played, round_index: 1, round: demoRound({ round_order: 2, title: 'Sport' }) };
  const { dialog, heading, next, previous } = await open({ ...view, submitted: { 1: handedIn('General Knowledge') } });
  await expect.element(heading).toHaveTextContent('Round 2: Sport');
  await expect.element(dialog.getByText("You didn't submit for this round...", { exact: true })).toBeVisible();
  expect(dialog.getByText(/^Doubled/).query()).toBeNull();
  await previous.click();
  await expect.element(heading).toHaveTextContent('Round 1: General Knowledge');
  // The pressed button keeps the focus, though it leads nowhere else now.
  await expect.element(previous).toHaveFocus();
  await next.click();
  await expect.element(heading).toHaveTextContent('Round 1: General Knowledge');
});

test('PAST-08 OPEN-53 it opens on the current round also when there is no submission at all', async () => {
  const { dialog, previous } = await open({ game_started: true, round_index: 0 });
  await expect.element(dialog.getByText("You didn't submit for this round...", { exact: true })).toBeVisible();
  expect(dialog.getByRole('heading', { level: 3 }).query()).toBeNull();
  expect(previous.query()).toBeNull();
});

test('MSG-SUBMIT_ANSWER a late submission says so, and one that arrives while the dialog is open is shown', async () => {
  const { dialog, game, heading } = await open({ game_started: true, round_index: 0 });
  await expect.element(dialog.getByText("You didn't submit for this round...")).toBeVisible();
  const submission = handedIn('General Knowledge', { late: true });
  game.receive({ type: 'SUBMIT_ANSWER', teamid: 't-owls', round_order: 1, submission });
  await expect.element(heading).toHaveTextContent('Round 1: General Knowledge');
  await expect.element(dialog.getByText('It came in late: your Quizmaster decides whether it counts.')).toBeVisible();
  game.receive({ type: 'SUBMIT_ANSWER', teamid: 't-owls', round_order: 1, submission: { ...submission, late: false } });
  await expect
    .element(dialog.getByText(/^It came in late/))
    .toHaveTextContent('It came in late, and your Quizmaster counts it.');
});

test('once the game is over, a late submission that nobody accepted was not counted', async () => {
  const submitted = { 1: handedIn('General Knowledge', { late: true }) };
  const { dialog } = await open({ status: 'ended', game_started: true, round_index: 0, submitted });
  await expect.element(dialog.getByText('It came in late, and was not counted.')).toBeVisible();
});

test('what was handed in at the close says so, with the captain’s own late submission beside it', async () => {
  const late_submitted = { 1: handedIn('General Knowledge', { late: true, answers: [['rotterdam'], [''], ['']] }) };
  const submitted = { 1: handedIn('General Knowledge', { at_close: true }) };
  const { dialog, lines } = await open({ game_started: true, round_index: 0, submitted, late_submitted });
  await expect.element(dialog.getByText('Handed in at close: 2 of 3 answered')).toBeVisible();
  await expect.element(dialog.getByText('It came in late: your Quizmaster decides whether it counts.')).toBeVisible();
  expect(lines()).toEqual([
    'Q1. amsterdam',
    'Q2. china, nepal',
    'Q3. blank',
    'Q1. rotterdam',
    'Q2. blank',
    'Q3. blank',
  ]);
});

test('MSG-RESET_SUBMISSION a submission that is reset while shown is replaced by the last one left', async () => {
  const { game, heading } = await open(played);
  await expect.element(heading).toHaveTextContent('Round 4: Films');
  game.receive({ type: 'RESET_SUBMISSION', teamid: 't-owls', round_order: 4, submission_id: 's4' });
  await expect.element(heading).toHaveTextContent('Round 3: Around the World');
});

test('the revealed answer is beside the team’s', async () => {
  const revealedRound: RevealedRound = {
    round_order: 1,
    title: 'General Knowledge',
    single_answer: false,
    questions: [
      { question_id: 'q1', question_text: 'The capital?', answers: ['Amsterdam'], notes: 'Not The Hague.' },
      { question_id: 'q2', question_text: 'Which two?', answers: ['China', 'Nepal'], notes: '' },
      { question_id: 'q3', question_text: 'Which river?', answers: ['Danube'], notes: '' },
    ],
  };
  const { dialog, lines } = await open({
    ...played,
    round_index: 0,
    submitted: { 1: handedIn('General Knowledge') },
    revealed: { 1: revealedRound },
  });
  await expect.element(dialog.getByText('Not The Hague.')).toBeVisible();
  expect(lines()).toEqual([
    'Q1. The capital? Answer Amsterdam Your team wrote amsterdam Not The Hague.',
    'Q2. Which two? Answer China, Nepal Your team wrote china, nepal',
    'Q3. Which river? Answer Danube Your team wrote blank',
  ]);
});

test('PAST-01 the button is missing before a round was played and for a spectator, and is below a later round', async () => {
  const button = { name: 'View Submissions' };
  const { game, screen } = await renderGame([]);
  const opener = screen.getByRole('button', button);
  await expect.element(screen.getByRole('heading', { name: 'Pull up a chair.' })).toBeVisible();
  expect(opener.query()).toBeNull();
  game.receive(begin());
  game.receive(ask({}));
  await expect.element(screen.getByRole('button', { name: 'SUBMIT' })).toBeVisible();
  expect(opener.query()).toBeNull();
  game.receive({ type: 'ROUND_END' });
  await expect.element(opener).toBeVisible();
  game.receive(begin({ round_id: 'r2', round_order: 2 }));
  game.receive(ask({}));
  await expect.element(screen.getByRole('button', { name: 'SUBMIT' })).toBeVisible();
  await expect.element(opener).toBeVisible();
  game.receive({ type: 'END_GAME' });
  await expect.element(screen.getByRole('heading', { name: 'The game has ended. Thanks for playing!' })).toBeVisible();
  await expect.element(opener).toBeVisible();

  await screen.unmount();
  const watched = await renderGame([], { view: { ...played, ...spectator } });
  await expect.element(watched.screen.getByRole('heading', { name: 'Pens down.' })).toBeVisible();
  expect(watched.screen.getByRole('button', button).query()).toBeNull();
});
