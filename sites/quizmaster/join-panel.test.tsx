import type { HostGame } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Console } from './console.tsx';

const open = (partial: Partial<HostGame> = {}) =>
  render(
    <div className={themeClass}>
      <AnnouncerProvider>
        <Console
          game={demoHostGame(partial)}
          connection="live"
          busy={false}
          onRun={async () => true}
          onReconnect={() => {}}
        />
      </AnnouncerProvider>
    </div>,
  );

const during = {
  ...demoHostGame().state,
  game_started: true,
  round_index: 0,
  round_open: true,
  submissions_open: true,
};
const inRound = { state: { ...during, asked: ['r1q1'] } };
const qrCode = () => page.getByRole('img', { name: 'QR code: join Tuesday Pub Quiz' });
const code = () => page.getByRole('button', { name: 'Code 482 917' });

test('before the first round the lobby shows code, QR code, address, and the links to big screen and cards', async () => {
  await open();
  const main = page.getByRole('main');
  await expect.element(main.getByText('482 917')).toBeVisible();
  await expect.element(qrCode()).toBeVisible();
  expect(main.element().textContent).toContain('Scan, or go to quiz.thesnug.example/join and enter the code.');
  for (const [name, path] of [
    ['Open the big screen (opens in a new tab)', 'screen'],
    ['Print table cards (opens in a new tab)', 'cards'],
  ]) {
    const link = main.getByRole('link', { name });
    await expect.element(link).toHaveAttribute('href', `/host/game/g1/${path}`);
    // A new tab keeps the console open, which runs the game.
    await expect.element(link).toHaveAttribute('target', '_blank');
  }
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('Y10 on the smallest phone nothing is wider than the panel', async () => {
  await page.viewport(320, 700);
  await open();
  await expect.element(qrCode()).toBeVisible();
  const { right } = qrCode().element().getBoundingClientRect();
  const plate = page.getByRole('main').element().getBoundingClientRect().right;
  expect(right).toBeLessThan(plate - 16);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(390, 844);
});

test('an address that no phone reaches is shown with a warning', async () => {
  await open({ join_url: 'http://127.0.0.1:4000/join?code=482917' });
  await expect.element(qrCode()).toBeVisible();
  await expect
    .poll(() => page.getByRole('alert').element().textContent)
    .toMatch(/^No phone gets to 127\.0\.0\.1:4000\/join: .*SNUG_PUBLIC_URL/);
});

test('during a round the code opens the join panel for latecomers, and closing it returns the focus', async () => {
  await open(inRound);
  await expect.element(qrCode()).not.toBeInTheDocument();
  await code().click();
  const dialog = page.getByRole('dialog', { name: 'Getting in' });
  await expect.element(dialog.getByRole('img', { name: 'QR code: join Tuesday Pub Quiz' })).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: /^Open the big screen/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(code()).toHaveFocus();
});

test('STATE-06 after the game its code is plain text, because it may be another game’s by now', async () => {
  await open({ state: { ...inRound.state, status: 'ended' } });
  await expect.element(page.getByText('482 917')).toBeVisible();
  await expect.element(code()).not.toBeInTheDocument();
});
