import { details, type GoneTeam, type Person, Refusal, type TeamRoster } from '@snug/rules';
import { compiledQuery } from './compiled-query.ts';
import { fromRow } from './rows.ts';
import type { Db, GamePlayerRow } from './schema.ts';

/** A team of a game with its players, read in the transaction that will change them. */
export async function readTeamRoster(db: Db, teamid: string): Promise<TeamRoster> {
  const roster = await findTeamRoster(db, teamid);
  if (!roster) throw new Refusal(404, details.gameTeamNotFound);
  return roster;
}

/** The same of a team that may have left the game. */
export async function findTeamRoster(db: Db, teamid: string | null | undefined): Promise<TeamRoster | undefined> {
  const [team] = teamid ? await teamOf(db, { teamid }) : [];
  if (!team) return undefined;
  const people = await peopleOf(db, team.teamid);
  return {
    team,
    members: people.filter(({ status }) => status === 'joined'),
    askers: people.filter(({ status }) => status === 'pending-join'),
  };
}

const teamOf = compiledQuery((db, { teamid }: { teamid: string }) =>
  db.selectFrom('game_teams').selectAll().where('teamid', '=', teamid).where('kicked_at', 'is', null),
);

/** The team that somebody has left by themselves, if it has left the game, and whoever else has left it. */
export async function findGoneTeam(
  db: Db,
  { game_id, left_teamid }: Pick<GamePlayerRow, 'game_id' | 'left_teamid'>,
): Promise<GoneTeam | undefined> {
  const [team] = left_teamid === null ? [] : await goneTeam(db, { teamid: left_teamid });
  if (!team) return undefined;
  const leavers = await leaversOf(db, { game_id, teamids: [team.teamid] });
  return { team, leavers: leavers.map(fromRow) };
}

const goneTeam = compiledQuery((db, { teamid }: { teamid: string }) =>
  db.selectFrom('game_teams').selectAll().where('teamid', '=', teamid).where('kicked_at', 'is not', null),
);

/** Whoever has left one of these teams by themselves, and may come back to it. */
export const leaversOf = compiledQuery((db, { game_id, teamids }: { game_id: string; teamids: readonly string[] }) =>
  db.selectFrom('game_players').selectAll().where('game_id', '=', game_id).where('left_teamid', 'in', teamids),
);

/** The members of a team and the players who ask to join it, in the order they joined. */
export async function peopleOf(db: Db, teamid: string): Promise<Person[]> {
  return (await selectPeople(db, { teamid })).map(fromRow);
}

const selectPeople = compiledQuery((db, { teamid }: { teamid: string }) =>
  selectPlayers(db)
    .where('teamid', '=', teamid)
    .orderBy((row) => row.fn.coalesce('joined_at', 'game_players.created_at'))
    .orderBy('game_players.created_at')
    .orderBy('player_id'),
);

/** A player of a game by their player code, whether on a team or on none. */
export async function playerByCode(db: Db, game_id: string, player_code: string): Promise<Person | undefined> {
  const [player] = await playerWithCode(db, { game_id, player_code });
  return player && fromRow(player);
}

const playerWithCode = compiledQuery((db, { game_id, player_code }: { game_id: string; player_code: string }) =>
  selectPlayers(db).where('game_id', '=', game_id).where('player_code', '=', player_code),
);

/** A query for players of all games, each with the picture of their account. */
export function selectPlayers(db: Db) {
  return db
    .selectFrom('game_players')
    .leftJoin('accounts', 'accounts.account_id', 'game_players.account_id')
    .selectAll('game_players')
    .select(({ fn, val }) => fn.coalesce('accounts.profile_img', val('')).as('profile_img'));
}
