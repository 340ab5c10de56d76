import type { ProofItem, ProofRow, ProofSheet } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import { adsOf } from '../database/ads.ts';
import { countsOf } from '../database/proof.ts';
import { fromRow } from '../database/rows.ts';
import type { Db } from '../database/schema.ts';
import { sponsorNames, sponsorOf } from '../database/sponsors.ts';
import { surveysOf } from '../database/surveys.ts';
import { venueName } from '../database/venue-name.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { proofHash } from './sponsor.ts';

/** The proof sheet of one sponsor; '': of the house's own; undefined: of all of the venue. */
export async function readProof(
  { clock }: Pick<ServerContext, 'clock'>,
  db: Db,
  venue_id: string,
  sponsor_id: string | undefined,
): Promise<ProofSheet> {
  const isOne = sponsor_id !== undefined && sponsor_id !== '';
  const sponsor = isOne ? (await sponsorOf(db, venue_id, sponsor_id)).name : '';
  const items = await itemsOf(db, venue_id, sponsor_id);
  return {
    sponsor,
    venue: await venueName(db, venue_id),
    made_at: new Date(clock.now()).toISOString(),
    items,
    rows: await rowsOf(db, items),
  };
}

/** The proof sheet that was shared under this token. */
export async function readSharedProof(
  { clock, keys }: Pick<ServerContext, 'clock' | 'keys'>,
  db: Db,
  token: string,
): Promise<ProofSheet> {
  const row = await db
    .selectFrom('sponsors')
    .select(['venue_id', 'sponsor_id'])
    .where('proof_hash', '=', proofHash(keys, token))
    .executeTakeFirst();
  if (!row) throw new Refusal(404, details.proofNotFound);
  return readProof({ clock }, db, row.venue_id, row.sponsor_id);
}

async function itemsOf(db: Db, venue_id: string, sponsor_id: string | undefined): Promise<ProofItem[]> {
  const names = await sponsorNames(db, venue_id);
  const isWanted = (each: { sponsor_id: string }) => sponsor_id === undefined || each.sponsor_id === sponsor_id;
  const nameOf = (each: { sponsor_id: string }) => names.get(each.sponsor_id) ?? '';
  const [ads, surveys] = [await adsOf(db, venue_id), await surveysOf(db, venue_id)];
  return [
    ...ads.filter(isWanted).map((ad): ProofItem => {
      return { kind: 'ad', id: ad.ad_id, sponsor: nameOf(ad), text: ad.text, options: [] };
    }),
    ...surveys.filter(isWanted).map((row): ProofItem => {
      const { surveyid: id, question_text: text, options } = fromRow(row);
      return { kind: 'survey', id, sponsor: nameOf(row), text, options };
    }),
  ];
}

async function rowsOf(db: Db, items: readonly ProofItem[]): Promise<ProofRow[]> {
  const options = new Map(items.map((item) => [item.id, item.options.length]));
  const counts = await countsOf(db, [...options.keys()]);
  const rows = new Map<string, ProofRow>();
  for (const { item_id: id, day, place, venue_id, venue, round, event, option, count } of counts) {
    // By the venue's id: two venues may have one name.
    const key = JSON.stringify([day, id, place, venue_id, round]);
    const row = rows.get(key) ?? {
      ...{ id, day, place, venue_id, venue: venue ?? '', round },
      ...{ served: 0, seen: 0, tapped: 0, answered: 0, skipped: 0 },
      chosen: Array<number>(options.get(id) ?? 0).fill(0),
    };
    rows.set(key, event === 'chosen' ? { ...row, chosen: row.chosen.with(option, count) } : { ...row, [event]: count });
  }
  return [...rows.values()];
}
