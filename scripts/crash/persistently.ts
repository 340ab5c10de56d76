import type { Answer } from '../load/line.ts';

/** The server is down for about a second at a time: asked again this soon, in ms, it is met in the middle of its start. */
const againMs = 15;
/** Longer than any start takes, in ms: whatever is not acknowledged by then never will be. */
const patienceMs = 30_000;

/**
 * Asks until it is acknowledged, as a phone's outbox does: through broken connections, starts and 5xx. Throws for a
 * refusal, since nothing of this load may be refused, and when it goes on for too long.
 */
export async function persistently(ask: () => Promise<Answer>): Promise<Answer> {
  const began = performance.now();
  for (;;) {
    const met = await ask().catch((error: Error) => error);
    if ('status' in met && met.status === 200) return met;
    const said = 'status' in met ? `${met.status}: ${met.body}` : met.message;
    const isRefused = 'status' in met && met.status < 500;
    if (isRefused || performance.now() - began > patienceMs) throw new Error(said);
    await new Promise((resolve) => setTimeout(resolve, againMs));
  }
}
