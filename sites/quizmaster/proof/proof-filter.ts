import type { ProofSheet } from '@snug/contract';

/** Which part of a proof sheet is shown. */
export interface ProofFilter {
  /** UTC days, both included; '' for no bound. */
  readonly from: string;
  readonly until: string;
  /** The id of an ad or a question; '' for all. */
  readonly item: string;
}

/** So many days fit on a page, however many years a sponsor has been here. */
export const daysAtFirst = 30;

/** The last 30 days that have figures: a weekly quiz has one a week. */
export function firstFilter({ rows }: Pick<ProofSheet, 'rows'>): ProofFilter {
  const days = [...new Set(rows.map(({ day }) => day))].sort();
  return { from: days.at(-daysAtFirst) ?? days[0] ?? '', until: days.at(-1) ?? '', item: '' };
}

/** A range whose end is before its beginning contains no day. */
export function isTurnedRound(from: string, until: string): boolean {
  return from !== '' && until !== '' && until < from;
}

export function isWithin(day: string, { from, until }: Pick<ProofFilter, 'from' | 'until'>): boolean {
  return (from === '' || from <= day) && (until === '' || day <= until);
}
