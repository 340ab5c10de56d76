import { createHash, type Hash } from 'node:crypto';

/** One thing that happened: when, who, what. */
type Note = readonly [at: number, who: string, what: string, ...more: unknown[]];

export type Trace = ReturnType<typeof createTrace>;

/** Only the last notes are kept: what went wrong is near the end. */
const kept = 5_000;

/** What happened in a seed. Off by default: then it costs nothing. */
export function createTrace(now: () => number) {
  let notes: Note[] = [];
  let hash: Hash | undefined;

  return {
    isOn: false,
    note(who: string, what: string, ...more: unknown[]): void {
      if (!this.isOn) return;
      const note: Note = [now(), who, what, ...more];
      hash ??= createHash('sha256');
      hash.update(lineOf(note));
      notes.push(note);
      if (notes.length > 2 * kept) notes = notes.slice(-kept);
    },
    /** The last notes as lines of text. */
    lines: () => notes.slice(-kept).map(lineOf),
    /** A hash of everything noted since the beginning: two equal runs have the same. */
    hash: () => hash?.copy().digest('hex') ?? '',
    reset(): void {
      notes = [];
      hash = undefined;
    },
  };
}

function lineOf([at, who, what, ...more]: Note): string {
  const rest = more.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' ');
  return `${(at / 1_000).toFixed(3).padStart(10)} ${who.padEnd(12)} ${what} ${rest}`;
}
