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
  const granted: object[] = [];
  const requests: { grant(): void; refuse(): void }[] = [];
  const request = async () => {
    const answer = Promise.withResolvers<void>();
    requests.push({
      grant: answer.resolve,
      refuse: () => answer.reject(new DOMException('Hidden.', 'NotAllowedError')),
    });
    await answer.promise;
    const lock = {
      released: false,
      async release() {
        lock.released = true;
        held.delete(lock);
      },
    };
    held.add(lock);
    granted.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  return { held, granted, requests };
}

/** Hides or shows the page. */
function setVisibility(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('of two locks requested at once one is kept, and none once it is no longer wanted', async () => {
  const { held, requests } = wakeLock();
  const { rerender } = await render(<Awake />);
  await expect.poll(() => requests.length).toBe(1);
  setVisibility('hidden');
  setVisibility('visible');
  expect(requests).toHaveLength(2);
  for (const { grant } of requests) grant();
  await expect.poll(() => held.size).toBe(1);
  await rerender(<Awake wanted={false} />);
  await expect.poll(() => held.size).toBe(0);
});

test('a lock refused because the page was hidden does not replace the one after it', async () => {
  const { held, requests } = wakeLock();
  const { unmount } = await render(<Awake />);
  await expect.poll(() => requests.length).toBe(1);
  setVisibility('hidden');
  setVisibility('visible');
  requests[1]?.grant();
  await expect.poll(() => held.size).toBe(1);
  requests[0]?.refuse();
  await unmount();
  await expect.poll(() => held.size).toBe(0);
});

test('a lock granted after it is no longer wanted is released', async () => {
  const { held, granted, requests } = wakeLock();
  const { rerender } = await render(<Awake />);
  await expect.poll(() => requests.length).toBe(1);
  await rerender(<Awake wanted={false} />);
  requests[0]?.grant();
  await expect.poll(() => [granted.length, held.size]).toEqual([1, 0]);
});
