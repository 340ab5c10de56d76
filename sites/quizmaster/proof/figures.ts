import type { ProofItem, ProofRow } from '@snug/contract';

/** What was counted. Undefined where it cannot apply: nobody taps a question, nobody answers an ad. */
export interface Figures {
  readonly served: number;
  readonly seen: number;
  readonly tapped: number | undefined;
  readonly answered: number | undefined;
  readonly skipped: number | undefined;
}

/** In the order in which tables and the CSV show them. */
export const measures = ['served', 'seen', 'tapped', 'answered', 'skipped'] as const satisfies (keyof Figures)[];
export type Measure = (typeof measures)[number];

export const noFigures: Figures = {
  served: 0,
  seen: 0,
  tapped: undefined,
  answered: undefined,
  skipped: undefined,
};

/** The figures of one row, without those that cannot apply to its item. */
export function figuresOf({ served, seen, tapped, answered, skipped }: ProofRow, { kind }: ProofItem): Figures {
  return kind === 'ad'
    ? { served, seen, tapped, answered: undefined, skipped: undefined }
    : { served, seen, tapped: undefined, answered, skipped };
}

export function sumOf(all: readonly Figures[]): Figures {
  return all.reduce(
    (sum, next) => ({
      served: sum.served + next.served,
      seen: sum.seen + next.seen,
      tapped: plus(sum.tapped, next.tapped),
      answered: plus(sum.answered, next.answered),
      skipped: plus(sum.skipped, next.skipped),
    }),
    noFigures,
  );
}

/** A sum applies as soon as one of its parts does. */
function plus(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : one + other;
}

/** What people did beyond looking: taps on ads and answers to questions. */
export function acted({ tapped, answered }: Figures): number {
  return (tapped ?? 0) + (answered ?? 0);
}
