import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForSize } from './wait-for-size.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('LIMIT-20 a box that has a size is reported at once', () => {
  const sized = vi.fn();
  waitForSize(() => 320, sized);
  expect(sized.mock.calls).toEqual([[320]]);
  expect(vi.getTimerCount()).toBe(0);
});

test('LIMIT-20 it polls every 50 ms until there is a size', () => {
  const sized = vi.fn();
  let size = 0;
  waitForSize(() => size, sized);
  vi.advanceTimersByTime(949);
  size = 280;
  expect(sized).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(sized.mock.calls).toEqual([[280]]);
});

test('LIMIT-20 it polls 40 times, and then no more', () => {
  const measure = vi.fn(() => 0);
  waitForSize(measure, () => {});
  vi.advanceTimersByTime(2000);
  expect(measure).toHaveBeenCalledTimes(1 + 40);
  expect(vi.getTimerCount()).toBe(0);
});

test('LIMIT-20 stopping it ends the polling', () => {
  const measure = vi.fn(() => 0);
  waitForSize(measure, () => {})();
  vi.advanceTimersByTime(2000);
  expect(measure).toHaveBeenCalledTimes(1);
});
