import type { HostGame } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Doors } from './doors.tsx';
import { HeldUp } from './held-up.tsx';

const game = demoHostGame();
const closed: HostGame = { ...game, state: { ...game.state, doors_closed: true } };

test('one press closes the doors; then they are said to be closed, and one press opens them', async () => {
  const pressed: boolean[] = [];
  const set = (closed: boolean) => void pressed.push(closed);
  const { rerender } = await render(<Doors game={game} busy={false} onSet={set} />);
  await page.getByRole('button', { name: 'Close the doors' }).click();
  await rerender(<Doors game={closed} busy={false} onSet={set} />);
  await expect.element(page.getByText('The doors are closed.')).toBeVisible();
  await expect.element(page.getByText(/Players get back in/)).toBeVisible();
  const open = page.getByRole('button', { name: 'Open the doors' });
  await expect.element(open).toHaveFocus();
  await open.click();
  expect(pressed).toEqual([true, false]);
  await rerender(<Doors game={game} busy={false} onSet={set} />);
  await expect.element(page.getByRole('button', { name: 'Close the doors' })).toHaveFocus();
});

test('beside a panel that says what closed doors mean, the tool says the state alone', async () => {
  await render(<Doors game={closed} busy={false} isExplained onSet={() => {}} />);
  await expect.element(page.getByText('The doors are closed.')).toBeVisible();
  await expect.element(page.getByText(/Players get back in/)).not.toBeInTheDocument();
});

test('that the game is full is said in place of that newcomers are held up', async () => {
  await render(<HeldUp game={{ ...game, newcomers_held_up: true, game_full: true }} busy={false} onClose={() => {}} />);
  const said = page.getByRole('status').element().textContent;
  expect(said).toMatch(/^The game is full for newcomers\. Those without a login are turned away first\./);
  expect(said).not.toContain('Many newcomers');
  // On a phone too, where the rest is only heard.
  await expect.element(page.getByText('The game is full for newcomers.')).toBeVisible();
});

test('that newcomers are held up is said with the doors’ button beside it, and not once the doors are closed', async () => {
  let presses = 0;
  const close = () => {
    presses += 1;
  };
  const { rerender } = await render(<HeldUp game={game} busy={false} onClose={close} />);
  expect(page.getByRole('status').elements()).toEqual([]);
  await rerender(<HeldUp game={{ ...game, newcomers_held_up: true }} busy={false} onClose={close} />);
  const said = page.getByRole('status');
  await expect.element(said).toBeVisible();
  expect(said.element().textContent).toMatch(
    /^Many newcomers at once\. Whoever is new waits a moment\. If they are not your crowd, close the doors\./,
  );
  await page.getByRole('button', { name: 'Close the doors' }).click();
  expect(presses).toBe(1);
  await rerender(<HeldUp game={{ ...closed, newcomers_held_up: true }} busy={false} onClose={close} />);
  expect(page.getByRole('status').elements()).toEqual([]);
});
