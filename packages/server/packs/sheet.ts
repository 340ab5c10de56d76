import { packMaxBytes } from '@snug/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { withoutPiles } from '../foundation/piles.ts';
import { type Problem, words } from './words.ts';

/** One row of a spreadsheet with anything in it. */
export interface Row {
  /** As the spreadsheet numbers it: the header is row 1. */
  readonly number: number;
  /** The trimmed text in a column, '' where there is none. */
  cell(column: string): string;
}

/** A spreadsheet, addressed by the names of its columns, whatever program wrote it. */
export interface Sheet {
  /** Column names in lower case with underscores: `Round Title` is `round_title`. */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  readonly problems: readonly Problem[];
  readonly notUtf8: boolean;
}

/**
 * Reads a CSV file as spreadsheet programs write them: with a BOM, in UTF-16 or Windows-1252, with commas, semicolons
 * or tabs, any line end, ragged rows and blank ones. The separator is found by the `known` columns.
 */
export function readSheet(bytes: Uint8Array, known: readonly string[]): Sheet {
  const refused = (says: string, row?: number): Sheet => ({
    columns: [],
    rows: [],
    problems: [{ row, says }],
    notUtf8: false,
  });
  if (bytes.length > packMaxBytes) return refused(words.tooLarge(packMaxBytes));
  if (isWorkbook(bytes)) return refused(words.workbook);

  const { text, notUtf8 } = decode(bytes);
  if (linesOf(text) > linesMax) return refused(words.tooManyLines(linesMax));
  const records = parseRecords(withoutPiles(text), known);
  if (!Array.isArray(records)) return refused(records.says, records.row);

  const at = records.findIndex((cells) => cells.some((cell) => cell !== ''));
  if (at < 0) return refused(words.empty);
  const header = (records[at] ?? []).map(columnName);
  const places = new Map<string, number>();
  header.forEach((name, i) => {
    if (!places.has(name)) places.set(name, i);
  });
  const problems: Problem[] = header
    .filter((name, i) => name !== '' && places.get(name) !== i)
    .map((column) => ({ row: at + 1, column, says: words.columnTwice }));
  const rows: Row[] = [];
  records.slice(at + 1).forEach((cells, i) => {
    const number = at + i + 2;
    if (cells.every((cell) => cell === '')) return;
    if (cells.slice(header.length).some((cell) => cell !== '')) {
      problems.push({ row: number, says: words.tooManyCells });
      return;
    }
    rows.push({ number, cell: (column) => cells[places.get(column) ?? -1] ?? '' });
  });
  return { columns: header.filter((name) => name !== ''), rows, problems, notUtf8 };
}

/**
 * More than the largest pack has, with line breaks in its cells. The server reads a sheet while everybody waits: a megabyte of blank
 * lines takes most of a minute.
 */
const linesMax = 10_000;

function linesOf(text: string): number {
  let lines = 0;
  for (const _ of text.matchAll(/\r\n|[\n\r]/g)) lines += 1;
  return lines;
}

function decode(bytes: Uint8Array): { text: string; notUtf8: boolean } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), notUtf8: false };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), notUtf8: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notUtf8: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), notUtf8: true };
  }
}

/** Whether it is a zip or an older compound file, as .xlsx, .ods and .xls are. */
function isWorkbook(bytes: Uint8Array): boolean {
  const magic = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return magic === '504b0304' || magic === 'd0cf11e0';
}

function parseRecords(text: string, known: readonly string[]): string[][] | Problem {
  // Excel's own first line, which does not count as a row.
  const named = /^sep=([,;\t])(?:\r\n|\n|\r)/.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  try {
    const records = parse(body, {
      delimiter: named?.[1] ?? separatorOf(body, known),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    });
    return records.map((cells) => cells.map(tidy));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const says = error.code === 'CSV_QUOTE_NOT_CLOSED' ? words.openQuote : words.badQuote;
    // Records are counted when they end, so the next one failed.
    return { row: Number(error.records ?? 0) + 1, says };
  }
}

/** The separator with which the header has the most known columns. */
function separatorOf(text: string, known: readonly string[]): string {
  const header = /.*/.exec(text.slice(lineStart(text, text.search(/\p{L}/u))))?.[0] ?? '';
  const count = (separator: string) =>
    header.split(separator).filter((cell) => known.includes(columnName(cell))).length;
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/** The start of the line that a position is on. */
function lineStart(text: string, position: number): number {
  return Math.max(text.lastIndexOf('\n', position), text.lastIndexOf('\r', position)) + 1;
}

function columnName(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
}

/** Invisible characters, which spreadsheets and copied web pages leave behind. Tab and newline stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes control characters
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u2060\ufeff]/g;

/** Removes stray spaces: a non-breaking one counts as a space, and line breaks stay. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(invisible, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}
