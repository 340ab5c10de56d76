import type { Mark } from '@snug/contract';
import type { Reason } from '../proposal.ts';

/** What a given text would get for a wanted answer. */
export interface Verdict {
  readonly mark: Mark;
  /** Whether no person is needed. */
  readonly sure: boolean;
  readonly reasons: readonly Reason[];
}

export function verdict(mark: Mark, ...reasons: readonly Reason[]): Verdict {
  return { mark, sure: false, reasons };
}

export function notAccepted(text: string): Verdict {
  return verdict('none', { kind: 'not-accepted', text });
}

/** The better of two: by its mark, then by its certainty, then the one that says more. */
export function better(one: Verdict, other: Verdict): Verdict {
  return rankOf(other) > rankOf(one) ? other : one;
}

export function rankOf({ mark, sure, reasons }: Verdict): number {
  const says = reasons.some(({ kind }) => kind !== 'not-accepted');
  return { none: 0, half: 100, full: 200 }[mark] + (sure ? 2 : 0) + (says ? 1 : 0);
}
