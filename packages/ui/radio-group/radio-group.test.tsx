import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { controlled } from '../tests/controlled.tsx';
import { RadioGroup } from './radio-group.tsx';

const Teams = controlled(RadioGroup, {
  label: 'Which team?',
  value: 'les',
  options: [
    { value: 'quizzly', label: 'Quizzly Bears', hint: 'You are the captain.' },
    { value: 'les', label: 'Les Quizerables' },
    { value: 'new', label: 'A new team' },
  ],
});

const radio = (name: RegExp) => page.getByRole('radio', { name });

test('by keyboard: Tab enters at the chosen one, arrows move and choose, around the end', async () => {
  await render(<Teams />);
  await expect.element(page.getByRole('group', { name: 'Which team?' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(radio(/Les/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radio(/new/)).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radio(/Quizzly/)).toBeChecked();
  await expect.element(radio(/Quizzly/)).toHaveFocus();
  await expect.element(radio(/Les/)).not.toBeChecked();
});

test('the whole row can be clicked, and is tall enough for a thumb', async () => {
  await render(<Teams />);
  await page.getByText('You are the captain.').click();
  await expect.element(radio(/Quizzly/)).toBeChecked();
  for (const label of document.querySelectorAll('label')) expect(label.offsetHeight).toBeGreaterThanOrEqual(44);
});
