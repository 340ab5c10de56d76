import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { controlled } from '../tests/controlled.tsx';
import { Toggle } from './toggle.tsx';

const Shortcuts = controlled(Toggle, { label: 'Shortcut keys', hint: 'Space asks.', checked: false });

const it = () => page.getByRole('switch', { name: 'Shortcut keys', exact: true });

test('its name is the label alone; the hint describes it', async () => {
  await render(<Shortcuts />);
  await expect.element(it()).toHaveAccessibleDescription('Space asks.');
});

test('without a hint nothing describes it', async () => {
  await render(<Shortcuts hint={undefined} />);
  await expect.element(it()).not.toHaveAttribute('aria-describedby');
});

test('by keyboard: Tab reaches it, Space turns it on and off', async () => {
  const changes: boolean[] = [];
  await render(<Shortcuts changes={changes} />);
  await userEvent.keyboard('{Tab}');
  await expect.element(it()).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(it()).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(it()).not.toBeChecked();
  expect(changes).toEqual([true, false]);
});

test('the whole row can be clicked, hint and all, and is tall enough for a thumb', async () => {
  await render(<Shortcuts />);
  await page.getByText('Space asks.').click();
  await expect.element(it()).toBeChecked();
  expect(document.querySelector('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
});

test('a refused change leaves it as it was, and can be tried again', async () => {
  const changes: boolean[] = [];
  await render(<Shortcuts checked refuse changes={changes} />);
  await it().click();
  await it().click();
  expect(changes).toEqual([false, false]);
  await expect.element(it()).toBeChecked();
});

test('disabled, it can be neither focused nor clicked', async () => {
  const changes: boolean[] = [];
  await render(<Shortcuts checked disabled changes={changes} />);
  await userEvent.keyboard('{Tab} ');
  await expect.element(it()).not.toHaveFocus();
  await page.getByText('Space asks.').click({ force: true });
  await expect.element(it()).toBeChecked();
  expect(changes).toEqual([]);
});
