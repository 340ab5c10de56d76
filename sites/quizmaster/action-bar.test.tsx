import type { HostGame } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Console } from './console.tsx';
import type { HostAction } from './host-game.ts';

const { state } = demoHostGame();
const during = { ...state, game_started: true, round_index: 0, round_open: true, submissions_open: true };
const lastAsked = { ...during, asked: ['r1q1', 'r1q2', 'r1q3'] };
const betweenRounds = { ...lastAsked, round_open: false, submissions_open: false };

/** A console whose game goes on from one state to the next with each action; what was done is in `done`. */
async function open(...states: readonly HostGame['state'][]) {
  const done: HostAction['kind'][] = [];
  function Played() {
    const [at, setAt] = useState(0);
    return (
      <Console
        game={demoHostGame({ state: states[Math.min(at, states.length - 1)] ?? state })}
        connection="live"
        busy={false}
        onRun={async ({ kind }) => {
          done.push(kind);
          setAt((was) => was + 1);
          return true;
        }}
        onReconnect={() => {}}
      />
    );
  }
  await render(
    <div className={themeClass}>
      <AnnouncerProvider>
        <Played />
      </AnnouncerProvider>
    </div>,
  );
  return done;
}

const press = (name: string | RegExp) => page.getByRole('button', { name });
const boxOf = (name: string | RegExp) => press(name).element().getBoundingClientRect();

afterEach(() => page.viewport(390, 844));

describe.each([
  [320, 568],
  [390, 844],
  [1280, 800],
])('at %i×%i', (width, height) => {
  test('ending the game stands apart from every other button, below them', async () => {
    await page.viewport(width, height);
    await open(betweenRounds);
    await expect.element(press('End the game')).toBeInTheDocument();
    const others = [boxOf(/^Start round 2/), boxOf(/^Go on with round 1/)];
    // More than stands between two buttons that belong together.
    expect(boxOf('End the game').top).toBeGreaterThanOrEqual(Math.max(...others.map(({ bottom }) => bottom)) + 16);
  });
});

test('Space, pressed again on what has just closed submissions, does not end the round', async () => {
  const done = await open(lastAsked, { ...lastAsked, submissions_open: false });
  (press(/^Close submissions/).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(press(/^End round 1/)).toBeVisible();
  await userEvent.keyboard('  ');
  expect(done).toEqual(['close-submissions']);
});

test('C and then Space closes submissions, and neither ends the round nor the game', async () => {
  const done = await open(lastAsked, { ...lastAsked, submissions_open: false });
  await userEvent.keyboard('c');
  await expect.element(press(/^End round 1/)).toBeVisible();
  await userEvent.keyboard('  cc');
  expect(done).toEqual(['close-submissions']);
});

test('in forced colours the question on the screen has an outline of the system’s, and no other has', async () => {
  const force = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await page.viewport(1280, 800);
  await open(lastAsked);
  await force('active');
  const rows = [...document.querySelectorAll('nav [aria-current], nav button')].map((row) => ({
    shown: row.hasAttribute('aria-current'),
    outlined: getComputedStyle(row).outlineStyle === 'solid',
  }));
  await force('none');
  expect(rows.some(({ shown }) => shown)).toBe(true);
  for (const { shown, outlined } of rows) expect(outlined).toBe(shown);
});
