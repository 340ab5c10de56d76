import { hash } from 'node:crypto';
import { HostMessage, Message } from '@snug/contract/shapes';
import type { OutgoingMessage } from '@snug/rules';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from '../foundation/seams.ts';
import type { MessageContent, StreamMessage } from '../foundation/stream-message.ts';
import { compiledQuery } from './compiled-query.ts';
import type { Database, StreamKind, StreamRow } from './schema.ts';

export type { OutgoingMessage };

type Trx = Transaction<Database>;

export function streamId(game_id: string, kind: StreamKind, teamid?: string): string {
  return kind === 'team' ? `${game_id}/team/${teamid}` : `${game_id}/${kind}`;
}

/** Names a stream and its incarnation without saying either (hazard of a cursor that crosses streams). */
export function epochOf(incarnation: string, stream_id: string): string {
  return hash('sha256', `${incarnation}\n${stream_id}`, 'base64url').slice(0, 16);
}

export async function openStream(trx: Trx, game_id: string, kind: StreamKind, teamid?: string): Promise<void> {
  const stream_id = streamId(game_id, kind, teamid);
  const shift = kind === 'host' ? 0 : -1 * (await broadcastCount(trx, game_id));
  await keepStream(trx, { stream_id, game_id, kind, teamid: teamid ?? null, shift });
}

const keepStream = compiledQuery((db, { stream_id, game_id, kind, teamid, shift }: StreamRow) =>
  db.insertInto('streams').values({ stream_id, game_id, kind, teamid, shift }),
);

/**
 * Numbers the messages and keeps them, in the transaction that makes the change: a number exists exactly when its change
 * does, and no stream has a hole (G1, H73). What everybody hears is kept once and moves one count, however many teams
 * there are: each stream's number is that count plus the stream's own shift.
 */
export async function append(
  trx: Trx,
  game_id: string,
  outgoing: readonly OutgoingMessage[],
  { clock }: { clock: Pick<Clock, 'now'> },
): Promise<StreamMessage[]> {
  const parcels: StreamMessage[] = [];
  const at = clock.now();
  let count: number | undefined;
  for (const { to, message, only, farewell } of outgoing) {
    // The schemas of the wire let nothing through that a view should have left out (H7, H55).
    const body = JSON.stringify(to === 'host' ? HostMessage.parse(message) : Message.parse(message));
    const only_player = only ?? null;
    const content: MessageContent = { body, only_player, ...(farewell && { farewell }) };
    if (to === 'players') {
      const [counted] = await countBroadcast(trx, { game_id });
      if (!counted) continue;
      count = counted.count;
      await keepBroadcast(trx, { game_id, number: count, body, only_player, at });
      for (const { stream_id, shift } of await hearing(trx, { game_id })) {
        parcels.push({ stream_id, seq: count + shift, content });
      }
      continue;
    }
    const stream_id = typeof to === 'object' ? streamId(game_id, 'team', to.teamid) : streamId(game_id, to);
    let seq: number | undefined;
    if (to === 'host') {
      const [counted] = await countForHost(trx, { game_id });
      seq = counted?.host;
    } else {
      const [shifted] = await shiftOne(trx, { stream_id });
      count ??= await broadcastCount(trx, game_id);
      seq = shifted && count + shifted.shift;
    }
    if (seq === undefined) continue;
    await keepOwn(trx, { stream_id, seq, body, only_player, at });
    parcels.push({ stream_id, seq, content });
  }
  return parcels;
}

const countBroadcast = compiledQuery((db, { game_id }: { game_id: string }) =>
  db
    .insertInto('broadcast_counts')
    .values({ game_id, count: 1, host: 0 })
    .onConflict((row) => row.column('game_id').doUpdateSet((old) => ({ count: old('broadcast_counts.count', '+', 1) })))
    .returning('count'),
);

const countForHost = compiledQuery((db, { game_id }: { game_id: string }) =>
  db
    .insertInto('broadcast_counts')
    .values({ game_id, count: 0, host: 1 })
    .onConflict((row) => row.column('game_id').doUpdateSet((old) => ({ host: old('broadcast_counts.host', '+', 1) })))
    .returning('host'),
);

const keepBroadcast = compiledQuery((db, { game_id, number, body, only_player, at }: Database['broadcasts']) =>
  db.insertInto('broadcasts').values({ game_id, number, body, only_player, at }),
);

/** The streams that hear broadcasts. */
const hearing = compiledQuery((db, { game_id }: { game_id: string }) =>
  db.selectFrom('streams').select(['stream_id', 'shift']).where('game_id', '=', game_id).where('kind', '!=', 'host'),
);

const shiftOne = compiledQuery((db, { stream_id }: { stream_id: string }) =>
  db
    .updateTable('streams')
    .set((old) => ({ shift: old('shift', '+', 1) }))
    .where('stream_id', '=', stream_id)
    .returning('shift'),
);

const keepOwn = compiledQuery((db, { stream_id, seq, body, only_player, at }: Database['own_messages']) =>
  db.insertInto('own_messages').values({ stream_id, seq, body, only_player, at }),
);

const countOf = compiledQuery((db, { game_id }: { game_id: string }) =>
  db.selectFrom('broadcast_counts').select('count').where('game_id', '=', game_id),
);

async function broadcastCount(db: Kysely<Database>, game_id: string): Promise<number> {
  const [row] = await countOf(db, { game_id });
  return row?.count ?? 0;
}

/** Lets every stream of players go on so many numbers further up. Only for a start at which nobody's cursor is good any more. */
export const skipNumbers = compiledQuery((db, { by }: { by: number }) =>
  db
    .updateTable('streams')
    .set((old) => ({ shift: old('shift', '+', by) }))
    .where('kind', '!=', 'host'),
);

/** The number of the last message of a stream; undefined when there is no such stream. */
export async function position(db: Kysely<Database>, stream_id: string): Promise<number | undefined> {
  const [stream] = await standing(db, { stream_id });
  if (!stream) return undefined;
  return stream.kind === 'host' ? (stream.host ?? 0) : (stream.count ?? 0) + stream.shift;
}

const standing = compiledQuery((db, { stream_id }: { stream_id: string }) =>
  db
    .selectFrom('streams')
    .leftJoin('broadcast_counts', 'broadcast_counts.game_id', 'streams.game_id')
    .select(['kind', 'shift', 'count', 'host'])
    .where('stream_id', '=', stream_id),
);

/** What a stream has after a number, in order: its own messages, and between them the broadcasts of the game. */
export async function readAfter(
  db: Kysely<Database>,
  stream_id: string,
  after: number,
  limit: number,
): Promise<StreamMessage[]> {
  // One statement, so that shift and count are of the same moment as the messages.
  const rows = await ownAfter(db, { stream_id, after, limit });
  const [stream] = rows;
  if (!stream) return [];
  const own = rows.flatMap(({ seq, body, only_player }) =>
    seq === null || body === null ? [] : [{ stream_id, seq, content: { body, only_player } }],
  );
  const { game_id, count, shift } = stream;
  const later = own.length < limit ? own.length : await ownBetween(db, stream_id, after, (count ?? 0) + shift);
  // Up to there, that many of its numbers were broadcasts: all but the shift as it was then.
  const heard = after - (shift - later);
  const isToldAll = stream.kind === 'host' || count === null || count <= heard;
  const broadcasts = isToldAll ? [] : await broadcastsAfter(db, { game_id, after: heard, upTo: count, limit });
  const parcels: StreamMessage[] = [];
  for (let seq = after + 1; parcels.length < limit; seq += 1) {
    const broadcast = own[0]?.seq === seq ? undefined : broadcasts.shift();
    const next = broadcast ? { stream_id, seq, content: broadcast } : own.shift();
    if (!next) break;
    parcels.push(next);
  }
  return parcels;
}

const ownAfter = compiledQuery((db, { stream_id, after, limit }: { stream_id: string; after: number; limit: number }) =>
  db
    .selectFrom('streams')
    .leftJoin('broadcast_counts', 'broadcast_counts.game_id', 'streams.game_id')
    .leftJoin('own_messages', (join) =>
      join.onRef('own_messages.stream_id', '=', 'streams.stream_id').on('own_messages.seq', '>', after),
    )
    .select(['streams.game_id', 'kind', 'shift', 'count', 'own_messages.seq', 'body', 'only_player'])
    .where('streams.stream_id', '=', stream_id)
    .orderBy('own_messages.seq')
    .limit(atMost(limit)),
);

/** How many messages of its own a stream has between two numbers: those after the moment that it stood at `head` are not counted. */
async function ownBetween(db: Kysely<Database>, stream_id: string, after: number, head: number): Promise<number> {
  const [counted] = await countBetween(db, { stream_id, after, head });
  return Number(counted?.count ?? 0);
}

const countBetween = compiledQuery(
  (db, { stream_id, after, head }: { stream_id: string; after: number; head: number }) =>
    db
      .selectFrom('own_messages')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('stream_id', '=', stream_id)
      .where('seq', '>', after)
      .where('seq', '<=', head),
);

const broadcastsAfter = compiledQuery(
  (db, { game_id, after, upTo, limit }: { game_id: string; after: number; upTo: number; limit: number }) =>
    db
      .selectFrom('broadcasts')
      .select(['body', 'only_player'])
      .where('game_id', '=', game_id)
      .where('number', '>', after)
      .where('number', '<=', upTo)
      .orderBy('number')
      .limit(atMost(limit)),
);

/** Not the bare number: SQLite plans a statement anew for each, which takes longer than carrying it out. */
function atMost(limit: number) {
  return sql<number>`${limit} + 0`;
}
