import { ask, begin, handIn } from '@snug/client/fake';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { questions } from '../tests/render-game.tsx';
import { phone, renderOnPhone, smallPhone } from '../tests/render-on-phone.tsx';

const round = [
  begin({ question_count: 3 }),
  ask({ question_text: 'Which planet has the shortest day of them all?' }, {}, {}),
];

describe.each([
  ['320 × 568', smallPhone],
  ['390 × 844', phone],
])('on %s', (_, size) => {
  test('the first answer field is in sight', async () => {
    const { screen, barTop } = await renderOnPhone({ messages: round, size });
    const field = screen.getByLabelText('Answer to question 1');
    await expect.element(field).toBeVisible();
    expect(field.element().getBoundingClientRect().bottom).toBeLessThan(barTop());
  });

  test('“submitted!” is in sight', async () => {
    const { screen, barTop } = await renderOnPhone({ messages: [...round, ...handIn()], size });
    const heading = screen.getByRole('heading', { name: 'Your round has been submitted!' });
    await expect.element(heading).toBeVisible();
    expect(heading.element().getBoundingClientRect().bottom).toBeLessThan(barTop());
  });

  test.each(['16px', '32px'])('no field that gets the focus is behind the bar or the strip, text %s', async (text) => {
    const messages = [begin(), ask(...questions(6))];
    const { screen, strip, receive } = await renderOnPhone({ messages, size, text });
    receive({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
    await expect.poll(strip).not.toBeNull();
    const stripTop = () => strip()?.getBoundingClientRect().top ?? 0;
    screen.getByLabelText('Answer to question 1').element().focus();
    for (let place = 1; place <= 6; place++) {
      const field = screen.getByLabelText(`Answer to question ${place}`);
      await expect.element(field).toHaveFocus();
      await expect.poll(() => field.element().getBoundingClientRect().bottom <= stripTop()).toBe(true);
      await userEvent.tab();
    }
  });
});

test('whoever has scrolled down sees “submitted!” all the same, and the start of the next round', async () => {
  const { screen, receive } = await renderOnPhone({ messages: [begin(), ask(...questions(6))] });
  await expect.element(screen.getByLabelText('Answer to question 6')).toBeInTheDocument();
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => scrollY).toBeGreaterThan(200);
  receive(...handIn());
  const heading = screen.getByRole('heading', { name: 'Your round has been submitted!' });
  await expect.element(heading).toBeInViewport();
  window.scrollTo(0, document.documentElement.scrollHeight);
  receive({ type: 'ROUND_END' }, begin({ round_order: 2, round_id: 'r2' }), ask(...questions(6)));
  await expect.element(screen.getByLabelText('Answer to question 1')).toBeInViewport();
});

test('ERR-19 no field that gets the focus is behind the notice of the connection, on the way back either', async () => {
  const { game, screen } = await renderOnPhone({ messages: [begin(), ask(...questions(8))] });
  game.change({ connection: 'interrupted', notice: { key: 'interrupted' } });
  const refresh = screen.getByRole('button', { name: 'Refresh' });
  await expect.element(refresh).toBeVisible();
  screen.getByLabelText('Answer to question 8').element().focus();
  for (let place = 8; place >= 1; place--) {
    const field = screen.getByLabelText(`Answer to question ${place}`);
    await expect.poll(() => field.element().contains(document.activeElement)).toBe(true);
    const noticeEnd = () => refresh.element().getBoundingClientRect().bottom;
    await expect.poll(() => field.element().getBoundingClientRect().top >= noticeEnd()).toBe(true);
    while (place > 1 && field.element().contains(document.activeElement)) await userEvent.tab({ shift: true });
  }
});

test('a field that is typed in stays in sight when the strip appears above the bar', async () => {
  const { screen, strip, receive } = await renderOnPhone({ messages: [begin(), ask(...questions(6))] });
  const field = screen.getByLabelText('Answer to question 2');
  await field.fill('Rhine');
  const { bottom } = field.element().getBoundingClientRect();
  // Right above the bar.
  window.scrollBy(0, bottom - (innerHeight - 90));
  receive({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
  await expect.poll(strip).not.toBeNull();
  const stripTop = () => strip()?.getBoundingClientRect().top ?? 0;
  await expect.poll(() => field.element().getBoundingClientRect().bottom <= stripTop()).toBe(true);
  await expect.element(field).toHaveFocus();
});

test.each([
  ['a page zoomed to 400 %', [320, 256], '16px'],
  ['text of 200 %', smallPhone, '32px'],
] as const)(
  'with %s the confirmation opens at its title, and its warning is read beside its buttons',
  async (_, size, text) => {
    const whole = [begin({ question_count: 3 }), ...round.slice(1)];
    const { screen } = await renderOnPhone({ messages: whole, size, text });
    await screen.getByRole('button', { name: 'SUBMIT' }).click();
    const dialog = screen.getByRole('dialog');
    const warning = dialog.getByText('Submitting an empty answer will forfeit this round...');
    await expect.element(warning).toBeVisible();
    const title = dialog.getByRole('heading', { name: 'Submit this round?' });
    expect(title.element().getBoundingClientRect().top).toBeGreaterThan(dialog.element().getBoundingClientRect().top);
    const buttons = ['Cancel', 'SUBMIT'].map((name) => dialog.getByRole('button', { name }).element());
    const end = Math.min(...buttons.map((button) => button.getBoundingClientRect().top));
    const { top, height } = warning.element().getBoundingClientRect();
    // All of it but part of its last line at the most.
    expect(end - top).toBeGreaterThan(height * 0.85);
  },
);
