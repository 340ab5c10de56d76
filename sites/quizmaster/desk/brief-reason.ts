import type { Reason } from '@snug/grading';
import { shortened } from './shortened.ts';

/** A reason that quotes no more than the start of a long answer, which stands above it. */
export function briefReason(reason: Reason): Reason {
  if ('text' in reason) return { ...reason, text: shortened(reason.text) };
  if ('accepted' in reason) return { ...reason, accepted: shortened(reason.accepted) };
  return reason;
}
