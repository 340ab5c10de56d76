import { Refusal } from '@snug/rules';
import { Refused } from '../../refused.ts';

/** Does something as the server's callers see it: a refusal of the rules is one of the client. */
export function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, detail, retryAfterS } = error;
    throw new Refused(status, detail, retryAfterS === undefined ? undefined : retryAfterS * 1_000);
  }
}
