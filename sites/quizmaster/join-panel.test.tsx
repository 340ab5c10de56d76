import type { HostGame } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Console } from './console.tsx';
import type { HostAction } from './host-game.ts';

const open = (partial: Partial<HostGame> = {}, onRun = async (_: HostAction) => true) =>
  render(
    <div className={themeClass}>
      <AnnouncerProvider>
        <Console game={demoHostGame(partial)} connection="live" busy={false} onRun={onRun} onReconnect={() => {}} />
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

const closedLobby = { state: { ...demoHostGame().state, doors_closed: true } };
const closedRound = { state: { ...inRound.state, doors_closed: true } };

test('with the doors closed the lobby invites nobody, says who still comes in, and opens them with one press', async () => {
  const pressed: HostAction[] = [];
  const run = async (action: HostAction) => pressed.push(action) > 0;
  await open(closedLobby, run);
  const main = page.getByRole('main');
  // On the whole page, where the doors' tool stands too: each sentence once.
  await expect.element(page.getByText('The doors are closed: nobody new comes in by the code.')).toBeVisible();
  await expect.element(page.getByText(/Players get back in, teammates join by their team’s own link/)).toBeVisible();
  expect(main.element().textContent).not.toContain('Scan');
  await expect.element(qrCode()).not.toBeInTheDocument();
  await main.getByRole('button', { name: 'Open the doors' }).click();
  expect(pressed).toEqual([{ kind: 'set-doors', closed: false }]);
});

test('so does the panel for latecomers; when the doors open the ways to join are back in the same place, and the focus with them', async () => {
  const consoleOf = (partial: Partial<HostGame>) => (
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
    </div>
  );
  const { rerender } = await render(consoleOf(closedRound));
  await code().click();
  const dialog = page.getByRole('dialog', { name: 'Getting in' });
  const link = dialog.getByRole('link', { name: /^Open the big screen/ });
  await expect.element(dialog.getByText('The doors are closed: nobody new comes in by the code.')).toBeVisible();
  expect(dialog.element().textContent).not.toContain('Scan');
  const { top } = link.element().getBoundingClientRect();
  await dialog.getByRole('button', { name: 'Open the doors' }).click();
  await rerender(consoleOf(inRound));
  await expect.element(dialog.getByRole('img', { name: 'QR code: join Tuesday Pub Quiz' })).toBeVisible();
  expect(dialog.element().textContent).toContain('Scan, or go to quiz.thesnug.example/join and enter the code.');
  expect(Math.abs(link.element().getBoundingClientRect().top - top)).toBeLessThan(30);
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('doors that did not open are told in the panel for latecomers: behind a dialog nothing is read', async () => {
  const failure = 'Snug did not answer. Press again: nothing happens twice.';
  const consoleOf = (failed: boolean) => (
    <div className={themeClass}>
      <AnnouncerProvider>
        <Console
          game={demoHostGame(closedRound)}
          connection="live"
          busy={false}
          failure={failed ? failure : undefined}
          onRun={async () => false}
          onReconnect={() => {}}
        />
      </AnnouncerProvider>
    </div>
  );
  const { rerender } = await render(consoleOf(false));
  await code().click();
  const dialog = page.getByRole('dialog', { name: 'Getting in' });
  await dialog.getByRole('button', { name: 'Open the doors' }).click();
  await rerender(consoleOf(true));
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(failure);
  await expect.element(dialog.getByRole('button', { name: 'Open the doors' })).toHaveFocus();
});
