import { ask, begin, handIn } from '@snug/client/fake';
import type { Message } from '@snug/contract';
import { announced } from '@snug/testing/page';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { member, questions, renderGame, spectator } from '../tests/render-game.tsx';
import { phone, renderOnPhone, smallPhone } from '../tests/render-on-phone.tsx';
import { liftOf } from './lift-of.ts';

afterEach(() => window.scrollTo(0, 0));

const round = [begin(), ask(...questions(6))];
const submitted = [...round, ...handIn()];
const closes: Message = { type: 'CLOSE_SUBMISSIONS', keep_round: true };
const opens: Message = { type: 'OPEN_SUBMISSIONS' };
const recalls: Message = { type: 'RECALL', question_id: 'q2', question_index: 1 };
const resets: Message = { type: 'RESET_SUBMISSION', teamid: 't-owls', round_order: 1, submission_id: 's1' };

const open = 'Your round is open again. Submit when you are ready.';

test.each<[what: string, before: readonly Message[], messages: readonly Message[], text: string]>([
  ['the close', round, [closes], 'Submissions closed What you type now is late: your Quizmaster decides.'],
  ['reopening', round, [closes, opens], open],
  ['a reset', submitted, [resets], open],
  ['a recall', round, [recalls], 'Question 2 was taken back.'],
  ['a recall of a submitted round', submitted, [recalls], `Question 2 was taken back. ${open}`],
  ['a recall of a closed round', round, [closes, recalls, opens], `Question 2 was taken back. ${open}`],
])(
  '%s is seen right above the bar, however far the page is scrolled, and pushes nothing',
  async (_, before, messages, text) => {
    for (const size of [smallPhone, phone]) {
      const { screen, barTop, strip, receive } = await renderOnPhone({ messages: before, size });
      await expect.element(screen.getByRole('button', { name: 'My Team' })).toBeVisible();
      receive(...messages.slice(0, -1));
      const first = () => screen.container.querySelector('[data-question=q1]')?.getBoundingClientRect().top;
      const place = first();
      receive(...messages.slice(-1));
      await expect.poll(() => strip()?.textContent).toBe(text);
      if (before === round) expect(first()).toBe(place);
      for (const top of [0, 10_000]) {
        window.scrollTo(0, top);
        const { top: start = 0, bottom = 0 } = strip()?.getBoundingClientRect() ?? {};
        expect(start).toBeGreaterThan(0);
        expect(bottom).toBeLessThan(barTop());
        expect(barTop() - bottom).toBeLessThan(30);
      }
      await screen.unmount();
    }
  },
);

test('it leaves when the player has read it, and comes again with something newer', async () => {
  const { screen, strip, receive } = await renderOnPhone({ messages: round });
  receive(closes);
  await screen.getByRole('button', { name: 'Got it' }).click();
  await expect.poll(strip).toBeNull();
  receive(opens);
  await expect.poll(() => strip()?.textContent).toBe(open);
});

test('it leaves once the round is submitted again, and stays till then', async () => {
  const { screen, strip, receive } = await renderOnPhone({ messages: submitted });
  receive(recalls);
  await screen.getByLabelText('Answer to question 1').fill('Jupiter');
  expect(strip()?.textContent).toBe(`Question 2 was taken back. ${open}`);
  await screen.getByRole('button', { name: 'SUBMIT' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'SUBMIT' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Your round has been submitted!' })).toBeVisible();
  expect(strip()).toBeNull();
});

test.each<['idle' | 'waiting', boolean]>([
  ['idle', true],
  ['waiting', false],
])('while the round’s submission is %s, that it is open again stands: %s', async (state, stands) => {
  const game = { roundNotice: { key: 'reopened' }, submitting: { state } } as const;
  const { screen } = await renderGame([begin(), ask({})], { game });
  await expect.element(screen.getByText(state === 'idle' ? 'SUBMIT' : 'Submitting...')).toBeVisible();
  expect(screen.container.querySelector('[data-round-strip]') !== null).toBe(stands);
});

test('a member reads who submits; a spectator has nothing to do and no strip', async () => {
  const { screen, strip, receive } = await renderOnPhone({ messages: submitted, view: member });
  receive(resets);
  await expect.poll(() => strip()?.textContent).toBe('Your round is open again. Your captain submits it.');
  await screen.unmount();

  const watcher = await renderOnPhone({ messages: round, view: spectator });
  watcher.receive(closes);
  await expect.poll(() => document.querySelector('[aria-live=assertive]')?.textContent).toBe('Submissions closed');
  expect(watcher.strip()).toBeNull();
});

test('Y5 the focus that is lost with “submitted!” goes to the strip, which is then not announced a second time', async () => {
  const { screen, receive } = await renderOnPhone({ messages: submitted });
  await expect.element(screen.getByRole('heading', { name: 'Your round has been submitted!' })).toHaveFocus();
  receive(recalls);
  await expect.poll(() => document.activeElement?.textContent).toBe(`Question 2 was taken back. ${open}`);
  // As long as a burst takes.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(announced()).toEqual([]);
});

test('Y5 the focus that is lost with a recalled question goes to the strip, and any other stays', async () => {
  const { screen, strip, receive } = await renderOnPhone({ messages: round });
  await screen.getByLabelText('Answer to question 2').fill('Rhine');
  receive(recalls);
  await expect.poll(() => document.activeElement?.textContent).toBe('Question 2 was taken back.');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Got it' })).toHaveFocus();

  const field = screen.getByLabelText('Answer to question 1');
  await field.fill('Jupiter');
  receive({ type: 'RECALL', question_id: 'q3', question_index: 2 });
  // What was question 3 stood second since.
  await expect.poll(() => strip()?.textContent).toBe('Question 2 was taken back.');
  await expect.element(field).toHaveFocus();
});

test('Y5 the focus that is lost with the game goes to the title of its end', async () => {
  const { screen, receive } = await renderOnPhone({ messages: round });
  await screen.getByRole('button', { name: 'SUBMIT' }).element().focus();
  receive({ type: 'ROUND_END' }, { type: 'END_GAME' });
  const title = screen.getByRole('heading', { name: 'The game has ended. Thanks for playing!' });
  await expect.element(title).toHaveFocus();
});

test('Y5 the focus that is lost with the game goes to the game’s title, where the page has the feedback', async () => {
  const feedback = <h2>How did Robin do?</h2>;
  const { game, screen } = await renderGame(round, {
    view: { feedback_eligible: true },
    props: { slots: { feedback } },
  });
  (screen.getByRole('button', { name: 'SUBMIT' }).element() as HTMLElement).focus();
  game.receive({ type: 'END_GAME' });
  await expect.element(screen.getByRole('heading', { name: 'How did Robin do?' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('in a round of clues it speaks of clues', async () => {
  const { strip, receive } = await renderOnPhone({
    messages: [begin({ single_answer: true }), ask(...questions(3))],
  });
  receive(recalls);
  await expect.poll(() => strip()?.textContent).toBe('Clue 2 was taken back.');
});

test.each([
  ['nothing covers the page', { scale: 1, height: 844, offsetTop: 0 }, 0],
  ['a keyboard covers the bar and more', { scale: 1, height: 500, offsetTop: 0 }, 284],
  ['the page is scrolled behind the keyboard', { scale: 1, height: 500, offsetTop: 100 }, 184],
  ['somebody has zoomed in', { scale: 2, height: 422, offsetTop: 0 }, 0],
])('where %s, what stands above the bar is lifted by what is needed', (_, viewport, lift) => {
  expect(liftOf(viewport, 844, 60)).toBe(lift);
});
