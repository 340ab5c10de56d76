import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Mark } from '@snug/contract';

/** A row of packages/grading/table: an answer, and what a fair quizmaster gives for it. */
export interface Row {
  readonly kind: string;
  readonly accepted: readonly (readonly string[])[];
  readonly given: readonly string[];
  readonly verdict: readonly Mark[];
}

const folder = fileURLToPath(new URL('../../../packages/grading/table/', import.meta.url));

export function readTable(name: 'pairs' | 'held-out'): Row[] {
  const lines = readFileSync(`${folder}${name}.tsv`, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).map(readRow);
}

function readRow(line: string): Row {
  const [kind, accepted, given, verdict] = line.split('\t');
  if (!kind || !accepted || given === undefined || !verdict) throw new Error(`Not a row of the table: ${line}`);
  return {
    kind,
    accepted: accepted.split(' || ').map((texts) => texts.split(' | ')),
    given: given.split('||').map((text) => text.trim()),
    verdict: verdict.split(' ').map(readMark),
  };
}

function readMark(word: string): Mark {
  if (word === 'full' || word === 'half' || word === 'none') return word;
  throw new Error(`No verdict: ${word}`);
}
