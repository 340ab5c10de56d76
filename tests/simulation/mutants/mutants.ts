import { readFileSync } from 'node:fs';

/** A protocol bug made by hand: one text in our own source replaced. The simulation must detect it. */
export interface Mutant {
  readonly name: string;
  /** What goes wrong with it, for readers of the table. */
  readonly bug: string;
  /** The promises that may detect it; any other failure does not count. */
  readonly by: readonly string[];
  /** A seed that detects it: it is played first if it is in the range. */
  readonly at: number;
  /** The file, from the root of the repository. */
  readonly file: string;
  /** A text that the file contains exactly once. */
  readonly from: string;
  readonly to: string;
}

export const mutants: readonly Mutant[] = readFileSync(new URL('mutants.txt', import.meta.url), 'utf8')
  .split('\n\n')
  .filter((entry) => !entry.startsWith('#'))
  .map(mutantIn);

function mutantIn(entry: string): Mutant {
  const [head = '', file = '', ...changes] = entry.trimEnd().split('\n');
  const [, name = '', by = '', at, bug = ''] = /^(\S+) \(([SL\d ]+), seed (\d+)\): (.+)$/.exec(head) ?? [];
  const marked = (mark: string) =>
    changes.flatMap((line) => (line.startsWith(`${mark} `) ? [line.slice(2)] : [])).join('\n');
  return { name, bug, by: by.split(' '), at: Number(at), file: file.trim(), from: marked('-'), to: marked('+') };
}
