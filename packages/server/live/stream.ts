import { createHash } from 'node:crypto';
import { HostMessage, Message } from '@snug/contract/shapes';
import type { Kysely, Transaction } from 'kysely';
import { newOrderedId } from '../ids.ts';
import type { Clock, Random } from '../seams.ts';
import { prepared } from '../store/prepared.ts';
import type { Database, StreamKind } from '../store/schema.ts';

/**
 * A message to be sent with a change: to everyone who plays or watches, to one team, or to the quizmaster.
 * `only`: for one player of the audience; the others hear a SKIP. `farewell`: also for those whom the same change takes
 * off the audience, as DROP_PLAYER for the one dropped.
 */
export type Post = { readonly farewell?: true } & (
  | {
      readonly to: 'players' | 'watchers' | { readonly teamid: string };
      readonly message: Message;
      readonly only?: string;
    }
  | { readonly to: 'host'; readonly message: HostMessage; readonly only?: undefined }
);

/** A message with its number in one stream. */
export interface Parcel {
  readonly stream_id: string;
  readonly seq: number;
  /** The message as JSON text. */
  readonly body: string;
  readonly only_player: string | null;
  /** Still reaches those whom the same change takes off the stream. Not kept: it matters while they are connected. */
  readonly farewell?: boolean;
}

type Trx = Transaction<Database>;

export function streamId(game_id: string, kind: StreamKind, teamid?: string): string {
  return kind === 'team' ? `${game_id}/team/${teamid}` : `${game_id}/${kind}`;
}

/** Names a stream and its incarnation without saying either (hazard of a cursor that crosses streams). */
export function epochOf(incarnation: string, stream_id: string): string {
  return createHash('sha256').update(`${incarnation}\n${stream_id}`).digest('base64url').slice(0, 16);
}

export async function openStream(trx: Trx, game_id: string, kind: StreamKind, teamid?: string): Promise<void> {
  const stream_id = streamId(game_id, kind, teamid);
  await trx
    .insertInto('streams')
    .values({ stream_id, game_id, kind, teamid: teamid ?? null, seq: 0 })
    .execute();
}

/**
 * Numbers the posts and keeps them, in the transaction that makes the change: a number exists exactly when its change
 * does, and no stream has a hole (G1, H73). The body is stored once, however many teams hear it.
 */
export async function append(
  trx: Trx,
  game_id: string,
  posts: readonly Post[],
  { clock, random }: { clock: Pick<Clock, 'now'>; random: Random },
): Promise<Parcel[]> {
  const parcels: Parcel[] = [];
  for (const { to, message, only, farewell } of posts) {
    // The schemas of the wire let nothing through that a view should have left out (H7, H55).
    const body = JSON.stringify(to === 'host' ? HostMessage.parse(message) : Message.parse(message));
    const message_id = newOrderedId(clock.now(), random);
    const numbered =
      to === 'players' ? await numberAll(trx, { game_id }) : await numberOne(trx, { stream_id: streamOf(game_id, to) });
    if (numbered.length === 0) continue;
    const only_player = only ?? null;
    await keepMessage(trx, { message_id, game_id, body, at: clock.now() });
    const rows = numbered.map(({ stream_id, seq }) => ({ stream_id, seq, message_id, only_player }));
    const [row] = rows;
    if (row && rows.length === 1) await keepNumber(trx, row);
    else await trx.insertInto('stream_messages').values(rows).execute();
    parcels.push(
      ...numbered.map(({ stream_id, seq }) => ({ stream_id, seq, body, only_player, ...(farewell && { farewell }) })),
    );
  }
  return parcels;
}

function streamOf(game_id: string, to: Exclude<Post['to'], 'players'>): string {
  return typeof to === 'object' ? streamId(game_id, 'team', to.teamid) : streamId(game_id, to);
}

const numberAll = prepared((db, { game_id }: { game_id: string }) =>
  db
    .updateTable('streams')
    .set((old) => ({ seq: old('seq', '+', 1) }))
    .where('game_id', '=', game_id)
    .where('kind', '!=', 'host')
    .returning(['stream_id', 'seq']),
);

const numberOne = prepared((db, { stream_id }: { stream_id: string }) =>
  db
    .updateTable('streams')
    .set((old) => ({ seq: old('seq', '+', 1) }))
    .where('stream_id', '=', stream_id)
    .returning(['stream_id', 'seq']),
);

const keepMessage = prepared((db, { message_id, game_id, body, at }: Database['messages']) =>
  db.insertInto('messages').values({ message_id, game_id, body, at }),
);

const keepNumber = prepared((db, { stream_id, seq, message_id, only_player }: Database['stream_messages']) =>
  db.insertInto('stream_messages').values({ stream_id, seq, message_id, only_player }),
);

/** The number of the last message of a stream; undefined when there is no such stream. */
export async function position(db: Kysely<Database>, stream_id: string): Promise<number | undefined> {
  const row = await db.selectFrom('streams').select('seq').where('stream_id', '=', stream_id).executeTakeFirst();
  return row?.seq;
}

/** What a stream has after a number, in order. */
export function readAfter(db: Kysely<Database>, stream_id: string, seq: number, limit: number): Promise<Parcel[]> {
  return db
    .selectFrom('stream_messages')
    .innerJoin('messages', 'messages.message_id', 'stream_messages.message_id')
    .select(['stream_id', 'seq', 'body', 'only_player'])
    .where('stream_id', '=', stream_id)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute();
}
