import type { ProofItem, ProofPlace, ProofRow, ProofSheet } from '@snug/contract';
import { type Figures, figuresOf, sumOf } from './figures.ts';
import { isWithin, type ProofFilter } from './proof-filter.ts';

/** One line of the sheet in full: an item in one place, on one day, in one round. */
export interface Entry extends Figures, Pick<ProofRow, 'day' | 'place' | 'venue_id' | 'venue'> {
  readonly item: ProofItem;
  readonly round: Round;
  readonly chosen: readonly number[];
}

/** A round's number, 0 before the first; `unknown` where it was not counted, `outside` where there are no rounds. */
export type Round = number | 'unknown' | 'outside';

export interface Where {
  readonly place: ProofPlace;
  /** Two venues may have one name. */
  readonly venue_id: string;
  readonly venue: string;
}

/** The sum of all entries with one day, item, … */
export interface Line<Key> extends Figures {
  readonly key: Key;
}

/** How often each option of a question was chosen. */
export interface Choices {
  readonly item: ProofItem;
  readonly answered: number;
  readonly chosen: readonly number[];
}

/** What was counted without a team: of spectators, on the survey page and on sponsors' pages. */
export interface Elsewhere {
  readonly totals: Figures;
  readonly items: readonly Line<ProofItem>[];
  readonly places: readonly Line<Where>[];
  readonly questions: readonly Choices[];
}

/**
 * Everything that a proof sheet shows. Tables, plots and the CSV read this alone, so that they cannot differ. Figures are those of games;
 * what was counted elsewhere, where anybody may come, is apart.
 */
export interface Tally {
  /** Of games and elsewhere: each says where. */
  readonly entries: readonly Entry[];
  /** The items that any of them is of. */
  readonly shown: readonly ProofItem[];
  readonly elsewhere: Elsewhere;
  readonly totals: Figures;
  readonly items: readonly Line<ProofItem>[];
  readonly days: readonly Line<string>[];
  readonly places: readonly Line<Where>[];
  readonly rounds: readonly Line<Round>[];
  /** Of all days, also those that the filter leaves out. */
  readonly months: readonly Line<string>[];
  readonly monthTotals: Figures;
  readonly questions: readonly Choices[];
}

export function tally(sheet: Pick<ProofSheet, 'items' | 'rows'>, filter: ProofFilter): Tally {
  const items = sheet.items.filter(({ id }) => filter.item === '' || id === filter.item);
  const ever = entriesOf(items, sheet.rows);
  const entries = ever.filter(({ day }) => isWithin(day, filter));
  const inGames = entries.filter(isInGame);
  const everInGames = ever.filter(isInGame);
  return {
    entries,
    shown: items.filter((item) => entries.some((entry) => entry.item === item)),
    elsewhere: partsOf(
      items,
      entries.filter((entry) => !isInGame(entry)),
    ),
    ...partsOf(items, inGames),
    days: linesBy(inGames, ({ day }) => day).sort((a, b) => compare(a.key, b.key)),
    rounds: linesBy(inGames, ({ round }) => round).sort((a, b) => orderOf(a.key) - orderOf(b.key)),
    months: linesBy(everInGames, ({ day }) => day.slice(0, 7)).sort((a, b) => compare(a.key, b.key)),
    monthTotals: sumOf(everInGames),
  };
}

function isInGame({ place }: Entry): boolean {
  return place === 'game';
}

function partsOf(items: readonly ProofItem[], entries: readonly Entry[]): Elsewhere {
  const ofItem = (item: ProofItem) => entries.filter((entry) => entry.item === item);
  const shown = items.filter((item) => ofItem(item).length > 0);
  return {
    totals: sumOf(entries),
    items: shown.map((item) => ({ key: item, ...sumOf(ofItem(item)) })),
    places: linesBy(entries, ({ place, venue_id, venue }) => ({ place, venue_id, venue })).sort(byPlace),
    questions: shown.filter(({ options }) => options.length > 0).map((item) => choicesOf(item, ofItem(item))),
  };
}

/** In the order of days, then of items, then of rounds. */
function entriesOf(items: readonly ProofItem[], rows: readonly ProofRow[]): Entry[] {
  const known = new Map(items.map((item, at) => [item.id, { item, at }]));
  return rows
    .flatMap((row) => {
      const found = known.get(row.id);
      if (!found) return [];
      const { day, place, venue_id, venue } = row;
      const entry: Entry = {
        ...figuresOf(row, found.item),
        ...{ day, place, venue_id, venue, item: found.item, round: roundOf(row) },
        chosen: found.item.options.map((_, at) => row.chosen[at] ?? 0),
      };
      return [{ entry, at: found.at }];
    })
    .sort(
      (a, b) =>
        compare(a.entry.day, b.entry.day) ||
        a.at - b.at ||
        byPlace({ key: a.entry }, { key: b.entry }) ||
        orderOf(a.entry.round) - orderOf(b.entry.round),
    )
    .map(({ entry }) => entry);
}

function roundOf({ place, round }: ProofRow): Round {
  if (place === 'site' || place === 'sponsor') return 'outside';
  return round < 0 ? 'unknown' : round;
}

function linesBy<Key>(entries: readonly Entry[], keyOf: (entry: Entry) => Key): Line<Key>[] {
  const groups = new Map<string, { key: Key; entries: Entry[] }>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const name = JSON.stringify(key);
    const group = groups.get(name) ?? { key, entries: [] };
    group.entries.push(entry);
    groups.set(name, group);
  }
  return [...groups.values()].map((group) => ({ key: group.key, ...sumOf(group.entries) }));
}

function choicesOf(item: ProofItem, entries: readonly Entry[]): Choices {
  return {
    item,
    answered: sumOf(entries).answered ?? 0,
    chosen: item.options.map((_, at) => entries.reduce((sum, { chosen }) => sum + (chosen[at] ?? 0), 0)),
  };
}

const places: readonly ProofPlace[] = ['game', 'watching', 'site', 'sponsor'];

function byPlace({ key: a }: { key: Where }, { key: b }: { key: Where }): number {
  return (
    places.indexOf(a.place) - places.indexOf(b.place) || compare(a.venue, b.venue) || compare(a.venue_id, b.venue_id)
  );
}

/** Rounds by number, then what has none. */
function orderOf(round: Round): number {
  return round === 'unknown' ? 1e6 : round === 'outside' ? 2e6 : round;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
