import { Refusal } from '@snug/rules';
import { Refused } from '../../refused.ts';

/** Runs a function, and turns a refusal of the rules into the client's error. */
export function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, detail, retryAfterS } = error;
    throw new Refused(status, detail, retryAfterS === undefined ? undefined : retryAfterS * 1_000);
  }
}
