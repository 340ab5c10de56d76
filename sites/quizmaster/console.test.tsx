import { demoHostGame } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Console } from './console.tsx';

const { state } = demoHostGame();
const during = { ...state, game_started: true, round_index: 0, round_open: true, submissions_open: true };

const open = () =>
  render(
    <div className={themeClass}>
      <AnnouncerProvider>
        <Console
          game={demoHostGame({ state: { ...during, asked: ['r1q1'] } })}
          connection="live"
          busy={false}
          onRun={async () => true}
          onReconnect={() => {}}
        />
      </AnnouncerProvider>
    </div>,
  );
const title = () => page.getByRole('heading', { level: 1 }).element();
const mainAction = () => page.getByRole('button', { name: /^Ask question/ });

afterEach(() => page.viewport(390, 844));

test('Y10 on a phone with text twice as large everything fits its width, and the title has room for its words', async () => {
  // The phone's 390 px are as many letters as half of them.
  await page.viewport(195, 422);
  await open();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(195);
  expect(title().getBoundingClientRect().width).toBeGreaterThan(100);
  await page.getByRole('button', { name: /482 917/ }).click();
  const { scrollWidth, clientWidth } = page.getByRole('dialog').element();
  expect(scrollWidth).toBe(clientWidth);
});

test('Y10 zoomed in to 400 % the main action comes last and covers nothing', async () => {
  await page.viewport(320, 256);
  await open();
  expect(mainAction().element().getBoundingClientRect().top).toBeGreaterThan(256);
  await page.viewport(320, 568);
  await expect.element(mainAction()).toBeInViewport();
});
