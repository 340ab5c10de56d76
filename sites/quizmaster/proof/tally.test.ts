import type { ProofItem, ProofPlace, ProofRow } from '@snug/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvName, csvOf } from './csv.ts';
import { type Figures, measures, sumOf } from './figures.ts';
import { daysAtFirst, firstFilter, isTurnedRound } from './proof-filter.ts';
import { tally } from './tally.ts';
import { proofWords as words } from './words.ts';

const ad: ProofItem = { kind: 'ad', id: 'a1', sponsor: 'Old Oak Brewery', text: 'Half price on Tuesdays', options: [] };
const choice: ProofItem = {
  kind: 'survey',
  id: 's1',
  sponsor: 'Old Oak Brewery',
  text: 'Which beer next?',
  options: ['Stout', 'Lager'],
};
const own: ProofItem = { kind: 'survey', id: 's2', sponsor: '', text: 'How was the pie?', options: [] };
const items = [ad, choice, own];

const row = (partial: Partial<ProofRow>): ProofRow => ({
  ...{ id: 'a1', day: '2026-01-06', place: 'game', venue_id: 'v1', venue: 'The Crown', round: 1 },
  ...{ served: 0, seen: 0, tapped: 0, answered: 0, skipped: 0, chosen: [] },
  ...partial,
});
const all = { from: '', until: '', item: '' };

test('figures that cannot apply are none, not 0', () => {
  const { items: lines, totals } = tally(
    { items, rows: [row({ served: 3, seen: 2, tapped: 1 }), row({ id: 's1', served: 2, answered: 1, skipped: 1 })] },
    all,
  );
  expect(lines.map(({ key, ...figures }) => [key.id, figures])).toEqual([
    ['a1', { served: 3, seen: 2, tapped: 1, answered: undefined, skipped: undefined }],
    ['s1', { served: 2, seen: 0, tapped: undefined, answered: 1, skipped: 1 }],
  ]);
  expect(totals).toEqual({ served: 5, seen: 2, tapped: 1, answered: 1, skipped: 1 });
});

test('rounds, places and days have an order; what was counted without a team is apart', () => {
  const { days, rounds, places, months, totals, elsewhere, entries } = tally(
    {
      items,
      rows: [
        row({ day: '2026-02-03', round: 10, served: 1 }),
        row({ day: '2026-01-06', round: 2, served: 1 }),
        row({ day: '2026-01-06', round: -1, served: 1 }),
        row({ day: '2026-01-06', place: 'sponsor', venue: '', round: 0, served: 1 }),
        row({ day: '2025-12-30', place: 'site', venue: '', round: 0, served: 1 }),
        row({ day: '2026-02-03', place: 'watching', round: 3, served: 1 }),
        row({ day: '2026-01-06', round: 0, served: 1 }),
      ],
    },
    all,
  );
  expect(days.map(({ key }) => key)).toEqual(['2026-01-06', '2026-02-03']);
  expect(rounds.map(({ key }) => key)).toEqual([0, 2, 10, 'unknown']);
  expect(places.map(({ key }) => key.place)).toEqual(['game']);
  expect(elsewhere.places.map(({ key }) => key.place)).toEqual(['watching', 'site', 'sponsor']);
  expect([totals.served, elsewhere.totals.served]).toEqual([4, 3]);
  expect(entries.map(({ round }) => round)).toEqual(['outside', 0, 2, 'unknown', 'outside', 10, 3]);
  expect(months.map(({ key, served }) => [key, served])).toEqual([
    ['2026-01', 3],
    ['2026-02', 1],
  ]);
});

test('two venues are apart, whatever their names', () => {
  const rows = [row({ served: 1 }), row({ venue_id: 'v2', served: 2 }), row({ served: 4 })];
  expect(tally({ items, rows }, all).places.map(({ key, served }) => [key.venue, served])).toEqual([
    ['The Crown', 5],
    ['The Crown', 2],
  ]);
});

test('at first the last 30 days with figures are shown; a range turned round has no day', () => {
  const day = (number: number) => new Date(Date.UTC(2024, 0, 2 + 7 * number)).toISOString().slice(0, 10);
  const rows = Array.from({ length: 100 }, (_, at) => row({ day: day(at), served: 1 }));
  const filter = firstFilter({ rows });
  expect(filter).toEqual({ from: day(70), until: day(99), item: '' });
  expect(tally({ items, rows }, filter).days).toHaveLength(daysAtFirst);
  expect(firstFilter({ rows: [] })).toEqual({ from: '', until: '', item: '' });
  expect(firstFilter({ rows: rows.slice(0, 2) })).toEqual({ from: day(0), until: day(1), item: '' });
  expect(isTurnedRound('2026-01-07', '2026-01-06')).toBe(true);
  expect(isTurnedRound('2026-01-06', '2026-01-06')).toBe(false);
  expect([isTurnedRound('', '2026-01-06'), isTurnedRound('2026-01-06', '')]).toEqual([false, false]);
  expect(tally({ items, rows }, { ...filter, from: day(99), until: day(70) }).entries).toEqual([]);
});

test('the CSV has plain columns, quotes as RFC 4180 and runs no formula', () => {
  const nasty: ProofItem = {
    ...choice,
    text: '=HYPERLINK("https://x.example","Free, today")',
    options: ['+1', 'No\nway'],
  };
  const rows = [row({ id: 's1', served: 4, seen: 3, answered: 2, skipped: 1, chosen: [2, 0] }), row({ served: 1 })];
  const { entries } = tally({ items: [ad, nasty], rows }, all);
  expect(csvOf(entries, words)).toBe(
    `\uFEFF${[
      'Sponsor,Kind,Ad or question,Day (UTC),Where,Venue,Round,Served,Seen,Tapped,Answered,Skipped,Option 1,Option 1 chosen,Option 2,Option 2 chosen',
      'Old Oak Brewery,Ad,Half price on Tuesdays,2026-01-06,In a game,The Crown,1,1,0,0,,,,,,',
      `Old Oak Brewery,Question,"'=HYPERLINK(""https://x.example"",""Free, today"")",2026-01-06,In a game,The Crown,1,4,3,,2,1,'+1,2,"No\nway",0`,
      '',
    ].join('\r\n')}`,
  );
});

test.each([
  ['Old Oak Brewery', '2026-01-06', '2026-02-03', 'proof-sheet_Old-Oak-Brewery_2026-01-06_2026-02-03.csv'],
  ['../../etc/ñandú & Co.', '', '', 'proof-sheet_etc-ñandú-Co.csv'],
])('the file of %j is named by sponsor and days', (sponsor, from, until, name) => {
  expect(csvName('proof-sheet', sponsor, from, until)).toBe(name);
});

const count = fc.nat({ max: 500 });
const place = fc.constantFrom<ProofPlace>('game', 'watching', 'site', 'sponsor');
const days = ['2025-11-25', '2025-12-02', '2026-01-06', '2026-01-13', '2026-02-03'];
const someRow = fc.record({
  id: fc.constantFrom('a1', 's1', 's2'),
  day: fc.constantFrom(...days),
  place,
  venue_id: fc.constantFrom('v1', 'v2', ''),
  venue: fc.constantFrom('The Crown', 'The Anchor, "upstairs"', '=1+1', ''),
  round: fc.integer({ min: -1, max: 6 }),
  ...{ served: count, seen: count, tapped: count, answered: count, skipped: count },
  chosen: fc.tuple(count, count),
});
const someFilter = fc.record({
  from: fc.constantFrom('', ...days),
  until: fc.constantFrom('', ...days),
  item: fc.constantFrom('', 'a1', 's1', 's2'),
});

test('every table adds up to the totals, and the totals to the rows', () => {
  fc.assert(
    fc.property(fc.array(someRow, { maxLength: 40 }), someFilter, (rows, filter) => {
      const sheet = tally({ items, rows }, filter);
      const kept = rows.filter(
        ({ id, day }) =>
          (filter.item === '' || id === filter.item) &&
          (filter.from === '' || filter.from <= day) &&
          (filter.until === '' || day <= filter.until),
      );
      const games = kept.filter((one) => one.place === 'game');
      const outside = kept.filter((one) => one.place !== 'game');
      const plain = (measure: keyof Figures, of: readonly ProofRow[]) => of.reduce((sum, one) => sum + one[measure], 0);
      const ads = games.filter(({ id }) => id === 'a1');
      const surveys = games.filter(({ id }) => id !== 'a1');
      expect(sheet.totals.served).toBe(plain('served', games));
      expect(sheet.totals.seen).toBe(plain('seen', games));
      expect(sheet.elsewhere.totals.served).toBe(plain('served', outside));
      expect(sheet.totals.tapped).toBe(ads.length > 0 ? plain('tapped', ads) : undefined);
      expect(sheet.totals.answered).toBe(surveys.length > 0 ? plain('answered', surveys) : undefined);
      expect(sheet.totals.skipped).toBe(surveys.length > 0 ? plain('skipped', surveys) : undefined);
      for (const lines of [sheet.items, sheet.days, sheet.places, sheet.rounds]) {
        expect(sumOf(lines)).toEqual(sheet.totals);
      }
      for (const lines of [sheet.elsewhere.items, sheet.elsewhere.places]) {
        expect(sumOf(lines)).toEqual(sheet.elsewhere.totals);
      }
      expect(sumOf([sheet.totals, sheet.elsewhere.totals])).toEqual(sumOf(sheet.entries));
      expect(sumOf(sheet.months)).toEqual(sheet.monthTotals);
      for (const [questions, rows] of [
        [sheet.questions, games],
        [sheet.elsewhere.questions, outside],
      ] as const) {
        for (const { item, chosen } of questions) {
          const ofItem = rows.filter(({ id }) => id === item.id);
          expect(chosen).toEqual([0, 1].map((at) => ofItem.reduce((sum, one) => sum + (one.chosen[at] ?? 0), 0)));
        }
      }
    }),
  );
});

test('the CSV says what the tables say', () => {
  fc.assert(
    fc.property(fc.array(someRow, { maxLength: 30 }), someFilter, (rows, filter) => {
      const { entries } = tally({ items, rows }, filter);
      const totals = sumOf(entries);
      const [head = [], ...lines] = parsed(csvOf(entries, words));
      expect(lines).toHaveLength(entries.length);
      for (const measure of measures) {
        const cells = lines.map((line) => line[head.indexOf(words[measure])] ?? 'missing');
        const sum = cells.reduce((before, cell) => before + Number(cell), 0);
        expect(sum).toBe(totals[measure] ?? 0);
        expect(cells.map((cell) => (cell === '' ? undefined : Number(cell)))).toEqual(
          entries.map((one) => one[measure]),
        );
      }
      const venues = lines.map((line) => line[head.indexOf(words.venueColumn)]?.replace(/^'/, ''));
      expect(venues).toEqual(entries.map(({ venue }) => venue));
    }),
  );
});

/** Reads a CSV as RFC 4180 has it. */
function parsed(csv: string): string[][] {
  const cells = [...csv.slice(1).matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g)];
  const lines: string[][] = [[]];
  for (const [, cell = '', end] of cells) {
    lines.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}
