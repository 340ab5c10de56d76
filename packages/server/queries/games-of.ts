import type { Game, InviteInGame } from '@snug/rules';
import { type Actor, accountOf } from '../accounts/actor.ts';
import { openInvitesTo } from '../database/invites.ts';
import { fromRow } from '../database/rows.ts';
import type { Db, GameTeamRow } from '../database/schema.ts';

/** One line of a person's games: a game with their status, team or invite in it. */
export interface GameOf {
  readonly game: Game & { readonly venue: string };
  readonly status: 'joined' | 'pending-join' | 'watching' | undefined;
  readonly team: Pick<GameTeamRow, 'team_name' | 'team_image'> | undefined;
  readonly invite: InviteInGame | undefined;
  readonly declined: boolean;
}

/**
 * The caller's live games, the newest first: those they play or watch, those they are invited to (a line per inviting team,
 * unless they are on a team there), and those where they have declined every invite.
 */
export async function gamesOf(db: Db, actor: Actor, now: number): Promise<GameOf[]> {
  const account_id = accountOf(actor)?.account_id;
  const players = await playersOf(db, actor);
  const invites = account_id === undefined ? [] : await openInvitesTo(db, account_id, now);
  const declined = account_id === undefined ? [] : await declinedBy(db, account_id);
  const ids = [players, invites, declined].flatMap((rows) => rows.map(({ game_id }) => game_id));
  const games = (await liveGames(db, [...new Set(ids)])).map(fromRow);
  return games.flatMap((game): GameOf[] => {
    const player = players.find(({ game_id }) => game_id === game.game_id);
    const toMe = invites.filter(({ game_id }) => game_id === game.game_id);
    const line = { game, status: player?.status, team: undefined, invite: undefined, declined: false };
    if (player?.status === 'joined') {
      const { team_name, team_image } = player;
      return [{ ...line, team: { team_name: team_name ?? '', team_image: team_image ?? '' } }];
    }
    // Two invites to one team, by two contacts of the person, are one line.
    const byTeam = new Map(toMe.map((invite) => [invite.teamid, invite]));
    if (toMe.length > 0) return [...byTeam.values()].map((invite) => ({ ...line, team: invite, invite }));
    return [{ ...line, declined: player === undefined }];
  });
}

function playersOf(db: Db, actor: Actor) {
  const account = accountOf(actor);
  return (
    db
      .selectFrom('game_players')
      .innerJoin('games', 'games.game_id', 'game_players.game_id')
      .leftJoin('game_teams', 'game_teams.teamid', 'game_players.teamid')
      .select(['game_players.game_id', 'game_players.status', 'team_name', 'team_image'])
      // Keeps the query small for somebody who has played for years: games that are over have no line.
      .where('games.status', '=', 'live')
      .where('left_at', 'is', null)
      .where((row) =>
        account
          ? row('game_players.account_id', '=', account.account_id)
          : row.and([
              row('game_players.client_hash', '=', actor.client_hash ?? ''),
              row('game_players.account_id', 'is', null),
            ]),
      )
      .execute()
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

async function liveGames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('games')
    .innerJoin('venues', 'venues.venue_id', 'games.venue_id')
    .selectAll('games')
    .select('venues.name as venue')
    .where('game_id', 'in', ids)
    .where('status', '=', 'live')
    .orderBy('games.created_at', 'desc')
    .execute();
}
