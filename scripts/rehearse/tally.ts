import type { BoardRow } from '@snug/contract';

/** What a rehearsal counted, and a sentence for everything that went wrong. */
export interface Tally {
  readonly counts: Record<Counted, number>;
  /** Something that should have arrived and did not. */
  readonly lost: string[];
  /** Something that arrived or counted twice. */
  readonly doubled: string[];
  /** Anything else that is wrong. */
  readonly wrong: string[];
}

const counted = [
  ...(['rounds', 'questions', 'submissions', 'late', 'suggestions', 'messages', 'invalid', 'refusals'] as const),
  // Answers that a person graded, as the comparison proposed or not.
  ...(['graded', 'proposed', 'overruled'] as const),
  // Results that phones were given.
  ...(['results', 'appeals'] as const),
];

type Counted = (typeof counted)[number];

export function newTally(): Tally {
  const counts = Object.fromEntries(counted.map((each) => [each, 0])) as Record<Counted, number>;
  return { counts, lost: [], doubled: [], wrong: [] };
}

/** Everything that makes the rehearsal fail. */
export function failures({ lost, doubled, wrong }: Tally): string[] {
  return [...lost, ...doubled, ...wrong];
}

/** The closing summary, one fact per line. */
export function summary({ counts, lost, doubled }: Tally, people: string, seconds: number): string {
  const rows: [string, string][] = [
    ['rounds', String(counts.rounds)],
    ['questions', String(counts.questions)],
    ['people', people],
    ['submissions', `${counts.submissions}, ${counts.late} of them late`],
    [
      'graded',
      `${counts.graded} answers by hand, ${counts.overruled} of them not as proposed; ${counts.appeals} appeals`,
    ],
    ['results', `${counts.results} compared on phones`],
    ['suggestions', String(counts.suggestions)],
    ['messages', counts.messages.toLocaleString('en')],
    ['refusals', `${counts.refusals} of ${counts.invalid} invalid requests`],
    ['lost', String(lost.length)],
    ['doubled', String(doubled.length)],
    ['time', `${seconds.toFixed(1)} s`],
  ];
  return rows.map(([name, value]) => `  ${name.padEnd(12)} ${value}`).join('\n');
}

/** The board at the end, a team per line. */
export function standings(board: readonly BoardRow[]): string {
  const width = Math.max(0, ...board.map(({ team_name }) => team_name.length));
  return board
    .map(({ place, team_name, points }) => `  ${place}. ${team_name.padEnd(width)} ${String(points).padStart(6)}`)
    .join('\n');
}
