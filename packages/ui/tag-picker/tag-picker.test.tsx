import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { controlled } from '../tests/controlled.tsx';
import { TagPicker } from './tag-picker.tsx';

const options = ['Funny', 'Clear Instructions', 'Other'].map((value) => ({ value, label: value }));
const Tags = controlled(TagPicker, { label: 'What was good?', options, value: [] });

const tag = (name: string) => page.getByRole('checkbox', { name, exact: true });
const drawing = (name: string) => tag(name).element().closest('label')?.querySelector('path')?.getAttribute('d');

test('choosing a tag selects it, choosing it again unselects it, and the others stay', async () => {
  const changes: string[][] = [];
  await render(<Tags changes={changes} />);
  await expect.element(page.getByRole('group', { name: 'What was good?' })).toBeVisible();
  await tag('Other').click();
  await tag('Funny').click();
  await expect.element(tag('Other')).toBeChecked();
  await expect.element(tag('Funny')).toBeChecked();
  await tag('Other').click();
  await expect.element(tag('Other')).not.toBeChecked();
  await expect.element(tag('Funny')).toBeChecked();
  expect(changes).toEqual([['Other'], ['Other', 'Funny'], ['Funny']]);
});

test('by keyboard: Tab goes from tag to tag, Space toggles', async () => {
  await render(<Tags />);
  await userEvent.keyboard('{Tab} {Tab}{Tab} ');
  await expect.element(tag('Funny')).toBeChecked();
  await expect.element(tag('Clear Instructions')).not.toBeChecked();
  await expect.element(tag('Other')).toBeChecked();
  await expect.element(tag('Other')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(tag('Other')).not.toBeChecked();
});

test('a chosen tag has another drawing, so that the state does not depend on colour, and takes no more space', async () => {
  await render(<Tags value={['Funny']} />);
  expect(drawing('Funny')).not.toBe(drawing('Other'));
  const widths = () => [...document.querySelectorAll('label')].map((label) => label.offsetWidth);
  const before = widths();
  await tag('Other').click();
  await expect.element(tag('Other')).toBeChecked();
  expect(drawing('Other')).toBe(drawing('Funny'));
  expect(widths()).toEqual(before);
});

test('Y7 tags are tall enough for a thumb, all over, and wrap before they are wider than the page', async () => {
  await page.viewport(320, 640);
  await render(<Tags options={[...options, { value: 'long', label: 'Owl'.repeat(30) }]} />);
  for (const box of document.querySelectorAll('input')) {
    const [own, row] = [box.getBoundingClientRect(), box.closest('label')?.getBoundingClientRect()];
    expect(own.height).toBeGreaterThanOrEqual(42);
    expect(row?.height).toBeGreaterThanOrEqual(44);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(390, 844);
});

test('a refused change shows nothing', async () => {
  await render(<Tags refuse value={['Funny']} />);
  await tag('Funny').click();
  await tag('Other').click();
  await expect.element(tag('Funny')).toBeChecked();
  await expect.element(tag('Other')).not.toBeChecked();
});

test('tags removed by the prop are unselected', async () => {
  const screen = await render(<TagPicker label="Tags" options={options} value={['Funny']} onChange={() => {}} />);
  await expect.element(tag('Funny')).toBeChecked();
  await screen.rerender(<TagPicker label="Tags" options={options} value={[]} onChange={() => {}} />);
  await expect.element(tag('Funny')).not.toBeChecked();
});

test('hint and error describe the group; disabled, nothing is chosen', async () => {
  const changes: string[][] = [];
  await render(<Tags hint="Any." error="Choose one." disabled changes={changes} />);
  const group = page.getByRole('group', { name: 'What was good?' });
  await expect.element(group).toHaveAccessibleDescription('Any. Choose one.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose one.');
  await userEvent.keyboard('{Tab} ');
  expect(changes).toEqual([]);
});
