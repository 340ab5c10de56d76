import type { DisplayView } from '@snug/contract';
import { details, displayView, Refusal } from '@snug/rules';
import { compiledQuery } from '../database/compiled-query.ts';
import { readGradedGame } from '../database/graded-game.ts';
import { epochOf, position, streamId } from '../database/message-log.ts';
import type { Db, GameRow } from '../database/schema.ts';
import { venueName } from '../database/venue-name.ts';
import { sameText } from '../foundation/keys.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { utcDay } from '../foundation/utc-day.ts';
import { readShownAds } from './ad.ts';
import { readPhotos } from './photos.ts';

/** The token of a game's big screen: the one before its last new address is void. */
export function displayToken(
  { keys }: Pick<ServerContext, 'keys'>,
  { game_id, display_version }: Pick<GameRow, 'game_id' | 'display_version'>,
): string {
  return keys.display(game_id, display_version);
}

/** What the connections of one address of a big screen are closed by. */
export function displayLogin({ game_id, display_version }: Pick<GameRow, 'game_id' | 'display_version'>): string {
  return `display/${game_id}/${display_version}`;
}

/** The address of a game's big screen. The token is in the fragment, which no server is sent and no log has. */
export function displayUrl(
  context: Pick<ServerContext, 'keys' | 'origin'>,
  game: Pick<GameRow, 'game_id' | 'display_version' | 'code'>,
): string {
  return `${context.origin()}/display/${game.code}#${displayToken(context, game)}`;
}

/** The game of this code whose token that is: after its rest a code is another game's. */
export async function displayedGame(
  context: Pick<ServerContext, 'keys' | 'store'>,
  code: string,
  token: string | undefined,
): Promise<GameRow> {
  const games = await gamesWithCode(context.store.db, { code });
  const game = games.find((each) => sameText(displayToken(context, each), token ?? ''));
  // Whether there is a game with this code is nobody's business who has no token of it.
  if (!game) throw new Refusal(403, details.displayOver);
  return game;
}

/** Reads what the big screen of a game shows. It reads the stream's number first: newer messages come on the stream (G7). */
export async function readDisplay(
  db: Db,
  { game_id, code }: Pick<GameRow, 'game_id' | 'code'>,
  { incarnation, origin, clock }: Pick<ServerContext, 'incarnation' | 'origin' | 'clock'>,
): Promise<DisplayView> {
  const stream_id = streamId(game_id, 'host');
  const last_msg_id = (await position(db, stream_id)) ?? 0;
  const now = clock.now();
  const state = await readGradedGame(db, game_id);
  if (!state) throw new Refusal(403, details.displayOver);
  const { venue_id, paused_at } = state.game;
  return displayView({
    ...state,
    ...(await readPhotos(db, game_id)),
    venue: await venueName(db, venue_id),
    ads: paused_at === null ? [] : await readShownAds(db, venue_id, utcDay(now)),
    join_url: `${origin()}/join?code=${code}`,
    last_msg_id,
    epoch: epochOf(incarnation, stream_id),
    now,
  });
}

/** The newest first, and only few: a code that has had more games is as old as they are. */
const gamesWithCode = compiledQuery((db, { code }: { code: string }) =>
  db.selectFrom('games').selectAll().where('code', '=', code).orderBy('created_at', 'desc').limit(20),
);
