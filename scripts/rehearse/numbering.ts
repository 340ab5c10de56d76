import { Envelope } from '@snug/contract/shapes';
import type { Tally } from './tally.ts';

/**
 * Checks the wire itself, before a client could compensate: a connection with `last=n` must receive n+1, n+2 … without a gap
 * (lost) and without a repeat (doubled), but for those that its heartbeat asks for again. Counts the messages.
 */
export const numbering = (who: string, tally: Tally) => (url: string) => {
  let last = Number(new URL(url).searchParams.get('last'));
  /** The number after which a heartbeat wants everything again; undefined: none is unanswered. */
  let again: number | undefined;
  return {
    said(text: string): void {
      const [, number] = /^thump thump\|(\d+)$/.exec(text) ?? [];
      if (number !== undefined) again = Math.min(Number(number), again ?? Number.POSITIVE_INFINITY);
    },
    heard(text: string): void {
      const { msg_id, data } = Envelope.parse(JSON.parse(text));
      if (msg_id === 0) {
        if (data.includes('"THUMP"')) again = undefined;
        return;
      }
      if (again !== undefined && msg_id > again && msg_id <= last) return;
      tally.counts.messages++;
      if (msg_id <= last) tally.doubled.push(`${who} was sent message ${msg_id} again after ${last}.`);
      if (msg_id > last + 1) tally.lost.push(`${who} was sent message ${msg_id} after ${last}.`);
      last = msg_id;
    },
  };
};
