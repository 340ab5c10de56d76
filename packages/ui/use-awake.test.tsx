import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useAwake } from './use-awake.ts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

function Awake({ wanted }: { wanted?: boolean }) {
  useAwake(wanted);
  return null;
}

/** A browser whose every lock is granted or refused on request; which were granted, and which are held. */
function wakeLock() {
  const held = new Set<object>();
  const given: object[] = [];
  const asked: { give(): void; refuse(): void }[] = [];
  const request = async () => {
    const answer = Promise.withResolvers<void>();
    asked.push({ give: answer.resolve, refuse: () => answer.reject(new DOMException('Hidden.', 'NotAllowedError')) });
    await answer.promise;
    const lock = {
      released: false,
      async release() {
        lock.released = true;
        held.delete(lock);
      },
    };
    held.add(lock);
    given.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  return { held, given, asked };
}

/** Hides or shows the page. */
function turn(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('of two locks requested at once one is kept, and none once it is no longer wanted', async () => {
  const { held, asked } = wakeLock();
  const { rerender } = await render(<Awake />);
  await expect.poll(() => asked.length).toBe(1);
  turn('hidden');
  turn('visible');
  expect(asked).toHaveLength(2);
  for (const { give } of asked) give();
  await expect.poll(() => held.size).toBe(1);
  await rerender(<Awake wanted={false} />);
  await expect.poll(() => held.size).toBe(0);
});

test('a lock refused because the page was hidden does not replace the one after it', async () => {
  const { held, asked } = wakeLock();
  const { unmount } = await render(<Awake />);
  await expect.poll(() => asked.length).toBe(1);
  turn('hidden');
  turn('visible');
  asked[1]?.give();
  await expect.poll(() => held.size).toBe(1);
  asked[0]?.refuse();
  await unmount();
  await expect.poll(() => held.size).toBe(0);
});

test('a lock granted after it is no longer wanted is released', async () => {
  const { held, given, asked } = wakeLock();
  const { rerender } = await render(<Awake />);
  await expect.poll(() => asked.length).toBe(1);
  await rerender(<Awake wanted={false} />);
  asked[0]?.give();
  await expect.poll(() => [given.length, held.size]).toEqual([1, 0]);
});
