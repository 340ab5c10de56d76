import type { Transport } from '@snug/testing/http';

/** The server is down for about a second at a time: retries this often, in ms, also arrive in the middle of its start. */
const retryMs = 15;
/** Longer than all kills and starts of a short run take on the busiest machine, in ms: what is not acknowledged by then never will be. */
const giveUpMs = 600_000;

/**
 * Retries until acknowledged, as a phone's outbox does: through broken connections, restarts and 5xx. A refusal is passed on;
 * throws on a timeout. `acknowledged` is called with each answer that arrives.
 */
export function patient({ request, close }: Transport, acknowledged = () => {}): Transport {
  return {
    async request(asked) {
      const began = performance.now();
      for (;;) {
        const outcome = await request(asked).catch((error: Error) => error);
        if ('status' in outcome && outcome.status < 500) {
          acknowledged();
          return outcome;
        }
        if (performance.now() - began > giveUpMs)
          throw new Error('status' in outcome ? `${outcome.status}: ${outcome.body}` : outcome.message);
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    },
    close,
  };
}
