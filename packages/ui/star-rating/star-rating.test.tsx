import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { controlled } from '../tests/controlled.tsx';
import { StarRating } from './star-rating.tsx';

const Rating = controlled(StarRating, { label: 'How did Morgan do?', value: 0 });

const star = (name: RegExp) => page.getByRole('radio', { name });
const targets = () => [...document.querySelectorAll('label')];
const filled = () => targets().filter((target) => target.hasAttribute('data-filled')).length;
/** The visible meaning; screen readers read it with its star. */
const word = () => document.querySelector('fieldset > p')?.textContent;
const fill = (at: number) => getComputedStyle(document.querySelectorAll('svg')[at] ?? document.body).fill;

test('LIMIT-05 five stars of a named group, none chosen at first', async () => {
  await render(<Rating />);
  await expect.element(page.getByRole('group', { name: 'How did Morgan do?' })).toBeVisible();
  const means = { '1 star': 'Poor', '2 stars': 'Fair', '3 stars': 'Good', '4 stars': 'Very good', '5 stars': 'Great' };
  expect(page.getByRole('radio').elements().length).toBe(5);
  for (const [name, meaning] of Object.entries(means)) {
    await expect.element(page.getByRole('radio', { name })).not.toBeChecked();
    await expect.element(page.getByRole('radio', { name })).toHaveAccessibleDescription(meaning);
  }
  expect(filled()).toBe(0);
  await expect.poll(word).toBe('No stars yet');
});

test('Y7 by keyboard: Tab, Space chooses, arrows move and choose, around the end', async () => {
  const changes: number[] = [];
  await render(<Rating changes={changes} />);
  await userEvent.keyboard('{Tab} ');
  await expect.element(star(/^1 star/)).toBeChecked();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(star(/^3 stars/)).toBeChecked();
  await expect.element(star(/^3 stars/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.element(star(/^5 stars/)).toBeChecked();
  expect(changes).toEqual([1, 2, 3, 2, 1, 5]);
});

test('Y7 every star is wide and tall enough for a thumb, on the smallest phone with the largest text', async () => {
  await page.viewport(320, 640);
  document.body.style.setProperty('--snug-text', '32px');
  await render(<Rating />);
  for (const target of targets()) {
    expect(target.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  document.body.style.removeProperty('--snug-text');
  await page.viewport(390, 844);
});

test('chosen stars are filled, the others are outlines, and the word says it too', async () => {
  await render(<Rating />);
  await star(/^4 stars/).click();
  expect(filled()).toBe(4);
  await userEvent.unhover(star(/^4 stars/));
  expect(fill(4)).not.toBe(fill(3));
  expect(fill(0)).toBe(fill(3));
  await expect.poll(word).toBe('Very good');
  await star(/^2 stars/).click();
  expect(filled()).toBe(2);
  await expect.poll(word).toBe('Fair');
});

test.each([0, 2])('a refused choice shows nothing: %i stars stay', async (first) => {
  const changes: number[] = [];
  await render(<Rating value={first} refuse changes={changes} />);
  const checked = () =>
    page
      .getByRole('radio')
      .elements()
      .map((radio) => (radio as HTMLInputElement).checked);
  await star(/^4 stars/).click();
  await star(/^4 stars/).click();
  expect(changes).toEqual([4, 4]);
  expect(checked().indexOf(true)).toBe(first - 1);
  expect(filled()).toBe(first);
});

test('choosing moves nothing', async () => {
  await render(<Rating />);
  const height = () => document.querySelector('fieldset')?.offsetHeight;
  const before = height();
  await star(/^5 stars/).click();
  await expect.poll(word).toBe('Great');
  expect(height()).toBe(before);
});

test('hint and error describe the group, and the error is read out', async () => {
  await render(<Rating hint="Only the venue sees it." error="Choose first." />);
  const group = page.getByRole('group', { name: 'How did Morgan do?' });
  await expect.element(group).toHaveAccessibleDescription('Only the venue sees it. Choose first.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose first.');
});

test('disabled, nothing can be chosen', async () => {
  const changes: number[] = [];
  await render(<Rating disabled value={2} changes={changes} />);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  expect(changes).toEqual([]);
  await expect.element(star(/^5 stars/)).toBeDisabled();
});

test('two ratings on one page are two groups', async () => {
  await render(
    <>
      <Rating label="Host" value={1} />
      <Rating label="Pub" value={5} />
    </>,
  );
  await page.getByRole('group', { name: 'Pub' }).getByRole('radio', { name: '2 stars' }).click();
  await expect.element(page.getByRole('group', { name: 'Host' }).getByRole('radio', { name: '1 star' })).toBeChecked();
});
