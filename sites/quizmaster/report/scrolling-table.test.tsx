import { themeClass } from '@snug/theme';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ShareTable } from './share-table.tsx';

afterEach(async () => {
  document.documentElement.style.removeProperty('font-size');
  await page.viewport(390, 844);
});

const lines = ['The Lantern', 'Quizzly Bears'].map((label, place) => ({ label, count: place + 1 }));

function Shown({ width, label = 'Team' }: { width: number; label?: string }) {
  return (
    <div className={themeClass} style={{ inlineSize: `${width}px` }}>
      <ShareTable
        caption="Answers"
        columns={[label, 'Players', 'Share']}
        lines={lines}
        of={3}
        percentOf={(share) => `${share} %`}
      />
    </div>
  );
}

const place = () => document.querySelector('table')?.parentElement as HTMLElement;
/** Whether it scrolls sideways, found by scrolling it. */
function scrolls(): boolean {
  place().scrollLeft = 10_000;
  const moved = place().scrollLeft > 0;
  place().scrollLeft = 0;
  return moved;
}

test('Y5 it is a stop of the Tab key at every width at which it scrolls, and at no other', async () => {
  const { rerender } = await render(<Shown width={100} />);
  const least = place().firstElementChild?.scrollWidth ?? 0;
  // Around the width of the table, also between two pixels.
  const steps = Array.from({ length: 41 }, (_, step) => least - 2 + step / 5);
  for (const width of [...steps, 150, 700, 960, 1_280, 320]) {
    await rerender(<Shown width={width} />);
    await expect.poll(() => place().tabIndex === 0, { message: `${width} px` }).toBe(scrolls());
  }
  expect(place().clientWidth).toBeLessThan(320);
});

test('Y5 it is one from the first, before anything is drawn, with the name of the table', async () => {
  await render(<Shown width={160} />);
  expect(scrolls()).toBe(true);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('group', { name: 'Answers' })).toHaveFocus();
});

test('Y5 it becomes one when its words grow, and is none any more when there is room', async () => {
  const { rerender } = await render(<Shown width={400} />);
  await expect.poll(() => [scrolls(), place().tabIndex]).toEqual([false, -1]);
  await rerender(<Shown width={400} label={'Mannschaftsbezeichnung'.repeat(3)} />);
  await expect.poll(() => [scrolls(), place().tabIndex]).toEqual([true, 0]);
  await rerender(<Shown width={400} />);
  await expect.poll(() => [scrolls(), place().tabIndex]).toEqual([false, -1]);
});
