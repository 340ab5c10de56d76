import { type InvitedPlayer, type TeamHoldings, uncounted } from '@snug/rules';
import { openInvitesOf, openLinksOf, playerOfAccount } from './invites.ts';
import type { Db, GamePlayerRow, GameTeamRow } from './schema.ts';
import { readTeamRoster } from './team-roster.ts';
import { emptyWithAnswers, teamsOf } from './teams.ts';

/** A team's invites and whether it has answered, read in the transaction that may remove it from the game. */
export async function readTeamHoldings(
  db: Db,
  { teamid, game_id }: Pick<GameTeamRow, 'teamid' | 'game_id'>,
  now: number,
): Promise<TeamHoldings> {
  const toPeople = await openInvitesOf(db, { teamid, now });
  const invited: InvitedPlayer[] = [];
  for (const { invite_id, account_id } of toPeople) {
    const player = await playerOfAccount(db, game_id, account_id);
    if (player) invited.push({ invite_id, player });
  }
  const invites = [...toPeople, ...(await openLinksOf(db, { teamid, now }))];
  return { invites, invited, hasAnswered: await hasAnswered(db, teamid) };
}

/** The team that a player is on or asks to join, with the invites and requests that may be closed when they leave. */
export async function readTeamWithHoldings(db: Db, { teamid }: Pick<GamePlayerRow, 'teamid'>, now: number) {
  if (teamid === null) return undefined;
  const roster = await readTeamRoster(db, teamid);
  return { roster, holdings: await readTeamHoldings(db, roster.team, now) };
}

/** The ids of the teams that everybody has left and that have answered nothing: they are in the game, and do not count in it. */
export async function uncountedTeams(db: Db, game_id: string): Promise<ReadonlySet<string>> {
  const empty = await emptyWithAnswers(db, { game_id });
  // SQLite answers 0 or 1.
  return uncounted(empty.map((team) => ({ team, hasAnswered: Boolean(team.has_answered) })));
}

/** The teams that count in a game, in the order they joined. */
export async function countedTeams(db: Db, game_id: string): Promise<GameTeamRow[]> {
  const without = await uncountedTeams(db, game_id);
  return (await teamsOf(db, { game_id })).filter(({ teamid }) => !without.has(teamid));
}

async function hasAnswered(db: Db, teamid: string): Promise<boolean> {
  const saved = await db
    .selectFrom('answers')
    .select('teamid')
    .where('teamid', '=', teamid)
    .limit(1)
    .executeTakeFirst();
  if (saved) return true;
  const submission = await db
    .selectFrom('submissions')
    .select('teamid')
    .where('teamid', '=', teamid)
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return submission !== undefined;
}
