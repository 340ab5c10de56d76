import { createHmac } from 'node:crypto';
import type { Clock } from '../foundation/seams.ts';
import type { Sender } from './sender.ts';

/** A person waits at the code step: a longer attempt counts as failed. */
const timeoutMs = 5_000;

/** Proves to the webhook that we posted: `t=<seconds>,v1=<hex of HMAC-SHA256 over "<seconds>.<body>">`. */
export const signatureHeader = 'x-snug-signature';

/** Sends text messages by the operator's webhook: POST `{to, text}`, where `to` is ten digits. */
export function createTextMessages(url: string, key: string, clock: Pick<Clock, 'now'>): Sender {
  return {
    async send({ to, text }) {
      const body = JSON.stringify({ to, text });
      const seconds = Math.floor(clock.now() / 1_000);
      const signature = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: `t=${seconds},v1=${signature}` },
        body,
        // A redirect would send the text to another server.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw Object.assign(new Error('The webhook refused.'), { responseCode: response.status });
    },
  };
}
