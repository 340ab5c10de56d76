import type { HostGame } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Doors } from './doors.tsx';
import type { HostAction } from './host-game.ts';

const game = demoHostGame();
const closed: HostGame = { ...game, state: { ...game.state, doors_closed: true } };

test('one press closes the doors; then they are said to be closed, and one press opens them', async () => {
  const actions: HostAction[] = [];
  const run = (action: HostAction) => void actions.push(action);
  const { rerender } = await render(<Doors game={game} busy={false} onRun={run} />);
  await page.getByRole('button', { name: 'Close the doors' }).click();
  await rerender(<Doors game={closed} busy={false} onRun={run} />);
  await expect.element(page.getByText('The doors are closed: nobody new comes in by the code.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the doors' }).click();
  expect(actions).toEqual([
    { kind: 'set-doors', closed: true },
    { kind: 'set-doors', closed: false },
  ]);
});
