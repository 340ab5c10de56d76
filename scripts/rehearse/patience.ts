import { Refused } from '@snug/client';
import type { Transport } from '@snug/testing/http';

/** Does something again for as long as the server says that it comes too fast, when the server says so. */
export async function patiently<T>(act: () => Promise<T>, timeUp: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      await rest(unlessTooFast(error) ?? 1_000, timeUp);
    }
  }
}

/** After how long it may be done again; throws what is no such refusal. */
export function unlessTooFast(error: unknown): number | undefined {
  if (error instanceof Refused && error.status_code === 429) return error.retryAfterMs;
  throw error;
}

/** The same for a transport: every request is sent until it is not too fast any more. */
export function patientTransport({ request, close }: Transport, timeUp: AbortSignal): Transport {
  return {
    async request(asked) {
      for (;;) {
        const reply = await request(asked);
        if (reply.status !== 429) return reply;
        await rest(Number(reply.headers.get('retry-after') ?? 1) * 1_000, timeUp);
      }
    },
    close,
  };
}

/** @throws when the time is up meanwhile. */
function rest(ms: number, timeUp: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(new Error('The server was still asking to go slower when the time was up.'));
    };
    const timer = setTimeout(() => {
      timeUp.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    if (timeUp.aborted) giveUp();
    else timeUp.addEventListener('abort', giveUp, { once: true });
  });
}
