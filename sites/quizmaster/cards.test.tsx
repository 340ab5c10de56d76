import type { HostGame } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Cards } from './cards.tsx';

afterEach(() => vi.restoreAllMocks());

const open = (partial: Partial<HostGame> = {}) =>
  render(
    <div className={themeClass}>
      <Cards game={demoHostGame(partial)} />
    </div>,
  );
const cards = () => page.getByRole('listitem').elements();
const count = () => page.getByLabelText('How many cards');
const print = () => page.getByRole('button', { name: 'Print' });

test('shows a page of four cards at first, each with everything that a table needs to join', async () => {
  await open();
  expect(cards().map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 4 }, () =>
      [
        'The Crown',
        'Tuesday Pub Quiz',
        new Date('2026-01-06T19:30:00Z').toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' }),
        'Scan and pull up a chair.',
        'Or go to quiz.thesnug.example/join and enter',
        '482 917',
      ].join(''),
    ),
  );
  expect(page.getByRole('img', { name: 'QR code: join Tuesday Pub Quiz' }).elements()).toHaveLength(4);
});

test('prints the number of cards that was entered, four to a page', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
  await open();
  await count().fill('6');
  const onPages = () =>
    page
      .getByRole('list')
      .elements()
      .map(({ childElementCount }) => childElementCount);
  await expect.poll(onPages).toEqual([4, 2]);
  await print().click();
  expect(printed).toHaveBeenCalledOnce();

  await count().fill('600');
  await expect.element(count()).toHaveAccessibleDescription('A number from 1 to 100, please.');
  await expect.element(print()).toBeDisabled();
  // An invalid number keeps the cards, so that nothing moves while the user types.
  expect(onPages()).toEqual([4, 2]);
  await count().fill('60');
  await expect.poll(onPages).toHaveLength(15);
  await expect.element(print()).toBeEnabled();
});

const long = 'https://quiz.a-rather-long-name-of-a-public-house.example.com/join?code=482917';

test.each([
  ['names of 125 letters', { title: 'W'.repeat(125), venue: 'W'.repeat(125), join_url: long }],
  [
    'names of many words',
    {
      title: 'Quizzly Bears of the North '.repeat(5).trim(),
      venue: 'The Crown and Anchor '.repeat(6).trim(),
      join_url: long,
    },
  ],
  ['markup', { title: '<script>alert(1)</script> & <b>friends</b>', venue: '"><img src=x onerror=alert(1)>' }],
])('%s: no part leaves its card or overlaps another part', async (_, names) => {
  await page.viewport(1280, 800);
  await open(names);
  const [card] = cards();
  if (!card) throw new Error('There is no card.');
  expect(card.textContent).toContain(names.title);
  expect(card.textContent).toContain(names.venue);
  const frame = card.getBoundingClientRect();
  // The code's white margin may overlap the texts; its modules may not.
  const svg = card.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
  const [, , across = 1] = card.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const quiet = (svg.width * 4) / across;
  const parts = [...card.children].map((child) => {
    const { left, right, top, bottom } = child.getBoundingClientRect();
    const margin = child.querySelector('svg') ? quiet : 0;
    return { left, right, top: top + margin, bottom: bottom - margin };
  });
  for (const [at, { left, right, top, bottom }] of parts.entries()) {
    expect([left >= frame.left, right <= frame.right, bottom <= frame.bottom]).toEqual([true, true, true]);
    expect(top, `part ${at}`).toBeGreaterThanOrEqual((parts[at - 1]?.bottom ?? frame.top) - 1);
  }
  await page.viewport(390, 844);
});

test('paper is white and ink is black in the dark scheme too', async () => {
  await open();
  const [card] = cards();
  if (!card?.parentElement) throw new Error('There is no card.');
  expect(getComputedStyle(card).color).toBe('rgb(0, 0, 0)');
  expect(getComputedStyle(card.parentElement).backgroundColor).toBe('rgb(255, 255, 255)');
});

test('a code is read from left to right on a page that is read from right to left', async () => {
  await render(
    <div className={themeClass} dir="rtl">
      <Cards game={demoHostGame()} />
    </div>,
  );
  const [code] = page.getByText('482 917').elements();
  const text = code?.firstChild as Text;
  const leftOf = (half: string) => {
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(half));
    range.setEnd(text, text.data.indexOf(half) + half.length);
    return range.getBoundingClientRect().left;
  };
  expect(leftOf('482')).toBeLessThan(leftOf('917'));
});
