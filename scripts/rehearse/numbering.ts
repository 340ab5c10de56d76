import { Envelope } from '@snug/contract/shapes';
import type { Tally } from './tally.ts';

/**
 * Checks the wire itself, before a client could compensate: a connection with `last=n` must receive n+1, n+2 … without a gap
 * (lost) and without a repeat (doubled). Counts the messages.
 */
export const numbering = (who: string, tally: Tally) => (url: string) => {
  let last = Number(new URL(url).searchParams.get('last'));
  return {
    heard(text: string): void {
      const { msg_id } = Envelope.parse(JSON.parse(text));
      if (msg_id === 0) return;
      tally.counts.messages++;
      if (msg_id <= last) tally.doubled.push(`${who} was sent message ${msg_id} again after ${last}.`);
      if (msg_id > last + 1) tally.lost.push(`${who} was sent message ${msg_id} after ${last}.`);
      last = msg_id;
    },
  };
};
