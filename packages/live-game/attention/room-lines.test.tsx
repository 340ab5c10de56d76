import { ask, begin } from '@snug/client/fake';
import type { Message } from '@snug/contract';
import { announced } from '@snug/testing/page';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { member, questions, renderGame, spectator } from '../tests/render-game.tsx';
import { fetchAttention } from './announcements.tsx';

beforeAll(fetchAttention);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const round = [begin(), ask(...questions(3))];
const counting = (seconds: number, now = Date.now()): Message => ({
  type: 'COUNTDOWN',
  ends_at: now + seconds * 1_000,
  now,
});

/** Time passes only as a test lets it: what a countdown says is then true however long this machine takes to show it. */
const holdTime = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
/** Waits, in the test's own time, until this is announced: a burst of sentences takes its moment. */
const said = (sentence: string) =>
  expect
    .poll(() => {
      vi.advanceTimersByTime(20);
      return announced();
    })
    .toContain(sentence);

test.each([
  ['member', member],
  ['spectator', spectator],
])(
  'a line to everybody is shown and said once to a %s, can be put away, and another one comes again',
  async (_, view) => {
    const { game, screen } = await renderGame(round, { view });
    const line = () => screen.container.querySelector('[data-room-line]')?.textContent;
    game.receive({ type: 'ANNOUNCE', text: 'The kitchen closes at ten.', at: 5 });
    await expect.poll(announced).toContain('The kitchen closes at ten.');
    await expect.poll(line).toBe('The kitchen closes at ten.');
    await screen.getByRole('button', { name: 'Put away' }).click();
    await expect.poll(line).toBeUndefined();
    game.receive({ type: 'ANNOUNCE', text: 'Quiz on Thursday too!', at: 6 });
    await expect.element(screen.getByRole('button', { name: 'Put away' })).toBeVisible();
    game.receive({ type: 'ANNOUNCE', text: '', at: 7 });
    await expect.element(screen.getByRole('button', { name: 'Put away' })).not.toBeInTheDocument();
    expect(announced().filter((each) => each === 'The kitchen closes at ten.')).toHaveLength(1);
    sessionStorage.clear();
  },
);

test('the countdown runs by the server’s clock, drains its rail, stands still in a break, and says no time at zero', async () => {
  holdTime();
  const { game, screen } = await renderGame(round);
  // The phone's clock is an hour behind the server's.
  const server = () => Date.now() + 3_600_000;
  game.receive(counting(60, server()));
  await expect.element(screen.getByText('Submissions close in 1:00')).toBeVisible();
  // As far from one edge as from the other.
  const timer = screen.getByRole('timer').element();
  const [inside, around] = [timer.getBoundingClientRect(), timer.parentElement?.getBoundingClientRect()];
  expect(Math.round(inside.left - (around?.left ?? 0))).toBe(Math.round((around?.right ?? 0) - inside.right));
  await said('1 minute left');
  const rail = () => screen.getByRole('timer').getByRole('progressbar').element() as HTMLProgressElement;
  expect(rail().max).toBeGreaterThan(59_000);
  vi.advanceTimersByTime(20_000);
  await expect.element(screen.getByText(/^Submissions close in 0:(40|39)$/)).toBeVisible();
  expect(rail().value).toBeLessThan(41_000);

  game.receive({ type: 'PAUSE', paused: true });
  game.receive(counting(38, server()));
  await expect.element(screen.getByText('A short break').first()).toBeVisible();
  vi.advanceTimersByTime(100_000);
  await expect.element(screen.getByText('A short break, then 0:38 to go')).toBeVisible();

  game.receive({ type: 'PAUSE', paused: false });
  game.receive(counting(31, server()));
  await expect.element(screen.getByText(/^Submissions close in 0:3[01]$/)).toBeVisible();
  vi.advanceTimersByTime(1_500);
  await said('30 seconds left');
  vi.advanceTimersByTime(40_000);
  await expect.element(screen.getByText('Submissions are closing…')).toBeVisible();
  game.receive({ type: 'COUNTDOWN', ends_at: null, now: server() });
  await expect.element(screen.getByRole('timer')).not.toBeInTheDocument();
});

test('a phone that was told to buzz does so at ten seconds, once', async () => {
  holdTime();
  const vibrate = vi.fn(() => true);
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query === '(any-pointer: coarse)' ? 'all' : query),
  );
  const { game } = await renderGame(round, { stored: { snug_buzz: 'on' } });
  game.receive(counting(12));
  await said('12 seconds left');
  vi.advanceTimersByTime(2_200);
  await expect.poll(() => vibrate.mock.calls.length).toBe(1);
  expect(announced()).toContain('10 seconds left');
  vi.advanceTimersByTime(3_000);
  expect(vibrate).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'vibrate');
});
