import { cleanTeamName, createTeam, firstTeamNumber, listMyTeams } from '@snug/contract';
import { createTeamShapes, listMyTeamsShapes } from '@snug/contract/shapes';
import { type Actor, accountOf } from '../actor.ts';
import { newId } from '../ids.ts';
import { details, Refusal } from '../refusals.ts';
import { route } from '../route.ts';

export const teamRoutes = [
  route(listMyTeams, listMyTeamsShapes, async ({ query, actor, house }) => {
    const rows = await house.store.db
      .selectFrom('teams')
      .innerJoin('team_members', 'team_members.teamid', 'teams.teamid')
      .selectAll('teams')
      .select((team) =>
        team
          .selectFrom('team_members as everyone')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('everyone.teamid', '=', 'teams.teamid')
          .where('everyone.joined', '=', 1)
          .as('num_players'),
      )
      .where('account_id', '=', accountIdOf(actor))
      .$if(query.joined === 'yes', (team) => team.where('team_members.joined', '=', 1))
      .orderBy('kt_team_id')
      .execute();
    return rows.map((row) => ({
      teamid: row.teamid,
      kt_team_id: String(row.kt_team_id),
      team_name: row.team_name,
      team_slogan: row.team_slogan,
      team_image: row.team_image,
      num_players: Number(row.num_players ?? 0),
    }));
  }),

  route(createTeam, createTeamShapes, async ({ body, actor, house }) => {
    const team_name = cleanTeamName(body.team_name);
    const team_slogan = cleanTeamName(body.team_slogan ?? '');
    if (team_name === '') throw new Refusal(400, details.teamNameNeeded);
    const account_id = accountIdOf(actor);
    return house.store.write(async (trx) => {
      const last = await trx
        .selectFrom('teams')
        .select(({ fn }) => fn.max('kt_team_id').as('kt_team_id'))
        .executeTakeFirst();
      const kt_team_id = Math.max(Number(last?.kt_team_id ?? 0) + 1, firstTeamNumber);
      const teamid = newId(house.random);
      await trx
        .insertInto('teams')
        .values({
          teamid,
          kt_team_id,
          team_name,
          team_slogan,
          team_image: '',
          owner: account_id,
          restrict_editing: 0,
          no_requests: 0,
          created_at: house.clock.now(),
          archived_at: null,
          disbanded_at: null,
        })
        .execute();
      await trx
        .insertInto('team_members')
        .values({ teamid, account_id, joined: 1, requested: 0, invited_as: null })
        .execute();
      return { kt_team_id: String(kt_team_id) };
    });
  }),
];

function accountIdOf(actor: Actor): string {
  const account = accountOf(actor);
  if (!account) throw new Refusal(403, details.loginNeeded);
  return account.account_id;
}
