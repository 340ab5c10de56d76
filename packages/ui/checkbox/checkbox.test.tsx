import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { controlled } from '../tests/controlled.tsx';
import { Checkbox } from './checkbox.tsx';

const Terms = controlled(Checkbox, {
  label: 'We are all eighteen',
  hint: 'There is a round about whisky.',
  checked: false,
});

const box = () => page.getByRole('checkbox', { name: 'We are all eighteen', exact: true });

test('its name is the label alone; the hint describes it', async () => {
  await render(<Terms />);
  await expect.element(box()).toHaveAccessibleDescription('There is a round about whisky.');
});

test('an error is read out, and with the control', async () => {
  await render(<Terms error="The bar needs to know." />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The bar needs to know.');
  await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box()).toHaveAccessibleDescription('There is a round about whisky. The bar needs to know.');
});

test('Space checks and unchecks it', async () => {
  const changes: boolean[] = [];
  await render(<Terms changes={changes} />);
  await userEvent.keyboard('{Tab} ');
  await expect.element(box()).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box()).not.toBeChecked();
  expect(changes).toEqual([true, false]);
});

test('Y7 the whole row can be clicked, hint and all, and is tall enough for a thumb', async () => {
  await render(<Terms hint={undefined} />);
  const row = document.querySelector('label')?.getBoundingClientRect();
  expect(row?.height).toBeGreaterThanOrEqual(44);
  expect(row?.width).toBeGreaterThan(300);
  // At its far end, where there is only the row.
  await page.getByText('We are all eighteen').click({ position: { x: (row?.width ?? 0) - 50, y: 5 } });
  await expect.element(box()).toBeChecked();
});

test('a refused change shows nothing', async () => {
  const changes: boolean[] = [];
  await render(<Terms refuse changes={changes} />);
  await page.getByText('There is a round about whisky.').click();
  await page.getByText('There is a round about whisky.').click();
  expect(changes).toEqual([true, true]);
  await expect.element(box()).not.toBeChecked();
});

test('a tick is drawn, so that the state does not depend on colour', async () => {
  await render(<Terms />);
  const tick = () => getComputedStyle(document.querySelector('svg')?.parentElement ?? document.body).opacity;
  expect(tick()).toBe('0');
  await box().click();
  await expect.poll(tick).toBe('1');
});

test('disabled, it is not focusable', async () => {
  await render(<Terms disabled checked />);
  await userEvent.keyboard('{Tab} ');
  await expect.element(box()).toBeChecked();
  await expect.element(box()).not.toHaveFocus();
});
