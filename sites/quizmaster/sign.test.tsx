import '@snug/theme/fonts.css';
import type { HostGame } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { JoinPageContent } from './join-page.tsx';
import { Sign } from './sign.tsx';

// With the console's own font, so that the layout does not depend on the fonts of this machine.
beforeAll(() => document.fonts.load('700 16px Fraunces'));
afterEach(() => vi.restoreAllMocks());

/** Renders the sign; `navigate` records where it navigates. */
async function open(partial: Partial<HostGame> = {}) {
  const navigate = vi.fn();
  const at = (game: HostGame) => (
    <div className={themeClass}>
      <Router hook={() => ['/game/g1/sign', navigate]}>
        <Sign game={game} />
      </Router>
    </div>
  );
  const { rerender, unmount } = await render(at(demoHostGame(partial)));
  return { navigate, unmount, rerenderWith: (game: Partial<HostGame>) => rerender(at(demoHostGame(game))) };
}

const qrCode = () => page.getByRole('img', { name: /^QR code/ });

/** All elements whose content overflows them. */
const overflowing = (root: Element) =>
  [...root.querySelectorAll('*')].filter(
    (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline',
  );

test('shows the game, how to join, and how many teams are here, as they join', async () => {
  const { rerenderWith } = await open({ teams: [] });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tuesday Pub Quiz' })).toBeVisible();
  await expect.element(page.getByText('The Crown')).toBeVisible();
  await expect.element(page.getByText('Pub Quiz', { exact: true })).toBeVisible();
  await expect.element(page.getByText('482 917')).toBeVisible();
  expect(document.body.textContent).toContain('Scan, or go to quiz.thesnug.example/join and enter the code.');
  await expect.element(page.getByRole('status')).toHaveTextContent('Be the first to sit down.');
  await rerenderWith({});
  await expect.element(page.getByRole('status')).toHaveTextContent('4 teams are here.');
  expect(document.title).toBe('Tuesday Pub Quiz · Quizmaster');
});

test.each([
  ['of 125 letters', 'W'.repeat(125)],
  [
    'of a long sentence',
    'The Somewhat Longer Quiz of Everything That Nobody Ever Asked About, in Nine Rounds and One Tiebreaker, for Charity, with Pies',
  ],
  ['with markup', '<img src=x onerror=alert(1)> & <b>friends</b>'],
])('a title %s fits on the screen, as it was written', async (_, title) => {
  await page.viewport(1280, 720);
  await open({ title, join_url: 'https://quiz.a-rather-long-name-of-a-public-house.example.com/join?code=482917' });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  const { bottom, right } = qrCode().element().getBoundingClientRect();
  expect([bottom <= 720, right <= 1280]).toEqual([true, true]);
  const { bottom: last } = page.getByRole('status').element().getBoundingClientRect();
  expect(last).toBeLessThanOrEqual(page.getByRole('link').element().getBoundingClientRect().top);
  expect(overflowing(page.getByRole('main').element())).toEqual([]);
  const { scrollWidth, scrollHeight } = document.documentElement;
  expect([scrollWidth <= 1280, scrollHeight <= 720]).toEqual([true, true]);
  await page.viewport(390, 844);
});

test('Escape leads back to the console, but first leaves full screen', async () => {
  const { navigate } = await open();
  const full = vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(document.body);
  await userEvent.keyboard('{Escape}');
  expect(navigate).not.toHaveBeenCalled();
  full.mockReturnValue(null);
  await userEvent.keyboard('{Escape}');
  expect(navigate.mock.calls[0]?.[0]).toBe('/game/g1');
  await page.getByRole('link', { name: 'Back to the console' }).click();
  expect(navigate.mock.calls[1]?.[0]).toBe('/game/g1');
});

test('fills the screen where the browser allows it, and changes nothing where it refuses', async () => {
  const element = vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(null);
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true);
  const fill = vi.spyOn(document.documentElement, 'requestFullscreen').mockRejectedValueOnce(new TypeError('no'));
  const leave = vi.spyOn(document, 'exitFullscreen').mockResolvedValue();
  await open();
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  expect(fill).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
  element.mockReturnValue(document.documentElement);
  document.dispatchEvent(new Event('fullscreenchange'));
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  expect(leave).toHaveBeenCalledOnce();
});

test('without full-screen support there is no button for it', async () => {
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
  await open();
  await expect.element(qrCode()).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('keeps the screen on while the sign is shown, also after it was hidden, and no longer', async () => {
  const locks: { released: boolean; release: ReturnType<typeof vi.fn> }[] = [];
  const request = vi.spyOn(navigator.wakeLock, 'request').mockImplementation(async () => {
    const lock = { released: false, release: vi.fn(async () => {}) };
    locks.push(lock);
    return lock as unknown as WakeLockSentinel;
  });
  const { unmount } = await open();
  await expect.poll(() => locks.length).toBe(1);
  expect(request).toHaveBeenCalledWith('screen');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  // Browsers release the lock of a hidden page.
  for (const lock of locks) lock.released = true;
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => locks.length).toBe(2);
  await unmount();
  await expect.poll(() => locks[1]?.release.mock.calls.length).toBe(1);
});

test('STATE-06 after the game has ended the sign invites nobody', async () => {
  const { rerender } = await render(<JoinPageContent game={demoHostGame()} kind="sign" />);
  await expect.element(qrCode()).toBeVisible();
  const ended = demoHostGame({ state: { ...demoHostGame().state, status: 'ended' } });
  await rerender(<JoinPageContent game={ended} kind="sign" />);
  await expect.element(qrCode()).not.toBeInTheDocument();
  expect(page.getByRole('main').element().textContent).toContain('The game has ended. Good night, and safe home.');
  await expect
    .element(page.getByRole('link', { name: 'Back to the console' }))
    .toHaveAttribute('href', '/host/game/g1');
});
