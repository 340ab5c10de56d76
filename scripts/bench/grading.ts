import type { Mark } from '@snug/contract';
import { proposeGrade } from '@snug/grading';
import { type Row, readTable } from './grading/table.ts';
import type { Measured } from './promises.ts';

/** A text of the table: what a fair quizmaster gives for it, and what was proposed. */
interface Judged {
  readonly kind: string;
  readonly verdict: Mark;
  readonly proposed: Mark;
}

/** How often a proposed grade is a fair quizmaster's, in the table of answers and in the third of it that is held out. */
export function measureGrading(): Measured[] {
  return [...measureTable('pairs', 'in the table'), ...measureTable('held-out', 'in what is held out')];
}

function measureTable(name: 'pairs' | 'held-out', where: string): Measured[] {
  const rows = readTable(name);
  const judged = rows.flatMap(judge);
  const others = judged.filter(({ kind }) => kind !== 'number');
  const misspelt = judged.filter(({ kind }) => kind === 'misspelt');
  const none = shareOf(judged, 'none');
  return [
    {
      what: `false "full" on a number or a year, ${where}`,
      ours: countOf(judged.filter(({ kind }) => kind === 'number')),
      yardstick: '',
      value: falseFull(judged.filter(({ kind }) => kind === 'number')),
      unit: 'count',
      most: 0,
    },
    {
      what: `false "full" among all that were proposed elsewhere, ${where}`,
      ours: `"full": ${shareOf(judged, 'full')}`,
      yardstick: `"none": ${none}`,
      value: (100 * falseFull(others)) / others.filter(({ proposed }) => proposed === 'full').length,
      unit: '%',
      most: 0.99,
    },
    {
      what: `misspellings that are proposed "full", ${where}`,
      ours: countOf(misspelt),
      yardstick: '',
      value: (100 * misspelt.filter(({ proposed }) => proposed === 'full').length) / misspelt.length,
      unit: '%',
      least: 90,
    },
  ];
}

function judge({ kind, accepted, given, verdict }: Row): Judged[] {
  const { marks } = proposeGrade(given, { accepted, matches: [], ordered: false });
  return verdict.map((mark, place) => ({ kind, verdict: mark, proposed: marks[place] ?? 'none' }));
}

function falseFull(judged: readonly Judged[]): number {
  return judged.filter(({ verdict, proposed }) => proposed === 'full' && verdict !== 'full').length;
}

/** Of what was proposed, how much is right; of what is right, how much was proposed. */
function shareOf(judged: readonly Judged[], mark: Mark): string {
  const proposed = judged.filter((each) => each.proposed === mark);
  const right = proposed.filter(({ verdict }) => verdict === mark).length;
  const wanted = judged.filter(({ verdict }) => verdict === mark).length;
  const percent = (whole: number) => `${((100 * right) / whole).toFixed(1)} %`;
  return `precision ${percent(proposed.length)}, recall ${percent(wanted)}`;
}

function countOf(judged: readonly Judged[]): string {
  return `of ${judged.length} answers`;
}
