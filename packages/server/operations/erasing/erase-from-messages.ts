import { maskedContact } from '@snug/rules';
import { batchesAfter, batchSize } from '../../database/in-batches.ts';
import type { Db, Trx } from '../../database/schema.ts';
import { gameLock, type Store } from '../../database/store.ts';
import type { ErasedPerson, ErasedPlayer } from './erased-person.ts';
import { formerPlayer } from './former-player.ts';

/**
 * Removes a player's names and picture from the messages already sent in their game: a replay of the log shows a former player.
 * It goes in batches, each a write of its own, so that others wait for one batch at most; SQLite reads in this thread, so they get their turn after each read too. The player's row says nobody's name
 * by then, so messages that are written meanwhile have none of theirs.
 */
export async function eraseFromMessages(
  store: Store,
  { account, contacts }: ErasedPerson,
  { game_id, player_code, teamid }: ErasedPlayer,
  isOver: () => boolean,
): Promise<void> {
  const known: Known = {
    codes: new Set([player_code]),
    playerid: account?.account_id,
    called: new Set(contacts.map(maskedContact)),
    teams: new Set(teamid === null ? [] : [teamid]),
  };
  // First find all teams they have been on: the quizmaster's messages about those have no player code.
  const places: Place[] = [];
  for await (const messages of messagesOf(store.db, game_id)) {
    for (const { body, stream_id, number } of messages) {
      learn(known, body);
      if (mayChange(known, body)) places.push({ stream_id, number });
    }
    if (isOver()) return;
  }
  for (let at = 0; at < places.length && !isOver(); at += batchSize) {
    const batch = Map.groupBy(places.slice(at, at + batchSize), ({ stream_id }) => stream_id);
    await store.write(async (trx) => {
      for (const [stream_id, those] of batch) {
        const numbers = those.map(({ number }) => number);
        await (stream_id === undefined
          ? rewriteBroadcasts(trx, known, game_id, numbers)
          : rewriteOwn(trx, known, stream_id, numbers));
      }
    }, gameLock(game_id));
  }
}

/** Where a message lies; without a stream it is to all players of its game. */
interface Place {
  readonly stream_id: string | undefined;
  readonly number: number;
}

type Message = Place & { readonly body: string };

/** The messages of a game, about `batchSize` at a time. */
async function* messagesOf(db: Db, game_id: string): AsyncGenerator<readonly Message[]> {
  const broadcasts = db.selectFrom('broadcasts').select(['number', 'body']).where('game_id', '=', game_id);
  const inOrder = broadcasts.orderBy('number').limit(batchSize);
  for await (const found of batchesAfter(-1, (after) => inOrder.where('number', '>', after).execute(), numberOf)) {
    yield found.map((message) => ({ ...message, stream_id: undefined }));
  }
  const streams = await db
    .selectFrom('streams')
    .innerJoin('own_messages', 'own_messages.stream_id', 'streams.stream_id')
    .select(['streams.stream_id', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('game_id', '=', game_id)
    .groupBy('streams.stream_id')
    .execute();
  for (const together of fewAtOnce(streams.map(({ stream_id, count }) => ({ stream_id, count: Number(count) })))) {
    const own = db
      .selectFrom('own_messages')
      .select(['stream_id', 'seq as number', 'body'])
      .where('stream_id', 'in', together)
      .orderBy('seq')
      // Of several streams a limit would leave out messages of the same number.
      .$if(together.length === 1, (query) => query.limit(batchSize));
    yield* batchesAfter(-1, (after) => own.where('seq', '>', after).execute(), numberOf);
  }
}

function numberOf({ number }: { readonly number: number }): number {
  return number;
}

/** Streams to read at once: several that have few messages, or one. */
function fewAtOnce(streams: readonly { readonly stream_id: string; readonly count: number }[]): string[][] {
  const groups: string[][] = [];
  let room = 0;
  for (const { stream_id, count } of streams) {
    if (count <= room) groups.at(-1)?.push(stream_id);
    else groups.push([stream_id]);
    room = (count <= room ? room : batchSize) - count;
  }
  return groups;
}

async function rewriteBroadcasts(trx: Trx, known: Known, game_id: string, numbers: readonly number[]): Promise<void> {
  const of = trx.selectFrom('broadcasts').select(['number', 'body']).where('game_id', '=', game_id);
  for (const { number, body } of await of.where('number', 'in', numbers).execute()) {
    const rewritten = rewrite(known, body);
    if (rewritten === body) continue;
    const update = trx.updateTable('broadcasts').set({ body: rewritten }).where('game_id', '=', game_id);
    await update.where('number', '=', number).execute();
  }
}

async function rewriteOwn(trx: Trx, known: Known, stream_id: string, numbers: readonly number[]): Promise<void> {
  const of = trx.selectFrom('own_messages').select(['seq', 'body']).where('stream_id', '=', stream_id);
  for (const { seq, body } of await of.where('seq', 'in', numbers).execute()) {
    const rewritten = rewrite(known, body);
    if (rewritten === body) continue;
    const update = trx.updateTable('own_messages').set({ body: rewritten }).where('stream_id', '=', stream_id);
    await update.where('seq', '=', seq).execute();
  }
}

interface Known {
  readonly codes: ReadonlySet<string>;
  readonly playerid: string | undefined;
  /** Their names in invites: masked contacts. */
  readonly called: ReadonlySet<string>;
  readonly teams: Set<string>;
}

type Fields = Record<string, unknown>;

function learn(known: Known, body: string): void {
  if (!mentions(known, body)) return;
  const message = JSON.parse(body) as Fields;
  walk(message, (fields) => {
    if (isThem(known, fields) && typeof message.teamid === 'string') known.teams.add(message.teamid);
  });
}

function rewrite(known: Known, body: string): string {
  if (!mayChange(known, body)) return body;
  const message = JSON.parse(body) as Fields;
  let isChanged = false;
  const set = (fields: Fields, name: string, value: string) => {
    if (typeof fields[name] !== 'string' || fields[name] === value) return;
    fields[name] = value;
    isChanged = true;
  };
  walk(message, (fields) => {
    const { captain_name, inviter, invitee, teamid } = fields;
    if (isThem(known, fields)) {
      set(fields, 'player_name', formerPlayer);
      set(fields, 'profile_img', '');
    }
    if (typeof inviter === 'string' && known.codes.has(inviter)) set(fields, 'inviter_name', formerPlayer);
    if (typeof invitee === 'string' && (isPlayer(known, fields.playerid) || known.called.has(invitee))) {
      for (const name of ['invitee', 'email', 'phone']) set(fields, name, formerPlayer);
    }
    // Whatever the name is: theirs may have been another one then, and the quizmaster gets the present captain anew.
    if (typeof captain_name === 'string' && known.teams.has(String(teamid))) set(fields, 'captain_name', formerPlayer);
  });
  // Unchanged, byte for byte, where they are not mentioned.
  return isChanged ? JSON.stringify(message) : body;
}

/** Whether it mentions them, or a team's captain by name. */
function mayChange(known: Known, body: string): boolean {
  return body.includes('"captain_name"') || mentions(known, body);
}

function mentions({ codes, playerid, called }: Known, body: string): boolean {
  return [...codes, ...called, ...(playerid === undefined ? [] : [playerid])].some((text) => body.includes(text));
}

function isThem(known: Known, { player_code, playerid }: Fields): boolean {
  return (typeof player_code === 'string' && known.codes.has(player_code)) || isPlayer(known, playerid);
}

function isPlayer({ playerid }: Known, named: unknown): boolean {
  return playerid !== undefined && named === playerid;
}

/** Visits every object of a message, from the outside in. */
function walk(value: unknown, visit: (fields: Fields) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Fields);
  for (const each of Object.values(value)) walk(each, visit);
}
