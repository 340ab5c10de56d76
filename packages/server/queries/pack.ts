import type { HostPack, Pack } from '@snug/contract';
import type { Db, PackRow } from '../database/schema.ts';

/** The packs in a venue's list, the newest first, each with how often it was played there. */
export async function packsOf(db: Db, venue_id: string): Promise<HostPack[]> {
  const rows = await db
    .selectFrom('packs')
    .selectAll()
    .where('venue_id', '=', venue_id)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('pack_id')
    .execute();
  const games = await db
    .selectFrom('games')
    .select(({ fn }) => ['pack_id', fn.countAll<number>().as('played'), fn.max('date').as('last_played')])
    .where('venue_id', '=', venue_id)
    .where('game_started', '=', 1)
    .groupBy('pack_id')
    .execute();
  const plays = new Map(games.map(({ pack_id, played, last_played }) => [pack_id, { played, last_played }]));
  return rows.map((row) => hostPackView(row, plays.get(row.pack_id)));
}

interface Plays {
  readonly played: number;
  readonly last_played: string | null;
}

/** A pack as the list shows it. */
export function hostPackView(row: PackRow, plays?: Plays): HostPack {
  const { kind, rounds } = JSON.parse(row.body) as Pack;
  return {
    pack_id: row.pack_id,
    title: row.title,
    kind,
    rounds: rounds.length,
    questions: rounds.reduce((sum, round) => sum + round.questions.length, 0),
    created_at: row.created_at,
    played: Number(plays?.played ?? 0),
    last_played: plays?.last_played ?? null,
  };
}
