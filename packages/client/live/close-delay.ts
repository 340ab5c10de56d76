import { closeCodes, meaningOf } from '@snug/contract';
import type { Random } from '../seams.ts';

/** The delay when the server asks for one without naming it. */
const waitMs = 10_000;
/** Limits for a delay the server names: never a busy loop, never so long that everybody has left. */
const leastMs = 500;
const mostMs = 120_000;

/** How long the server asks to wait with its close; undefined when it does not. */
export function closeDelay(code: number, reason: string, random: Random): number | undefined {
  // A restart affects everybody at once, so reconnecting spreads over five seconds.
  if (code === closeCodes.restart) return delayIn(reason) ?? 500 + random.fraction() * 4_500;
  return meaningOf(code) === 'wait' ? (delayIn(reason) ?? waitMs) : undefined;
}

/** The delay in milliseconds that a close reason asks for: `retry_ms=1500`, or the number alone. */
function delayIn(reason: string): number | undefined {
  const found = /(?:^|retry_ms\D{1,3})(\d{1,6})/.exec(reason)?.[1];
  return found === undefined ? undefined : Math.min(Math.max(Number(found), leastMs), mostMs);
}
