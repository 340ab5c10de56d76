import { measures } from './figures.ts';
import type { Entry, Round } from './tally.ts';
import type { ProofWords } from './words.ts';

/**
 * The entries of a sheet for a spreadsheet, as RFC 4180 has it. A mark at its head says that it is UTF-8, which Excel does
 * not expect otherwise. A cell that cannot apply is empty.
 */
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
  return `\uFEFF${[head, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}

function roundCell(round: Round): number | undefined {
  return typeof round === 'number' ? round : undefined;
}

function cell(value: string | number | undefined): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value);
  // A spreadsheet would run a text that begins like this as a formula; the apostrophe says that it is a text.
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Names the file by whose figures it has and of which days. */
export function csvName(start: string, sponsor: string, from: string, until: string): string {
  const plain = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${[start, sponsor, from, until].map(plain).filter(Boolean).join('_')}.csv`;
}
