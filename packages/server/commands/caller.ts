import {
  type Caller,
  type CallerIdentity,
  capOfStrangers,
  details,
  type Entry,
  type Places,
  type Player,
  Refusal,
  type Room,
} from '@snug/rules';
import { isKnownDevice } from '../accounts/standing.ts';
import { compiledQuery } from '../database/compiled-query.ts';
import { hostsOf } from '../database/hosts.ts';
import { fromRow } from '../database/rows.ts';
import type { Db } from '../database/schema.ts';
import { countWatchers, lastPlaceTakenAt } from '../database/watchers.ts';
import type { CommandContext } from './read-state.ts';

/** A caller and their player in a game: the account's, also if they have left, or else this client's guest. */
export async function readCaller(
  db: Db,
  game_id: string,
  { client_hash, account_id }: CallerIdentity,
): Promise<Caller> {
  const game = await readGame(db, game_id);
  const [account] = account_id === undefined ? [] : await accountOf(db, { account_id });
  const [own] = account_id === undefined ? [] : await ofAccount(db, { game_id, account_id });
  const found = own ? fromRow(own) : await readGuest(db, game_id, { client_hash });
  return { game, hosts: await hostsOf(db, { game_id }), client_hash: client_hash ?? '', account, found };
}

/** The guest that a client id is in a game, also if they have left. */
export async function readGuest(
  db: Db,
  game_id: string,
  { client_hash }: Pick<CallerIdentity, 'client_hash'>,
): Promise<Player | undefined> {
  const [guest] = client_hash === undefined ? [] : await ofGuest(db, { game_id, client_hash });
  return guest && fromRow(guest);
}

/** Of a game what decides whether somebody may still sit down. */
export async function readGame(db: Db, game_id: string): Promise<Caller['game']> {
  const [game] = await gameOf(db, { game_id });
  if (!game) throw new Refusal(404, details.gameNotFound);
  return fromRow(game);
}

/** What a game has room for. */
export async function readRoom(
  db: Db,
  { client_hash, account_id }: CallerIdentity,
  { game_id, caps }: Pick<CommandContext, 'game_id' | 'caps'>,
): Promise<Room> {
  const hasLoggedIn = account_id !== undefined || (await isKnownDevice(db, client_hash));
  return { caps, places: await readPlaces(db, { game_id, caps }), hasLoggedIn };
}

/** What decides whether somebody whose team is taken from them watches. */
export async function readEntry(db: Db, context: Pick<CommandContext, 'game_id' | 'caps'>): Promise<Entry> {
  return { game: await readGame(db, context.game_id), places: await readPlaces(db, context) };
}

/** A game is hardly ever full: a count says so. */
async function readPlaces(db: Db, { game_id, caps }: Pick<CommandContext, 'game_id' | 'caps'>): Promise<Places> {
  const ofStrangers = capOfStrangers(caps.watchers);
  if ((await countWatchers(db, game_id)) < ofStrangers) return { fullAt: null, fullForStrangersAt: null };
  return {
    fullAt: await lastPlaceTakenAt(db, game_id, caps.watchers),
    fullForStrangersAt: await lastPlaceTakenAt(db, game_id, ofStrangers),
  };
}

const gameOf = compiledQuery((db, { game_id }: { game_id: string }) =>
  db
    .selectFrom('games')
    .select([
      'game_id',
      'status',
      'team_size',
      'late_join',
      'approve_teams',
      'game_started',
      'round_index',
      'round_open',
      'doors_closed_at',
    ])
    .where('game_id', '=', game_id),
);

const accountOf = compiledQuery((db, { account_id }: { account_id: string }) =>
  db
    .selectFrom('accounts')
    .select(['account_id', 'player_name', 'profile_img'])
    .where('account_id', '=', account_id)
    .where('erased_at', 'is', null),
);

const players = (db: Db, game_id: string) => db.selectFrom('game_players').selectAll().where('game_id', '=', game_id);
const ofAccount = compiledQuery((db, { game_id, account_id }: { game_id: string; account_id: string }) =>
  players(db, game_id).where('account_id', '=', account_id),
);
const ofGuest = compiledQuery((db, { game_id, client_hash }: { game_id: string; client_hash: string }) =>
  players(db, game_id).where('client_hash', '=', client_hash).where('account_id', 'is', null),
);
