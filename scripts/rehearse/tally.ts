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

type Counted = 'rounds' | 'questions' | 'submissions' | 'late' | 'suggestions' | 'messages' | 'invalid' | 'refusals';

export function newTally(): Tally {
  const counts = {
    rounds: 0,
    questions: 0,
    submissions: 0,
    late: 0,
    suggestions: 0,
    messages: 0,
    invalid: 0,
    refusals: 0,
  };
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
    ['suggestions', String(counts.suggestions)],
    ['messages', counts.messages.toLocaleString('en')],
    ['refusals', `${counts.refusals} of ${counts.invalid} invalid requests`],
    ['lost', String(lost.length)],
    ['doubled', String(doubled.length)],
    ['time', `${seconds.toFixed(1)} s`],
  ];
  return rows.map(([name, value]) => `  ${name.padEnd(12)} ${value}`).join('\n');
}
