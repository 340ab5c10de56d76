import { ask, begin } from '@snug/client/fake';
import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderOnPhone } from '../tests/render-on-phone.tsx';

const red = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300"/></svg>';
const question = {
  question_text: 'Whose flag?',
  image: `data:image/svg+xml,${encodeURIComponent(red)}`,
  image_alt: 'A red disc',
};
const messages = [begin(), ask({}, question)];

// Its script comes with the first press: from then on it opens at once.
beforeAll(() => import('./enlarged-picture.tsx'));

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.keyboard('{Enter}')],
])(
  'Y16 a press enlarges the picture to the whole screen, with its text alternative; %s closes it and gives the focus back',
  async (_, close) => {
    const { screen } = await renderOnPhone({ messages });
    const opener = screen.getByRole('button', { name: 'Enlarge the picture for question 2' });
    await opener.click();
    const dialog = screen.getByRole('dialog', { name: 'A red disc' });
    const picture = dialog.getByRole('img', { name: 'A red disc' });
    await expect.element(picture).toBeVisible();
    const { width, height } = picture.element().getBoundingClientRect();
    expect([width, height]).toEqual([innerWidth, innerHeight]);
    await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  },
);

test('an enlarged picture whose question is recalled closes', async () => {
  const { screen, receive } = await renderOnPhone({ messages });
  await screen.getByRole('button', { name: 'Enlarge the picture for question 2' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  receive({ type: 'RECALL', question_id: 'q2', question_index: 1 });
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toBe('Question 2 was taken back.');
});
