import type { GameStub, ListedGame } from '@snug/contract';
import { feedbackListedMs, hasBegun, headView, isFeedbackListed, stubViews } from '@snug/rules';
import { type Actor, accountOf } from '../accounts/actor.ts';
import { hostsOf, ratingsBy } from '../database/hosts.ts';
import { openInvitesTo } from '../database/invites.ts';
import { fromRow } from '../database/rows.ts';
import type { Db } from '../database/schema.ts';
import { venueName } from '../database/venue-name.ts';

/**
 * The caller's live games, the newest first: those they play, watch or are invited to, or where they declined every invite.
 * Below them the games of the last day whose hosts they can still rate.
 */
export async function gamesOf(db: Db, actor: Actor, now: number): Promise<GameStub[]> {
  return [...(await liveGamesOf(db, actor, now)), ...(await gamesToRate(db, actor, now))];
}

async function liveGamesOf(db: Db, actor: Actor, now: number): Promise<GameStub[]> {
  const account_id = accountOf(actor)?.account_id;
  const players = await playersOf(db, actor).where('games.status', '=', 'live').execute();
  const invites = account_id === undefined ? [] : await openInvitesTo(db, account_id, now);
  const declined = account_id === undefined ? [] : await declinedBy(db, account_id);
  const ids = [players, invites, declined].flatMap((rows) => rows.map(({ game_id }) => game_id));
  const games = await gamesById(db, [...new Set(ids)]);
  return games.map(fromRow).flatMap((game) => {
    const isOf = ({ game_id }: { game_id: string }) => game_id === game.game_id;
    const player = players.find(isOf);
    const { team_name, team_image } = player ?? {};
    return stubViews(headView(game, game.venue), {
      player,
      team: { team_name: team_name ?? '', team_image: team_image ?? '' },
      invites: invites.filter(isOf),
      hasDeclined: declined.some(isOf),
    });
  });
}

/** The games that are over and whose hosts the caller can still rate, the newest first. */
async function gamesToRate(db: Db, actor: Actor, now: number): Promise<GameStub[]> {
  const players = await playersOf(db, actor)
    .select(['player_id', 'player_code'])
    .where('games.status', 'in', ['ended', 'finalized'])
    .where('ended_at', '>', now - feedbackListedMs)
    .execute();
  const games = await gamesById(
    db,
    players.map(({ game_id }) => game_id),
  );
  const stubs = games.map(fromRow).map(async (game) => {
    const player = players.find(({ game_id }) => game_id === game.game_id);
    if (!player) return [];
    const [hosts, rated] = await Promise.all([hostsOf(db, game), ratingsBy(db, player.player_id)]);
    if (!isFeedbackListed({ game, player, hosts, rated }, now)) return [];
    const team = { team_name: player.team_name ?? '', team_image: player.team_image ?? '' };
    const inGame = { player, team, invites: [], hasDeclined: false, isFeedbackDue: true };
    return stubViews(headView(game, game.venue), inGame);
  });
  return (await Promise.all(stubs)).flat();
}

/** The caller's part in games of a status, which keeps the query small for somebody who has played for years. */
function playersOf(db: Db, actor: Actor) {
  const account = accountOf(actor);
  return db
    .selectFrom('game_players')
    .innerJoin('games', 'games.game_id', 'game_players.game_id')
    .leftJoin('game_teams', 'game_teams.teamid', 'game_players.teamid')
    .select(['game_players.game_id', 'game_players.status', 'team_name', 'team_image'])
    .where('left_at', 'is', null)
    .where((row) =>
      account
        ? row('game_players.account_id', '=', account.account_id)
        : row.and([
            row('game_players.client_hash', '=', actor.client_hash ?? ''),
            row('game_players.account_id', 'is', null),
          ]),
    );
}

function declinedBy(db: Db, account_id: string) {
  return db
    .selectFrom('game_invites')
    .innerJoin('games', 'games.game_id', 'game_invites.game_id')
    .select('game_invites.game_id')
    .where('games.status', '=', 'live')
    .where('account_id', '=', account_id)
    .where('closed_as', '=', 'declined')
    .execute();
}

async function gamesById(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('games')
    .innerJoin('venues', 'venues.venue_id', 'games.venue_id')
    .selectAll('games')
    .select('venues.name as venue')
    .where('game_id', 'in', ids)
    .orderBy('games.created_at', 'desc')
    .execute();
}

/** Games that are over, or under way, that a list has: a year of two nights a week. */
const listedMax = 100;

/** The games of a venue, the newest first: all that are ahead, and of the others the newest. */
export async function gamesOfVenue(db: Db, venue_id: string): Promise<ListedGame[]> {
  const venue = await venueName(db, venue_id);
  const games = db
    .selectFrom('games')
    .selectAll()
    .where('venue_id', '=', venue_id)
    .orderBy('created_at', 'desc')
    .orderBy('game_id');
  const isAhead = { status: 'live', round_index: -1 } as const;
  const ahead = await games
    .where('status', '=', isAhead.status)
    .where('round_index', '=', isAhead.round_index)
    .execute();
  const others = await games
    .where((row) => row.or([row('status', '!=', isAhead.status), row('round_index', '!=', isAhead.round_index)]))
    .limit(listedMax)
    .execute();
  const hosts = await hostNames(db, venue_id);
  return [...ahead, ...others]
    .toSorted((one, other) => other.created_at - one.created_at)
    .map(fromRow)
    .map((game) => ({
      ...headView(game, venue),
      begun: hasBegun(game),
      private_event: game.private_event,
      host_name: hosts.get(game.game_id) ?? '',
    }));
}

/** The quizmaster of each game of a venue. */
async function hostNames(db: Db, venue_id: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('game_hosts')
    .innerJoin('games', 'games.game_id', 'game_hosts.game_id')
    .innerJoin('hosts', 'hosts.host_id', 'game_hosts.host_id')
    .select(['game_hosts.game_id', 'hosts.name'])
    .where('games.venue_id', '=', venue_id)
    .execute();
  return new Map(rows.map(({ game_id, name }) => [game_id, name]));
}
