import type { HostGame } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Console } from './console.tsx';
import * as css from './page.css.ts';

const { state } = demoHostGame();
const during = { ...state, game_started: true, round_index: 0, round_open: true, submissions_open: true };
const allAsked = ['r1q1', 'r1q2', 'r1q3'];
const states: [string, HostGame['state']][] = [
  ['in the lobby', state],
  ['while it asks', { ...during, asked: ['r1q1'] }],
  ['when all is asked', { ...during, asked: allAsked }],
  ['when submissions are closed', { ...during, asked: allAsked, submissions_open: false }],
  ['between rounds', { ...during, asked: allAsked, round_open: false, submissions_open: false }],
];

const root = document.documentElement;
afterEach(async () => {
  root.className = '';
  root.style.removeProperty('font-size');
  await page.viewport(390, 844);
});

/** The words of headings, buttons and labels that run over more than one line. A question, which is the host's, may. */
function brokenWords() {
  return [...document.querySelectorAll('h1, h2, section button, label')].flatMap((part) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      // Texts for screen readers are one pixel wide.
      if (!(Number(text.parentElement?.getBoundingClientRect().width) > 2)) continue;
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

describe.each([
  ['400 % zoom', 320, 256, 16],
  ['150 % text', 320, 568, 24],
  ['200 % text on a small phone', 320, 568, 32],
  ['200 % text', 390, 844, 32],
])('%s', (_, width, height, fontSize) => {
  test.each(states)('the console %s breaks no word, and is no wider than the screen', async (_name, now) => {
    await page.viewport(width, height);
    // The theme is on the page and around the site, as `index.html` and `App` have it.
    root.className = themeClass;
    root.style.fontSize = `${fontSize}px`;
    await render(
      <div className={`${themeClass} ${css.page}`}>
        <AnnouncerProvider>
          <Console
            game={demoHostGame({ state: now })}
            connection="live"
            busy={false}
            onRun={async () => true}
            onReconnect={() => {}}
          />
        </AnnouncerProvider>
      </div>,
    );
    await expect.element(page.getByText('482 917').first()).toBeInTheDocument();
    // The text has the size that the browser's reader has set.
    expect(getComputedStyle(root).fontSize).toBe(getComputedStyle(page.getByRole('main').element()).fontSize);
    expect({ broken: brokenWords(), width: root.scrollWidth }).toEqual({ broken: [], width });
  });
});

test('at 400 % zoom the buttons stand below what they are about, and cover none of it', async () => {
  await page.viewport(320, 256);
  await render(
    <div className={`${themeClass} ${css.page}`}>
      <AnnouncerProvider>
        <Console game={demoHostGame()} connection="live" busy={false} onRun={async () => true} onReconnect={() => {}} />
      </AnnouncerProvider>
    </div>,
  );
  const bar = page.getByRole('region', { name: 'What to do now' });
  const { bottom } = page.getByRole('main').element().getBoundingClientRect();
  expect(bar.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});
