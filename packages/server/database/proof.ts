import type { ProofItem } from '@snug/contract';
import { compiledQuery } from './compiled-query.ts';
import type { Db, ProofCountRow, ProofEvent, Trx } from './schema.ts';

/** Where something was shown, and when: what a count is kept under besides its item. */
export type Shown = Pick<ProofCountRow, 'day' | 'place' | 'venue_id' | 'round'>;

/** A person, by the hashes that stand for them. What they do is kept under the first. */
export type Hashes = readonly [who: string, ...string[]];

/** What happened, and to what: a kind of event of ads or of surveys. */
export type Happening = Pick<ProofCountRow, 'kind' | 'event'>;

/** Those of the items that are not counted yet for this person, event and day. */
export async function uncounted(
  db: Db,
  item_ids: readonly string[],
  who: Hashes,
  { event, day }: { readonly event: ProofEvent; readonly day: string },
): Promise<string[]> {
  if (item_ids.length === 0) return [];
  const rows = await db
    .selectFrom('proof_marks')
    .select('item_id')
    .where('item_id', 'in', item_ids)
    .where('who', 'in', who)
    .where('day', '=', day)
    .where('event', '=', event)
    .execute();
  const counted = new Set(rows.map(({ item_id }) => item_id));
  return item_ids.filter((item_id) => !counted.has(item_id));
}

/**
 * Counts something of each item once per person and day, under where it was the first time: a sponsor pays for people, not
 * for reloads. The count is in the transaction of the mark, so that after a crash either both are there or neither.
 */
export async function countOnce(
  trx: Trx,
  item_ids: readonly string[],
  who: Hashes,
  happening: Happening,
  shown: Shown,
): Promise<void> {
  const { event } = happening;
  const { day } = shown;
  for (const item_id of await uncounted(trx, item_ids, who, { event, day })) {
    const [mark] = await insertMark(trx, { item_id, who: who[0], day, event });
    if (mark) await count(trx, item_id, happening, shown);
  }
}

/** Counts one more. The caller knows that it was not counted before. */
export async function count(
  trx: Trx,
  item_id: string,
  { kind, event }: Happening,
  { day, place, venue_id, round }: Shown,
  option = -1,
): Promise<void> {
  await addOne(trx, { item_id, kind, day, place, venue_id, round, event, option });
}

/** Of two concurrent marks on PostgreSQL the second finds the first. */
const insertMark = compiledQuery(
  (db, { item_id, who, day, event }: { item_id: string; who: string; day: string; event: ProofEvent }) =>
    db
      .insertInto('proof_marks')
      .values({ item_id, who, day, event })
      .onConflict((row) => row.columns(['item_id', 'who', 'day', 'event']).doNothing())
      .returning('item_id'),
);

const addOne = compiledQuery(
  (db, { item_id, kind, day, place, venue_id, round, event, option }: Omit<ProofCountRow, 'count'>) =>
    db
      .insertInto('proof_counts')
      .values({ item_id, kind, day, place, venue_id, round, event, option, count: 1 })
      .onConflict((row) =>
        row
          .columns(['item_id', 'day', 'place', 'venue_id', 'round', 'event', 'option'])
          .doUpdateSet((old) => ({ count: old('proof_counts.count', '+', 1) })),
      ),
);

/** Whether an item was handed to this person, today or a short while ago. */
export async function wasServed(db: Db, item_id: string, who: Hashes): Promise<boolean> {
  const mark = await db
    .selectFrom('proof_marks')
    .select('item_id')
    .where('item_id', '=', item_id)
    .where('who', 'in', who)
    .where('event', '=', 'served')
    .executeTakeFirst();
  return mark !== undefined;
}

/** Whether anything of an item has been counted. */
export async function isCounted(db: Db, item_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('proof_counts')
    .select('item_id')
    .where('item_id', '=', item_id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How often something happened to an item, in all. */
export interface ItemTotal extends Pick<ProofCountRow, 'item_id' | 'event'> {
  readonly count: number;
}

/** The totals in games of all items of a venue, of a kind. */
export async function totalsOf(db: Db, kind: ProofItem['kind'], item_ids: readonly string[]): Promise<ItemTotal[]> {
  if (item_ids.length === 0) return [];
  const rows = await db
    .selectFrom('proof_counts')
    .select(['item_id', 'event'])
    .select(({ fn }) => fn.sum('count').as('count'))
    .where('kind', '=', kind)
    .where('item_id', 'in', item_ids)
    .where('place', '=', 'game')
    .where('event', '!=', 'chosen')
    .groupBy(['item_id', 'event'])
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

/** How often something happened to a question without a team; `option`: the one that was chosen, or -1. */
export interface CountElsewhere extends Pick<ProofCountRow, 'item_id' | 'place' | 'event' | 'option'> {
  readonly count: number;
}

/** What was counted of questions without a team: whoever makes up new browsers adds to these figures alone. */
export async function countsElsewhere(db: Db, item_ids: readonly string[]): Promise<CountElsewhere[]> {
  if (item_ids.length === 0) return [];
  const rows = await db
    .selectFrom('proof_counts')
    .select(['item_id', 'place', 'event', 'option'])
    .select(({ fn }) => fn.sum('count').as('count'))
    .where('kind', '=', 'survey')
    .where('item_id', 'in', item_ids)
    .where('place', '!=', 'game')
    .groupBy(['item_id', 'place', 'event', 'option'])
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

/** The total of one item and event. */
export function totalOf(totals: readonly ItemTotal[], item_id: string, event: ProofEvent): number {
  return totals.find((each) => each.item_id === item_id && each.event === event)?.count ?? 0;
}

/** All counts of these items, with the names of the venues they are of; '' outside games. */
export function countsOf(db: Db, item_ids: readonly string[]) {
  if (item_ids.length === 0) return [];
  return db
    .selectFrom('proof_counts')
    .leftJoin('venues', 'venues.venue_id', 'proof_counts.venue_id')
    .selectAll('proof_counts')
    .select('venues.name as venue')
    .where('item_id', 'in', item_ids)
    .orderBy('day')
    .orderBy('item_id')
    .orderBy('place')
    .orderBy('proof_counts.venue_id')
    .orderBy('round')
    .execute();
}
