import { Refused } from '@snug/client';
import type { HttpResponse } from '@snug/testing/http';
import { expect, test, vi } from 'vitest';
import { patiently, patientTransport } from './patience.ts';

const never = new AbortController().signal;

test('what comes too fast is done again when the server says so, and any other refusal is passed on', async () => {
  vi.useFakeTimers();
  try {
    const act = vi.fn(async () => 'done').mockRejectedValueOnce(new Refused(429, 'A little fast.', 4_000));
    const done = patiently(act, never);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(act).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await done).toBe('done');
    const refused = patiently(async () => {
      throw new Refused(409, 'No.');
    }, never);
    await expect(refused).rejects.toThrow('No.');
  } finally {
    vi.useRealTimers();
  }
});

test('a request that came too fast is sent again; once the time is up, nothing is', async () => {
  const replies = [429, 429, 200];
  const request = async (): Promise<HttpResponse> => {
    return { status: replies.shift() ?? 500, headers: new Headers({ 'retry-after': '0' }), body: '' };
  };
  const transport = patientTransport({ request, close() {} }, never);
  expect((await transport.request({ method: 'GET', path: '/' })).status).toBe(200);
  replies.push(429);
  const late = patientTransport({ request, close() {} }, AbortSignal.abort());
  await expect(late.request({ method: 'GET', path: '/' })).rejects.toThrow('when the time was up');
});
