import type { RegisteredTeamRow, Trx } from '../database/schema.ts';

/** Changes the team's picture, in all its games too, since the file of the old one is deleted. */
export async function showTeamImage(
  trx: Trx,
  { teamid, kt_team_id }: Pick<RegisteredTeamRow, 'teamid' | 'kt_team_id'>,
  team_image: string,
): Promise<void> {
  await trx.updateTable('teams').set({ team_image }).where('teamid', '=', teamid).execute();
  await trx.updateTable('game_teams').set({ team_image }).where('kt_team_id', '=', String(kt_team_id)).execute();
}
