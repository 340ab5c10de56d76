import { ask, begin, demoResults, handIn } from '@snug/client/fake';
import type { Message } from '@snug/contract';
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
  const results = demoResults({
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
  return { ...shown, line };
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

test('what had been told before the phone came is no news', async () => {
  const { screen, line } = await open([...submitted, told(3)]);
  await expect.element(screen.getByText('River 3', { exact: true })).toBeInTheDocument();
  expect(line(/^(Answer|The answers)/).elements()).toEqual([]);
});
