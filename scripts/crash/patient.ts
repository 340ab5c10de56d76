import type { Transport } from '@snug/testing/http';

/** The server is down for about a second at a time: retries this often, in ms, also arrive in the middle of its start. */
const retryMs = 15;
/**
 * Longer than all kills and starts of a short run take on the busiest machine, in ms: a server that lives for a moment between
 * two of them may acknowledge nothing in any. What is not acknowledged by then never will be.
 */
const giveUpMs = 600_000;

/**
 * Retries until acknowledged, as a phone's outbox does: through broken connections, restarts and 5xx. A refusal is passed on;
 * throws on a timeout.
 */
export function patient({ request, close }: Transport): Transport {
  return {
    async request(asked) {
      const began = performance.now();
      for (;;) {
        const outcome = await request(asked).catch((error: Error) => error);
        if ('status' in outcome && outcome.status < 500) return outcome;
        if (performance.now() - began > giveUpMs)
          throw new Error('status' in outcome ? `${outcome.status}: ${outcome.body}` : outcome.message);
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    },
    close,
  };
}
