import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

function Page({ from }: Pick<SheetProps, 'from'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>My Team</Button>
      <Sheet open={open} from={from} title="Quizzly Bears" onClose={() => setOpen(false)}>
        Four players
      </Sheet>
    </>
  );
}

const sheet = () => page.getByRole('dialog', { name: 'Quizzly Bears' });

test('Y5 by keyboard: focus goes in, Escape closes, focus comes back', async () => {
  await render(<Page from="right" />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'My Team' })).toHaveFocus();
});

test('its own button closes it', async () => {
  await render(<Page from="right" />);
  await page.getByRole('button', { name: 'My Team' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet()).not.toBeInTheDocument();
});

test.each([
  ['GAME-16', 'right', 'right'],
  ['GAME-17', 'left', 'left'],
  ['GAME-18', 'bottom', 'bottom'],
] as const)('%s a panel at the %s lies against that edge', async (_id, from, edge) => {
  await render(<Page from={from} />);
  await page.getByRole('button', { name: 'My Team' }).click();
  const box = sheet().element().getBoundingClientRect();
  const edges = { left: box.left, right: innerWidth - box.right, bottom: innerHeight - box.bottom };
  expect(edges[edge]).toBe(0);
  expect(box.width).toBeLessThanOrEqual(innerWidth);
});

test('RULE-03 a title of 125 letters breaks and does not push the panel’s contents and its button away', async () => {
  await render(
    <Sheet open from="right" title={'W'.repeat(125)} onClose={() => {}}>
      Four players
    </Sheet>,
  );
  const panel = page.getByRole('dialog').element();
  expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
});
