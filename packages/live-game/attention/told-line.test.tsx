import { ask, begin, demoResults, handIn } from '@snug/client/fake';
import type { Message, Results } from '@snug/contract';
import { afterEach, expect, test } from 'vitest';
import { phone, renderOnPhone } from '../tests/render-on-phone.tsx';

afterEach(() => window.scrollTo(0, 0));

const questions = Array.from({ length: 8 }, (_, place) => {
  const question_id = `q${place + 1}`;
  return { question_id, question_text: `Question ${place + 1}?`, answers: [`River ${place + 1}`], notes: '' };
});
const submitted: Message[] = [
  begin(),
  ask(...questions.map(({ question_text }) => ({ question_text }))),
  ...handIn({ answers: questions.map(() => ['rhine']) }),
];
const told = (count: number): Message => {
  const of = count < questions.length ? { of: questions.length } : {};
  const round = { round_order: 1, title: 'Rivers', single_answer: false, questions: questions.slice(0, count), ...of };
  return { type: 'REVEAL', round };
};

async function open(messages: readonly Message[] = submitted) {
  let results: Results = demoResults({
    board: null,
    rounds: [],
    told: [
      {
        round_order: 1,
        double: '',
        questions: [{ question_id: 'q2', marks: ['full'], points: 1, of: 1, waits: false }],
      },
    ],
  });
  const shown = await renderOnPhone({ messages, size: phone, answers: { getResults: () => results } });
  const line = (name: RegExp) => shown.screen.getByRole('button', { name });
  function publish() {
    results = demoResults({ version: 2 });
    shown.receive({ type: 'RESULTS', version: 2 });
  }
  return { ...shown, line, publish };
}

test('an answer that is told below what is in view stands above the bar, and leads there', async () => {
  const { receive, line, screen, barTop } = await open();
  receive(told(1));
  await expect.element(line(/^Answer 1: River 1/)).toBeVisible();
  const before = window.scrollY;
  receive(told(2), { type: 'RESULTS', version: 1 });
  await expect.element(line(/^Answer 2: River 2\s*Right$/)).toBeVisible();
  expect(line(/^Answer 1/).elements()).toEqual([]);
  expect(window.scrollY).toBe(before);
  await line(/^Answer 2/).click();
  const item = screen.getByRole('listitem').filter({ hasText: 'River 2' });
  await expect.element(item).toHaveFocus();
  await expect.poll(() => item.element().getBoundingClientRect().bottom).toBeLessThan(barTop());
  await expect.poll(() => line(/^Answer/).elements()).toEqual([]);
});

test('what comes into view by scrolling is seen, and the next that does not fit is shown again', async () => {
  const { receive, line, screen } = await open();
  receive(told(1));
  await expect.element(line(/^Answer 1/)).toBeVisible();
  screen.getByText('River 1', { exact: true }).element().scrollIntoView({ block: 'center' });
  await expect.poll(() => line(/^Answer/).elements()).toEqual([]);
  window.scrollTo(0, 0);
  receive(told(2));
  await expect.element(line(/^Answer 2/)).toBeVisible();
});

test('a round told at once is one line, which leads to its beginning', async () => {
  const { receive, line, screen } = await open();
  receive(told(questions.length));
  await line(/^The answers of round 1 are here: Rivers$/).click();
  await expect.element(screen.getByRole('heading', { name: 'Round 1: Rivers' })).toHaveFocus();
  await expect.poll(() => line(/^The answers/).elements()).toEqual([]);
});

test('a typo that is mended, a board that comes and the end leave it until the answer has been in view', async () => {
  const { receive, line, screen, publish } = await open();
  receive(told(7));
  const shown = line(/^Answer 7: River 7/);
  await expect.element(shown).toBeVisible();
  receive(told(7));
  publish();
  await expect.element(screen.getByRole('region', { name: 'The board' })).toBeInTheDocument();
  await expect.element(shown).toBeVisible();
  receive({ type: 'ROUND_END' }, { type: 'END_GAME' });
  await expect.poll(() => screen.getByText('River 7', { exact: true }).query()).not.toBeNull();
  await expect.element(shown).toBeVisible();
  screen.getByText('River 7', { exact: true }).element().scrollIntoView({ block: 'center' });
  await expect.poll(() => line(/^Answer/).elements()).toEqual([]);
});

test('the next answer is one answer also for a phone that came in the middle of the telling', async () => {
  const { receive, line } = await open([...submitted, told(3)]);
  receive(told(4));
  await expect.element(line(/^Answer 4: River 4/)).toBeVisible();
});

test('a focus that stands on it is not lost when the answer comes into view', async () => {
  const { receive, line, screen } = await open();
  receive(told(1));
  await expect.element(line(/^Answer 1/)).toBeVisible();
  (line(/^Answer 1/).element() as HTMLElement).focus();
  screen.getByText('River 1', { exact: true }).element().scrollIntoView({ block: 'center' });
  await expect.poll(() => line(/^Answer/).elements()).toEqual([]);
  await expect.poll(() => document.activeElement?.matches('h1, h2, h3, [data-focus-home]')).toBe(true);
});

test('an answer below a question longer than the screen is led to, and seen there', async () => {
  const [first] = questions;
  const long = { ...(first as (typeof questions)[0]), question_text: 'Which river is it that flows '.repeat(60) };
  const { receive, line, screen, barTop } = await open();
  receive({
    type: 'REVEAL',
    round: { round_order: 1, title: 'Rivers', single_answer: false, questions: [long], of: questions.length },
  });
  await line(/^Answer 1: River 1/).click();
  await expect.poll(() => line(/^Answer/).elements()).toEqual([]);
  const { bottom } = screen.getByText('River 1', { exact: true }).element().getBoundingClientRect();
  expect(bottom).toBeLessThan(barTop());
});

test('what had been told before the phone came is no news', async () => {
  const { screen, line } = await open([...submitted, told(3)]);
  await expect.element(screen.getByText('River 3', { exact: true })).toBeInTheDocument();
  expect(line(/^(Answer|The answers)/).elements()).toEqual([]);
});
