import { ask, begin, suggests } from '@snug/client/fake';
import { announced } from '@snug/testing/page';
import { beforeAll, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fetchAttention } from '../attention/announcements.tsx';
import { renderConnected } from '../tests/render-connected.tsx';
import { member, renderGame } from '../tests/render-game.tsx';
import { renderOnPhone } from '../tests/render-on-phone.tsx';
import { liveGameWords as spanish } from '../words.es.ts';

beforeAll(fetchAttention);

describe('a suggestion', () => {
  test('is Used once it is the answer, and its button keeps the focus', async () => {
    const { game, screen } = await renderGame([begin(), ask({}), suggests('Ben', 'Danube'), suggests('Dot', 'Rhine')]);
    const first = screen.getByRole('button', { name: 'Use Danube' });
    await first.element().focus();
    await userEvent.keyboard('{Enter}');
    const used = screen.getByRole('button', { name: 'Used Danube' });
    await expect.element(used).toHaveFocus();
    expect(game.get().drafts.q1?.texts).toEqual(['Danube']);
    await expect.element(screen.getByRole('button', { name: 'Use Rhine' })).toBeVisible();
    // However it came to be the answer.
    await screen.getByRole('textbox').fill(' RHINE');
    await expect.element(screen.getByRole('button', { name: 'Used Rhine' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Use Danube' })).toBeVisible();
  });

  test('is used in Spanish', async () => {
    const { screen } = await renderGame([begin(), ask({}), suggests('Ben', 'Danube')], { props: { words: spanish } });
    await screen.getByRole('button', { name: 'Usar Danube' }).click();
    await expect.element(screen.getByRole('button', { name: 'Usada Danube' })).toBeVisible();
  });

  test.each(['16px', '32px'])('wraps where it is long, beside its button, text %s', async (text) => {
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
    const { screen } = await renderOnPhone({ messages: [begin(), ask({}), suggests('Ben', long)], text });
    const button = screen.getByRole('button', { name: `Use ${long}` });
    await expect.element(button).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(innerWidth);
    const edges = screen.getByRole('article').element().getBoundingClientRect();
    for (const part of [screen.getByText(long, { exact: true }).first().element(), button.element()]) {
      const { left, right } = part.getBoundingClientRect();
      expect([left >= edges.left, right <= edges.right]).toEqual([true, true]);
    }
    // Words that fit on a line of the ticket stay whole: `Ben suggests` takes two lines at most.
    const range = document.createRange();
    range.selectNodeContents(screen.getByText('Ben suggests', { exact: false }).first().element().firstChild as Node);
    expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBeLessThanOrEqual(2);
  });
});

describe('a member’s own suggestion', () => {
  test('by the button: the focus goes to what says that it was sent', async () => {
    const { screen } = await renderGame([begin(), ask({})], { view: member });
    const button = screen.getByRole('button', { name: 'Suggest for question 1' });
    await screen.getByRole('textbox').fill('Danube');
    await expect.element(button).toBeEnabled();
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.textContent).toBe('You suggested Danube');
  });

  test('by Enter: the focus stays in the field, for the next one', async () => {
    const { screen } = await renderGame([begin(), ask({})], { view: member });
    const field = screen.getByRole('textbox');
    await field.fill('Danube');
    await expect.element(screen.getByRole('button', { name: 'Suggest for question 1' })).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('You suggested Danube').first()).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('');
  });
});

test('the first answer to a question that comes late is announced, and no other to it', async () => {
  const question = ask({}).asked;
  const { screen, clock, receive } = await renderConnected({
    saveAnswer: ({ body }) => ({ status: 'late', question_id: 'q1', answer: [body.answer].flat() }),
  });
  receive(11, begin());
  receive(12, { type: 'ASK', asked: question, submissions_open: true });
  receive(13, { type: 'CLOSE_SUBMISSIONS', keep_round: true });
  const late = 'Late: your Quizmaster decides whether it counts';
  for (const text of ['Jupiter', 'Saturn']) {
    await screen.getByLabelText('Answer to question 1').fill(text);
    await clock.pass(1_000);
    await expect.element(screen.getByRole('article').getByText(late)).toBeVisible();
    // Longer than the announcer keeps the same sentence back.
    await new Promise((resolve) => setTimeout(resolve, 5_500));
  }
  expect(announced().filter((sentence) => sentence === late)).toEqual([late]);
});
