import { themeClass } from '@snug/theme';
import { themes } from '@snug/theme/tokens';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fromHash, toHash } from './draft.ts';
import { Playground } from './playground.tsx';

afterEach(() => history.replaceState(history.state, '', location.pathname + location.search));

const open = () => render(<Playground />, { wrapper: ({ children }) => <div className={themeClass}>{children}</div> });
const brandOf = (element: Element) => getComputedStyle(element).getPropertyValue('--snug-brand').trim();

test('a typed colour is applied, checked and kept in the address only', async () => {
  await open();
  const worn = page.getByRole('heading', { name: 'Pub, by night' });
  await userEvent.fill(page.getByRole('textbox', { name: 'brand' }), '#17110d');
  expect(brandOf(worn.element())).toBe('#17110d');
  await expect.element(page.getByText(/pairs are too close for some/)).toBeVisible();
  expect(fromHash(location.hash).night?.brand).toBe('#17110d');

  await userEvent.fill(page.getByRole('textbox', { name: 'brand' }), 'E3AD45');
  expect(brandOf(worn.element())).toBe('#e3ad45');
  await expect.element(page.getByText(/pairs can be read/)).toBeVisible();
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

test('an invalid colour changes nothing, and says so when the field loses the focus', async () => {
  await open();
  const field = page.getByRole('textbox', { name: 'ink' });
  await userEvent.fill(field, '#f6e');
  await userEvent.tab();
  await expect.element(page.getByText('Six figures, as in #e3ad45.')).toBeVisible();
  expect(location.hash).toBe('');
});

test('a theme of one scheme has no other to choose, and is exported as JSON', async () => {
  await open();
  await userEvent.selectOptions(page.getByLabelText('Start from'), 'bingo');
  await expect.element(page.getByText('This look has no day.')).toBeVisible();
  const text = page.getByLabelText('The whole look').element() as HTMLTextAreaElement;
  expect(JSON.parse(text.value)).toEqual(themes.bingo);
});

test.each(Object.values(themes))('a link brings the theme it was made of: $name', (theme) => {
  expect(fromHash(toHash(theme))).toMatchObject(theme);
});

test.each(['', '#look=', '#look=%', '#look=null', '#look={"name":5}', '#other={"name":"x"}'])(
  'a link without a valid theme brings the default: %s',
  (hash) => {
    expect(fromHash(hash)).toEqual(themes.pub);
  },
);

test('a link whose tokens refer to each other in a cycle brings the default', () => {
  const both = { ground: 'var(--snug-surface)', surface: 'var(--snug-ground)' };
  expect(fromHash(`#look=${encodeURIComponent(JSON.stringify({ name: 'x', both }))}`)).toEqual(themes.pub);
});

test('a link brings values and no style sheet', () => {
  const both = {
    radius: '0; } body { display: none',
    nonsense: '1px',
    text: 3,
    brand: 'banana',
    font: '</style><script src=//evil.example>',
    scrim: 'url(//evil.example)',
    line: '2px',
  };
  expect(fromHash(`#look=${encodeURIComponent(JSON.stringify({ name: 'x', both }))}`).both).toEqual({ line: '2px' });
});
