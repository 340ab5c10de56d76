import type { HttpResponse } from '@snug/testing/http';

/** The server is down for about a second at a time: retries this often, in ms, also arrive in the middle of its start. */
const retryMs = 15;
/** Longer than any start takes, in ms: what is not acknowledged by then never will be. */
const giveUpMs = 300_000;

/**
 * Retries until acknowledged, as a phone's outbox does: through broken connections, restarts and 5xx. Throws on a refusal,
 * since the load sends nothing that may be refused, and on a timeout.
 */
export async function retryUntilAcknowledged(ask: () => Promise<HttpResponse>): Promise<HttpResponse> {
  const began = performance.now();
  for (;;) {
    const outcome = await ask().catch((error: Error) => error);
    if ('status' in outcome && outcome.status === 200) return outcome;
    const message = 'status' in outcome ? `${outcome.status}: ${outcome.body}` : outcome.message;
    const isRefused = 'status' in outcome && outcome.status < 500;
    if (isRefused || performance.now() - began > giveUpMs) throw new Error(message);
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}
