import { themeClass } from '@snug/theme';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { type ShowToast, ToastProvider, useToast } from './toast.tsx';

let toast: ShowToast;
function Asker() {
  toast = useToast();
  return <Button onClick={() => toast('Link copied.', { tone: 'good' })}>Copy</Button>;
}

/** A page: a heading, the toasts, and something after them. */
async function draw() {
  return render(
    <div className={themeClass}>
      <ToastProvider>
        <h1>Around the World</h1>
        <Asker />
        <input aria-label="Answer" />
      </ToastProvider>
    </div>,
  );
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await draw();
});
afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(390, 844);
});

/** The toasts in sight. Read without waiting, since the clock is faked. */
const shown = () => [...document.querySelectorAll('section p')].map((one) => one.textContent);
/** The latest announcement. */
const announced = () => document.querySelector('[aria-live="polite"]')?.lastChild?.textContent;
const byText = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text);
const dismissals = () => [...document.querySelectorAll<HTMLElement>('section [aria-label="Dismiss"]')];

/** Until what was asked for is rendered: two animation frames, which the fake clock does not hold up. */
async function drawn() {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => requestAnimationFrame(done));
}
async function types(keys: string) {
  await userEvent.keyboard(keys);
  await drawn();
}

/** So many milliseconds later. */
async function showsAfter(ms: number, texts: string[]) {
  await pass(ms);
  expect(shown()).toEqual(texts);
}

async function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  await drawn();
}
async function show(...input: Parameters<ShowToast>) {
  const leave = toast(...input);
  await drawn();
  return leave;
}

test('Y12 it is read out by the page’s one announcer, politely, and is no live region itself', async () => {
  await show('Link copied.');
  expect(shown()).toEqual(['Link copied.']);
  expect(announced()).toBe('Link copied.');
  expect(document.querySelectorAll('[aria-live]').length).toBe(2);
  expect(document.querySelector('section')?.closest('[aria-live], [role=status], [role=alert], [role=log]')).toBe(null);
  expect(document.querySelectorAll('section :is([aria-live], [role=status], [role=alert])').length).toBe(0);
});

test('Y4 it never takes the focus', async () => {
  const field = document.querySelector('input');
  field?.focus();
  await show('Link copied.', { action: { label: 'Undo', onClick: () => {} } });
  await expect.poll(() => document.activeElement === field).toBe(true);
  await pass(60_000);
  await expect.poll(() => document.activeElement === field).toBe(true);
});

test.each([
  [12, 6000],
  [59, 6000],
  [60, 7000],
  [125, 8000],
])('a sentence of %i characters stays for %i ms', async (length, ms) => {
  await show('W'.repeat(length));
  await pass(ms - 1);
  expect(shown().length).toBe(1);
  await showsAfter(1, []);
  expect(document.querySelector('section')).toBe(null);
});

test('with an action it stays until the action is used, or the toast dismissed', async () => {
  let undone = 0;
  const action = {
    label: 'Undo',
    onClick() {
      undone += 1;
    },
  };
  await show('Priya is off the team.', { action });
  await showsAfter(600_000, ['Priya is off the team.']);
  byText('Undo')?.click();
  await drawn();
  expect([undone, shown().length]).toEqual([1, 0]);
  await show('Tom is off the team.', { action });
  dismissals()[0]?.click();
  await drawn();
  expect([undone, shown().length]).toEqual([1, 0]);
});

test('at most three, newest last; the oldest makes room', async () => {
  for (const text of ['One', 'Two', 'Three', 'Four']) await show(text);
  expect(shown()).toEqual(['Two', 'Three', 'Four']);
});

test('a toast with an action makes no room: a later one waits until there is some', async () => {
  const action = { label: 'Undo', onClick: () => {} };
  await show('One', { action });
  await show('Two');
  await show('Three', { action });
  await show('Four', { action });
  expect(shown()).toEqual(['One', 'Three', 'Four']);
  await show('Five');
  expect(shown()).toEqual(['One', 'Three', 'Four']);
  expect(announced()).toBe('Four');
  dismissals()[0]?.click();
  await drawn();
  expect(shown()).toEqual(['Three', 'Four', 'Five']);
  expect(announced()).toBe('Five');
  await showsAfter(6000, ['Three', 'Four']);
});

test('while the pointer is on one, none goes; afterwards each has its whole time again', async () => {
  await show('One');
  await show('Two');
  await pass(5000);
  await userEvent.hover(page.getByText('One'));
  await drawn();
  await showsAfter(60_000, ['One', 'Two']);
  await show('Three');
  await show('Four');
  expect(shown()).toEqual(['One', 'Two', 'Three']);
  await userEvent.hover(page.getByRole('heading'));
  await drawn();
  expect(shown()).toEqual(['Two', 'Three', 'Four']);
  // Not to the millisecond: moving the pointer advances the clock a little as well.
  await pass(5900);
  expect(shown().length).toBe(3);
  await showsAfter(100, []);
});

test('while the focus is on one, none goes', async () => {
  await show('One');
  document.querySelector('input')?.focus();
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement === dismissals()[0]).toBe(true);
  await drawn();
  await showsAfter(60_000, ['One']);
  await types('{Shift>}{Tab}{/Shift}');
  await showsAfter(6000, []);
});

test('Y5 by keyboard: dismissing one after the other moves the focus to the next, the previous, and back where it came from', async () => {
  for (const text of ['One', 'Two', 'Three']) await show(text);
  const field = document.querySelector('input');
  field?.focus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.poll(() => document.activeElement === dismissals()[1]).toBe(true);
  await types('{Enter}');
  expect(shown()).toEqual(['One', 'Three']);
  await expect.poll(() => document.activeElement === dismissals()[1]).toBe(true);
  await types(' ');
  expect(shown()).toEqual(['One']);
  await expect.poll(() => document.activeElement === dismissals()[0]).toBe(true);
  await types('{Enter}');
  expect(shown()).toEqual([]);
  await expect.poll(() => document.activeElement === field).toBe(true);
});

test('Y5 Escape removes the focused toast only', async () => {
  await show('One');
  await show('Two');
  document.querySelector('input')?.focus();
  await types('{Tab}{Escape}');
  expect(shown()).toEqual(['Two']);
  await types('{Escape}');
  expect(shown()).toEqual([]);
  await expect.poll(() => document.activeElement === document.querySelector('input')).toBe(true);
});

test('Y5 where the focus’s origin is gone, the heading is focused', async () => {
  const leave = await show('One', { action: { label: 'Undo', onClick: () => {} } });
  byText('Undo')?.focus();
  leave();
  await drawn();
  await expect.poll(() => document.activeElement === document.querySelector('h1')).toBe(true);
});

test('after a toast with the focus is gone, the next one’s time runs', async () => {
  await show('One');
  dismissals()[0]?.focus();
  await types('{Enter}');
  await show('Two');
  await showsAfter(6000, []);
});

test('the same sentence again is no second toast: the first one stays longer', async () => {
  const copy = page.getByRole('button', { name: 'Copy' }).element() as HTMLElement;
  copy.click();
  await drawn();
  await pass(5000);
  copy.click();
  await drawn();
  expect(shown()).toEqual(['Link copied.']);
  await showsAfter(5999, ['Link copied.']);
  await showsAfter(1, []);
});

test('the caller can remove it, more than once, and while it still waits too', async () => {
  const leave = await show('One');
  await show('Two');
  leave();
  leave();
  await drawn();
  expect(shown()).toEqual(['Two']);
});

test('RULE-03 Y10 at 320 px 125 letters without a space break, and the buttons are big enough for a thumb', async () => {
  await page.viewport(320, 600);
  await show('W'.repeat(125), { action: { label: 'Undo', onClick: () => {} } });
  const tray = document.querySelector('section')?.getBoundingClientRect();
  expect(tray?.right).toBeLessThanOrEqual(320);
  expect(tray?.bottom).toBe(600);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  for (const button of document.querySelectorAll('section button')) {
    const { left, right, width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(Math.min(left, 320 - right)).toBeGreaterThanOrEqual(0);
  }
});

test('the page beside a toast stays clickable', async () => {
  await show('One');
  const tray = document.querySelector('section')?.getBoundingClientRect();
  expect(document.elementFromPoint(2, (tray?.bottom ?? 0) - 2)?.closest('section')).toBe(null);
});

test('a removed toast leaves no timer behind', async () => {
  const leave = await show('One');
  const clocks = vi.getTimerCount();
  leave();
  await drawn();
  expect(vi.getTimerCount()).toBe(clocks - 1);
});
