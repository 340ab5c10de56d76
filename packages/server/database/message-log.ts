import { hash } from 'node:crypto';
import { HostMessage, Message } from '@snug/contract/shapes';
import type { OutgoingMessage } from '@snug/rules';
import { sql } from 'kysely';
import type { MessageContent, StreamMessage } from '../foundation/stream-message.ts';
import { compiledQuery } from './compiled-query.ts';
import type { Database, Db, StreamKind, StreamRow, Trx } from './schema.ts';

export function streamId(game_id: string, kind: StreamKind, teamid?: string): string {
  return kind === 'team' ? `${game_id}/team/${teamid}` : `${game_id}/${kind}`;
}

/** The team whose stream this is; undefined: it is no team's. */
export function teamOfStream(stream_id: string): { game_id: string; teamid: string } | undefined {
  const [game_id = '', kind, teamid] = stream_id.split('/');
  return kind === 'team' && teamid !== undefined ? { game_id, teamid } : undefined;
}

/** The game whose players or spectators this stream is for; undefined: it is its quizmaster's. */
export function gameOfPlayers(stream_id: string): string | undefined {
  const [game_id, kind] = stream_id.split('/');
  return kind === 'host' || game_id === '' ? undefined : game_id;
}

/** Identifies a stream and its incarnation without revealing them, so that a cursor of another stream is noticed. */
export function epochOf(incarnation: string, stream_id: string): string {
  return hash('sha256', `${incarnation}\n${stream_id}`, 'base64url').slice(0, 16);
}

export async function openStream(trx: Trx, game_id: string, kind: StreamKind, teamid?: string): Promise<void> {
  const stream_id = streamId(game_id, kind, teamid);
  const shift = kind === 'host' ? 0 : -1 * (await broadcastCount(trx, game_id));
  await insertStream(trx, { stream_id, game_id, kind, teamid: teamid ?? null, shift });
}

const insertStream = compiledQuery((db, { stream_id, game_id, kind, teamid, shift }: StreamRow) =>
  db.insertInto('streams').values({ stream_id, game_id, kind, teamid, shift }),
);

/**
 * Numbers and stores messages in the transaction of their change: a number exists exactly when its change does, and no
 * stream has a gap (G1, H73). A message to all players is stored once and raises one count, however many teams there are:
 * its number in a stream is that count plus the stream's own shift.
 */
export async function appendMessages(
  trx: Trx,
  game_id: string,
  messages: readonly OutgoingMessage[],
  now: number,
): Promise<StreamMessage[]> {
  const numbered: StreamMessage[] = [];
  let count: number | undefined;
  for (const { to, message, only, farewell } of messages) {
    // The contract's schemas let no field through that a view should have left out (H7, H55).
    const body = JSON.stringify(to === 'host' ? HostMessage.parse(message) : Message.parse(message));
    const only_player = only ?? null;
    const content: MessageContent = { body, only_player, ...(farewell && { farewell }) };
    if (to === 'players') {
      const [counted] = await countBroadcast(trx, { game_id });
      if (!counted) continue;
      count = counted.count;
      await insertBroadcast(trx, { game_id, number: count, body, only_player, at: now });
      for (const { stream_id, shift } of await broadcastStreams(trx, { game_id })) {
        numbered.push({ stream_id, seq: count + shift, content });
      }
      continue;
    }
    const stream_id = typeof to === 'object' ? streamId(game_id, 'team', to.teamid) : streamId(game_id, to);
    let seq: number | undefined;
    if (to === 'host') {
      const [counted] = await countForHost(trx, { game_id });
      seq = counted?.host;
    } else {
      const [shifted] = await shiftStream(trx, { stream_id });
      count ??= await broadcastCount(trx, game_id);
      seq = shifted && count + shifted.shift;
    }
    if (seq === undefined) continue;
    await insertOwnMessage(trx, { stream_id, seq, body, only_player, at: now });
    numbered.push({ stream_id, seq, content });
  }
  return numbered;
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

const insertBroadcast = compiledQuery((db, { game_id, number, body, only_player, at }: Database['broadcasts']) =>
  db.insertInto('broadcasts').values({ game_id, number, body, only_player, at }),
);

/** The streams of a game that receive broadcasts: all but the host's. */
const broadcastStreams = compiledQuery((db, { game_id }: { game_id: string }) =>
  db.selectFrom('streams').select(['stream_id', 'shift']).where('game_id', '=', game_id).where('kind', '!=', 'host'),
);

const shiftStream = compiledQuery((db, { stream_id }: { stream_id: string }) =>
  db
    .updateTable('streams')
    .set((old) => ({ shift: old('shift', '+', 1) }))
    .where('stream_id', '=', stream_id)
    .returning('shift'),
);

const insertOwnMessage = compiledQuery((db, { stream_id, seq, body, only_player, at }: Database['own_messages']) =>
  db.insertInto('own_messages').values({ stream_id, seq, body, only_player, at }),
);

const countOf = compiledQuery((db, { game_id }: { game_id: string }) =>
  db.selectFrom('broadcast_counts').select('count').where('game_id', '=', game_id),
);

async function broadcastCount(db: Db, game_id: string): Promise<number> {
  const [row] = await countOf(db, { game_id });
  return row?.count ?? 0;
}

/** Raises the numbers of every players' stream: only for a start after which no cursor is valid any more. */
export const skipNumbers = compiledQuery((db, { by }: { by: number }) =>
  db
    .updateTable('streams')
    .set((old) => ({ shift: old('shift', '+', by) }))
    .where('kind', '!=', 'host'),
);

/** The number of the last message of a stream; undefined when there is no such stream. */
export async function position(db: Db, stream_id: string): Promise<number | undefined> {
  const [stream] = await countsOf(db, { stream_id });
  if (!stream) return undefined;
  return stream.kind === 'host' ? (stream.host ?? 0) : (stream.count ?? 0) + stream.shift;
}

const countsOf = compiledQuery((db, { stream_id }: { stream_id: string }) =>
  db
    .selectFrom('streams')
    .leftJoin('broadcast_counts', 'broadcast_counts.game_id', 'streams.game_id')
    .select(['kind', 'shift', 'count', 'host'])
    .where('stream_id', '=', stream_id),
);

/** The messages of a stream after a number, in order: its own, and between them the game's broadcasts. */
export async function readAfter(db: Db, stream_id: string, after: number, limit: number): Promise<StreamMessage[]> {
  // One statement, so that it reads shift and count at the same moment as the messages.
  const rows = await ownAfter(db, { stream_id, after, limit });
  const [stream] = rows;
  if (!stream) return [];
  const own = rows.flatMap(({ seq, body, only_player }) =>
    seq === null || body === null ? [] : [{ stream_id, seq, content: { body, only_player } }],
  );
  const { game_id, count, shift } = stream;
  const ownLater = own.length < limit ? own.length : await ownBetween(db, stream_id, after, (count ?? 0) + shift);
  // `shift - ownLater` is the shift at the number `after`: the remainder of that number is the broadcasts up to there.
  const readBroadcasts = after - (shift - ownLater);
  const hasReadAll = stream.kind === 'host' || count === null || count <= readBroadcasts;
  const broadcasts = hasReadAll
    ? []
    : await broadcastsAfter(db, { game_id, after: readBroadcasts, upTo: count, limit });
  const messages: StreamMessage[] = [];
  for (let seq = after + 1; messages.length < limit; seq += 1) {
    const broadcast = own[0]?.seq === seq ? undefined : broadcasts.shift();
    const next = broadcast ? { stream_id, seq, content: broadcast } : own.shift();
    if (!next) break;
    messages.push(next);
  }
  return messages;
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

/** How many own messages a stream has after a number and up to `head`, its last number when the stream was read. */
async function ownBetween(db: Db, stream_id: string, after: number, head: number): Promise<number> {
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

/** For the bare number SQLite would plan the statement anew each time, which takes longer than running it. */
function atMost(limit: number) {
  return sql<number>`${limit} + 0`;
}
