import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { controlled } from '../tests/controlled.tsx';
import { Select } from './select.tsx';

const drinks = [
  { value: 'pisco', label: 'Pisco' },
  { value: 'ouzo', label: 'Ouzo' },
  { value: 'mezcal', label: 'Mezcal' },
];

const Drink = controlled(Select, { label: 'The drink of Greece', options: drinks, value: 'pisco' });

const it = () => page.getByRole('combobox', { name: 'The drink of Greece', exact: true });

test('by keyboard: Tab reaches it, a letter chooses what begins with it', async () => {
  const changes: string[] = [];
  await render(<Drink changes={changes} />);
  await userEvent.keyboard('{Tab}');
  await expect.element(it()).toHaveFocus();
  await userEvent.keyboard('o');
  await expect.element(it()).toHaveValue('ouzo');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(it()).toHaveValue('mezcal');
  expect(changes).toEqual(['ouzo', 'mezcal']);
});

test('its name is its label, also where the label is hidden', async () => {
  await render(<Drink labelHidden />);
  await expect.element(it()).toBeVisible();
  expect(document.querySelector('label')?.offsetHeight).toBeLessThanOrEqual(1);
});

test('hint and error describe it, in this order; the error is read out when it appears', async () => {
  const view = await render(<Drink hint="One alone is right." />);
  await expect.element(it()).toHaveAccessibleDescription('One alone is right.');
  await expect.element(it()).not.toHaveAttribute('aria-invalid');
  await view.rerender(<Drink hint="One alone is right." error="Choose one first." />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose one first.');
  await expect.element(it()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(it()).toHaveAccessibleDescription('One alone is right. Choose one first.');
});

test('before anything is chosen the placeholder is shown, and is no answer', async () => {
  const changes: string[] = [];
  await render(<Drink value="" placeholder="Choose an answer" changes={changes} />);
  await expect.element(it()).toHaveDisplayValue('Choose an answer');
  await expect.element(it()).toHaveAttribute('data-empty');
  await it().selectOptions('Ouzo');
  await expect.element(it()).not.toHaveAttribute('data-empty');
  expect(changes).toEqual(['ouzo']);
});

test('a refused change leaves it as it was, and can be tried again', async () => {
  const changes: string[] = [];
  await render(<Drink refuse changes={changes} />);
  await it().selectOptions('Ouzo');
  await expect.element(it()).toHaveValue('pisco');
  await it().selectOptions('Ouzo');
  await expect.element(it()).toHaveValue('pisco');
  expect(changes).toEqual(['ouzo', 'ouzo']);
});

test('disabled, it is not focusable, and keeps its value', async () => {
  const changes: string[] = [];
  await render(<Drink disabled value="ouzo" changes={changes} />);
  await userEvent.keyboard('{Tab}m');
  await expect.element(it()).not.toHaveFocus();
  await expect.element(it()).toHaveValue('ouzo');
  expect(changes).toEqual([]);
});

test('elementRef refers to the select', async () => {
  const ref = createRef<HTMLSelectElement>();
  await render(<Drink elementRef={ref} />);
  expect(ref.current).toBe(it().element());
});
