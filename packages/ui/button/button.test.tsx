import { themeClass } from '@snug/theme';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';

const button = page.getByRole('button', { name: 'Take several out' });

test('a button that opens something beside itself says whether it is open', async () => {
  const drawn = (isOpen: boolean) => (
    <div className={themeClass}>
      <Button aria-expanded={isOpen}>Take several out</Button>
    </div>
  );
  const { rerender } = await render(drawn(false));
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await rerender(drawn(true));
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
});

test('a button submits no form unless it is told to, and presses count once while it is busy', async () => {
  let presses = 0;
  let sent = 0;
  const drawn = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <Button busy={busy} onClick={() => (presses += 1)}>
        Take several out
      </Button>
    </form>
  );
  const { rerender } = await render(drawn(false));
  await expect.element(button).toHaveAttribute('type', 'button');
  await expect.element(button).not.toHaveAttribute('aria-expanded');
  await button.click();
  await rerender(drawn(true));
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  (button.element() as HTMLButtonElement).click();
  expect([presses, sent]).toEqual([1, 0]);
});
