import type { Round, RoundStart } from '@snug/contract';

/** A round that has just started. */
export function fresh(round: RoundStart): Round {
  return { ...round, asked: [], doubled: false, submitted: false };
}
