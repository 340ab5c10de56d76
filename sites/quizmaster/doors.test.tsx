import type { HostGame } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Doors } from './doors.tsx';

const game = demoHostGame();
const closed: HostGame = { ...game, state: { ...game.state, doors_closed: true } };

test('one press closes the doors; then they are said to be closed, and one press opens them', async () => {
  const pressed: boolean[] = [];
  const set = (closed: boolean) => void pressed.push(closed);
  const { rerender } = await render(<Doors game={game} busy={false} onSet={set} />);
  await page.getByRole('button', { name: 'Close the doors' }).click();
  await rerender(<Doors game={closed} busy={false} onSet={set} />);
  await expect.element(page.getByText('The doors are closed: nobody new comes in by the code.')).toBeVisible();
  const open = page.getByRole('button', { name: 'Open the doors' });
  await expect.element(open).toHaveFocus();
  await open.click();
  expect(pressed).toEqual([true, false]);
  await rerender(<Doors game={game} busy={false} onSet={set} />);
  await expect.element(page.getByRole('button', { name: 'Close the doors' })).toHaveFocus();
});
