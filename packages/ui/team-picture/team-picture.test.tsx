import { themeClass } from '@snug/theme';
import { contrast, resolve, schemesOf, type Theme, themes } from '@snug/theme/tokens';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { initials } from './initials.ts';
import { TeamPicture } from './team-picture.tsx';
import { ON_BACKGROUND, ON_LETTERS, tintOf, tints } from './team-tints.ts';

const PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E';

/** As `color-mix(in srgb, …)` does. */
function mix(one: string, percent: number, other: string): string {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const to = channels(other);
  const mixed = channels(one).map((from, at) => Math.round((from * percent + (to[at] ?? 0) * (100 - percent)) / 100));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function colours(theme: Theme, scheme: 'night' | 'day') {
  const values = resolve(theme, scheme);
  return tints.map(([one, other]) => {
    const tint = mix(values[one], 50, values[other]);
    return { tint, background: mix(tint, ON_BACKGROUND, values.raised), letters: mix(tint, ON_LETTERS, values.ink) };
  });
}

describe.each(Object.values(themes))('$name', (theme) => {
  test.each(schemesOf(theme))(
    'Y9 by %s, the letters on each of the eight backgrounds have 4.5:1, the rings 3:1',
    (scheme) => {
      for (const { tint, background, letters } of colours(theme, scheme)) {
        expect(contrast(letters, background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tint, background)).toBeGreaterThanOrEqual(3);
      }
      expect(new Set(colours(theme, scheme).map(({ background }) => background)).size).toBe(8);
    },
  );
});

test('Y9 the shown colours are the checked ones', async () => {
  const { container } = await render(
    <div className={themeClass} data-theme="dark">
      {tints.map((tint, place) => (
        <TeamPicture key={tint.join()} name="Les Quizerables" number={String.fromCodePoint(64 + place)} />
      ))}
    </div>,
  );
  const shown = [...container.querySelectorAll('[role="img"]')].map((one) => {
    const letters = one.querySelector('span');
    const edge = one.querySelector('circle');
    if (!letters || !edge) throw new Error('There is a background without letters.');
    return { background: hex(getComputedStyle(edge).fill), letters: hex(getComputedStyle(letters).color) };
  });
  const checked = colours(themes.pub, 'night').map(({ background, letters }) => ({ background, letters }));
  expect(shown.length).toBe(8);
  for (const [place, { background, letters }] of checked.entries()) {
    // A channel may be rounded twice.
    expect(apart(shown[place]?.background, background)).toBeLessThanOrEqual(2);
    expect(apart(shown[place]?.letters, letters)).toBeLessThanOrEqual(2);
  }
});

/** `rgb(1, 2, 3)` or `color(srgb 0.1 0.2 0.3)`. */
function hex(colour: string): number[] {
  const numbers = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return numbers.map((number) => Math.round(colour.startsWith('color') ? number * 255 : number));
}

function apart(one: number[] | undefined, other: string): number {
  return Math.max(
    ...[1, 3, 5].map((at, place) => Math.abs((one?.[place] ?? 999) - Number.parseInt(other.slice(at, at + 2), 16))),
  );
}

test('the same number has the same tint, and eight consecutive numbers have eight', () => {
  const numbers = Array.from({ length: 8 }, (_, place) => String(100_200 + place));
  expect(tintOf('100200')).toBe(tintOf('100200'));
  expect(new Set(numbers.slice(0, 8).map(tintOf)).size).toBe(8);
  for (const odd of ['', '0', '🍻', '-1']) expect(tints[tintOf(odd)]).toBeDefined();
});

test.each([
  ['The Quizzly Bears', 'TQ'],
  ['  les   quizerables ', 'LQ'],
  ['Q', 'Q'],
  ['Salt & Pepper', 'SP'],
  ['(Not) Amused', 'NA'],
  ['e\u0301lan vital', 'E\u0301V'],
  ['🍻 Bears', '🍻'],
  ['Bears 🍻', 'B'],
  ['👨‍👩‍👧‍👦 🇮🇪', '👨‍👩‍👧‍👦'],
  ['🇮🇪 Dublin', '🇮🇪'],
  ['ملوك الليل', 'م\u200cا'],
  ['מלכי הלילה', 'מה'],
  ['知識の泉', '知'],
  ['ßtraße', 'ß'],
  ['3 Men', '3M'],
  ['!!!', '!'],
  ['', ''],
  ['   ', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('a name is read out once: by the picture, or beside it', async () => {
  const { container, rerender } = await render(<TeamPicture name="Les Quizerables" number="100201" />);
  await expect.element(page.getByRole('img', { name: 'Les Quizerables' })).toBeVisible();
  await rerender(<TeamPicture name="Les Quizerables" number="100201" nameBeside />);
  expect(page.getByRole('img').elements()).toEqual([]);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  await rerender(<TeamPicture name="Les Quizerables" number="100201" src={PICTURE} />);
  await expect.element(page.getByRole('img', { name: 'Les Quizerables' })).toBeInTheDocument();
  expect(page.getByRole('img').elements().length).toBe(1);
  await rerender(<TeamPicture name="Les Quizerables" number="100201" src={PICTURE} nameBeside />);
  expect(page.getByRole('img').elements()).toEqual([]);
});

test('without a name it shows a table with people, and no text', async () => {
  const { container } = await render(<TeamPicture name=" " number="100201" />);
  expect(container.querySelectorAll('path').length).toBe(1);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('a picture that fails to load is replaced by the initials', async () => {
  await render(<TeamPicture name="Les Quizerables" number="100201" src="data:image/png;base64,AAAA" />);
  await expect.element(page.getByText('LQ')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Les Quizerables' })).toBeVisible();
});

test('two wide letters stay inside the rings in every size', async () => {
  const { container } = await render(
    <div className={themeClass}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <TeamPicture key={size} size={size} name="Wm Wm" number="1" />
      ))}
    </div>,
  );
  const sizes = [...container.querySelectorAll('[role="img"]')].map((element) => {
    const letters = element.querySelector('span')?.getBoundingClientRect();
    expect(letters?.width).toBeLessThan(element.getBoundingClientRect().width * 0.82);
    return Math.round(element.getBoundingClientRect().width);
  });
  expect(sizes).toEqual([32, 44, 96]);
});
