import type { GamePlan, Pack } from '@snug/contract';
import { details, packContent, Refusal, requireStart, titleOf } from '@snug/rules';
import { compiledQuery } from '../database/compiled-query.ts';
import { insertContent } from '../database/game-content.ts';
import { gameWithId } from '../database/game-state.ts';
import { hostsOf, hostsOfVenue } from '../database/hosts.ts';
import { openStream } from '../database/message-log.ts';
import { packOfGame, packOfVenue } from '../database/packs.ts';
import { fromRow, toRow } from '../database/rows.ts';
import type { Database, GameRow, Trx } from '../database/schema.ts';
import { newGameCode, newId } from '../foundation/ids.ts';
import type { Clock, Random } from '../foundation/seams.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { keepPack } from './packs.ts';
import { startOf } from './start-of.ts';

/** A code is not used again for this long: it may still be on last week's poster. */
const codeRestMs = 30 * 86_400_000;
const codeTries = 20;

/** What a quizmaster may settle of a new game. Whatever is not said is as the pack says, or open. */
export interface NewGamePlan extends Partial<Omit<GamePlan, 'pack_id' | 'title' | 'host_id'>> {
  readonly title: string;
}

export interface NewGame extends NewGamePlan {
  readonly venue_id: string;
  readonly host_id: string;
  readonly pack: Pack;
  /** The pack's id, where the venue has it already. */
  readonly pack_id?: string;
  readonly kt_id?: string;
  /** A bot runs it. */
  readonly autopilot?: 'on';
  /** The game that it is a copy of, to rehearse it: then its pack is not kept once more. */
  readonly rehearsal_of?: string;
  /** A repeated request with the same key creates no second game. */
  readonly idempotency_key?: string | undefined;
}

export interface CreatedGame {
  readonly game_id: string;
  readonly code: string;
}

/** A new game as a quizmaster asks for it: its pack is sent along, or is one of the venue's. */
export interface WantedGame extends NewGamePlan {
  readonly pack?: Pack | undefined;
  readonly pack_id?: string | undefined;
  /** Whose game it is, if not the caller's. */
  readonly host_id?: string | undefined;
  readonly kt_id?: string | undefined;
  readonly idempotency_key?: string | undefined;
}

/**
 * Creates a game for a quizmaster of the venue. Its title is one line, as the pack's is, which it gets without one of its own.
 *
 * @throws Refusal without a pack, for a pack or quizmaster of another venue, and for a date that cannot be meant.
 */
export function createHostGame(
  context: ServerContext,
  by: { readonly venue_id: string; readonly host_id: string },
  { pack: sent, pack_id, host_id = by.host_id, date, ...wanted }: WantedGame,
): Promise<CreatedGame> {
  const { venue_id } = by;
  const start = date === undefined ? undefined : checkedStart(context, date);
  return context.store.write(async (trx) => {
    const kept = pack_id === undefined ? undefined : await packOfVenue(trx, venue_id, pack_id);
    const pack = kept ?? sent;
    if (pack_id !== undefined && !kept) throw new Refusal(404, details.noSuchPack);
    if (!pack) throw new Refusal(400, details.packNeeded);
    if (host_id !== by.host_id) await requireHostOf(trx, venue_id, host_id);
    const more = { ...(start !== undefined && { date: start }), ...(kept && pack_id !== undefined && { pack_id }) };
    return createGame(trx, context, {
      ...wanted,
      ...more,
      venue_id,
      host_id,
      pack,
      title: titleOf(wanted.title, pack),
    });
  });
}

/** Makes a game like another one for each date, each with a code of its own, in one piece. A key stands for all of them. */
export function repeatGame(
  context: ServerContext,
  by: { readonly host_id: string },
  game_id: string,
  { dates, idempotency_key }: { readonly dates: readonly string[]; readonly idempotency_key: string | undefined },
): Promise<(CreatedGame & { readonly date: string })[]> {
  const starts = [...new Set(dates.map((date) => checkedStart(context, date)))];
  return context.store.write(async (trx) => {
    const [row] = await gameWithId(trx, { game_id });
    const pack = await packOfGame(trx, game_id);
    if (!row) throw new Refusal(404, details.gameNotFound);
    if (!pack) throw new Refusal(409, details.packNotFound);
    const { title, kind, private_event, team_size, late_join, approve_teams, double_rule, points_each } = fromRow(row);
    const [before] = await hostsOf(trx, { game_id });
    const here = await hostsOfVenue(trx, row.venue_id);
    // Whoever has ended at the venue gets no new games there.
    const { host_id } = here.find((each) => each.host_id === before?.host_id) ?? by;
    const games: (CreatedGame & { date: string })[] = [];
    for (const date of starts) {
      const created = await createGame(trx, context, {
        ...{ venue_id: row.venue_id, host_id, pack: JSON.parse(pack.body) as Pack },
        ...{ pack_id: pack.pack_id, title, kind, date, private_event, team_size, late_join, approve_teams },
        ...{ double_rule, points_each },
        idempotency_key: idempotency_key === undefined ? undefined : `${idempotency_key} ${date}`,
      });
      games.push({ ...created, date });
    }
    return games;
  });
}

function checkedStart({ clock }: Pick<ServerContext, 'clock'>, given: string): string {
  const { date, starts_at } = startOf(given);
  requireStart(starts_at, clock.now());
  return date;
}

async function requireHostOf(trx: Trx, venue_id: string, host_id: string): Promise<void> {
  const hosts = await hostsOfVenue(trx, venue_id);
  if (!hosts.some((host) => host.host_id === host_id)) throw new Refusal(404, details.personNotFound);
}

/** Creates a game from a pack; it can be joined at once. */
export async function createGame(
  trx: Trx,
  { clock, random }: { clock: Clock; random: Random },
  wanted: NewGame,
): Promise<CreatedGame> {
  const { venue_id, host_id, pack, idempotency_key } = wanted;
  const made = idempotency_key === undefined ? undefined : await gameWithKey(trx, venue_id, idempotency_key);
  if (made) return made;
  const now = clock.now();
  const game_id = newId(random);
  const code = await unusedCode(trx, random, now);
  // The pack of a copy is its game's, and not kept once more.
  const pack_id = wanted.rehearsal_of
    ? null
    : (wanted.pack_id ?? (await keepPack(trx, { venue_id, pack, random, now })));
  const game = gameRow(wanted, game_id, code, now);
  await insertGame(trx, { game: { ...game, pack_id } });
  await insertHost(trx, { game_id, host_id });
  await openStream(trx, game_id, 'watchers');
  await openStream(trx, game_id, 'host');
  await insertContent(
    trx,
    game_id,
    packContent(pack, game, () => newId(random)),
  );
  return { game_id, code };
}

/** A game before its first round. */
function gameRow(
  {
    venue_id,
    title,
    pack,
    private_event = false,
    kt_id = '',
    idempotency_key,
    autopilot,
    rehearsal_of,
    ...plan
  }: NewGame,
  game_id: string,
  code: string,
  now: number,
): Omit<GameRow, 'pack_id'> {
  return toRow({
    game_id,
    venue_id,
    code,
    kind: plan.kind ?? pack.kind,
    title,
    date: plan.date ?? new Date(now).toISOString(),
    status: 'live',
    game_started: false,
    submissions_open: false,
    round_index: -1,
    round_open: false,
    round_shown: false,
    private_event,
    team_size: plan.team_size ?? null,
    late_join: plan.late_join ?? null,
    approve_teams: plan.approve_teams ?? false,
    double_rule: plan.double_rule ?? null,
    points_each: plan.points_each ?? null,
    submit_at_close: true,
    doors_closed_at: null,
    announcement: '',
    announced_at: null,
    countdown_ends_at: null,
    countdown_set_at: null,
    paused_at: null,
    board_through: 0,
    unveiled: null,
    board_at: null,
    results_version: 0,
    photos_version: 0,
    autopilot: autopilot ?? null,
    kt_id,
    display_version: 0,
    idempotency_key: idempotency_key ?? null,
    rehearsal_of: rehearsal_of ?? null,
    created_at: now,
    ended_at: null,
  });
}

const insertGame = compiledQuery((db, { game }: { game: GameRow }) => db.insertInto('games').values(game));
const insertHost = compiledQuery((db, { game_id, host_id }: Database['game_hosts']) =>
  db.insertInto('game_hosts').values({ game_id, host_id }),
);
const recentGameWithCode = compiledQuery((db, { code, since }: { code: string; since: number }) =>
  db
    .selectFrom('games')
    .select('game_id')
    .where('code', '=', code)
    .where((row) => row.or([row('status', '=', 'live'), row('created_at', '>', since), row('ended_at', '>', since)])),
);

function gameWithKey(trx: Trx, venue_id: string, idempotency_key: string) {
  return trx
    .selectFrom('games')
    .select(['game_id', 'code'])
    .where('venue_id', '=', venue_id)
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirst();
}

async function unusedCode(trx: Trx, random: Random, now: number): Promise<string> {
  for (let n = 0; n < codeTries; n += 1) {
    const code = newGameCode(random);
    const [taken] = await recentGameWithCode(trx, { code, since: now - codeRestMs });
    if (!taken) return code;
  }
  throw new Refusal(503, details.noCodeLeft);
}
