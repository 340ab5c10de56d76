import { csvFile } from '../csv-file.ts';
import { plainName } from '../plain-name.ts';
import { measures } from './figures.ts';
import type { Entry, Round } from './tally.ts';
import type { ProofWords } from './words.ts';

/** The entries of a sheet for a spreadsheet. A cell that cannot apply is empty. */
export function csvOf(entries: readonly Entry[], words: ProofWords): string {
  const most = Math.max(0, ...entries.map(({ item }) => item.options.length));
  const options = Array.from({ length: most }, (_, at) => at);
  const head = [
    ...[words.sponsorColumn, words.kindColumn, words.itemColumn, words.dayColumn, words.placeColumn],
    ...[words.venueColumn, words.roundColumn, ...measures.map((measure) => words[measure])],
    ...options.flatMap((at) => [words.optionColumn(at + 1), words.chosenColumn(at + 1)]),
  ];
  const lines = entries.map((entry) => [
    ...[entry.item.sponsor || words.house, words.kinds[entry.item.kind], entry.item.text, entry.day],
    ...[words.places[entry.place], entry.venue, roundCell(entry.round)],
    ...measures.map((measure) => entry[measure]),
    ...options.flatMap((at) => [entry.item.options[at], entry.chosen[at]]),
  ]);
  return csvFile([head, ...lines]);
}

function roundCell(round: Round): number | undefined {
  return typeof round === 'number' ? round : undefined;
}

/** Names the file by whose figures it has and of which days. */
export function csvName(start: string, sponsor: string, from: string, until: string): string {
  return `${[start, sponsor, from, until].map(plainName).filter(Boolean).join('_')}.csv`;
}
