import {
  cleanTeamName,
  cleanTeamSlogan,
  createTeam,
  listMyTeams,
  listTeams,
  restoreTeam,
  teamDetail,
  teamsPerOwnerMax,
} from '@snug/contract';
import {
  createTeamShapes,
  listMyTeamsShapes,
  listTeamsShapes,
  restoreTeamShapes,
  teamDetailShapes,
} from '@snug/contract/shapes';
import { details, Refusal, registeredTeamView, teamStubView } from '@snug/rules';
import type { Transaction } from 'kysely';
import { numbersInGame, rosterOf, rostersOf, teamsOfAccount } from '../../database/registered-teams.ts';
import type { Database, RegisteredTeamRow } from '../../database/schema.ts';
import { newId } from '../../foundation/ids.ts';
import type { ServerContext } from '../../foundation/server-context.ts';
import { type Actor, accountOf } from '../actor.ts';
import { route } from '../route.ts';

/** Registered teams: made, looked at, found again. What changes one is in `registered-teams.ts`. */
export const teamRoutes = [
  route(listMyTeams, listMyTeamsShapes, async ({ query, actor, context }) =>
    context.store.read(async (db) => {
      const teams = await teamsOfAccount(db, accountIdOf(actor), query.joined === 'yes');
      return (await rostersOf(db, context.keys, teams)).map(teamStubView);
    }),
  ),

  route(listTeams, listTeamsShapes, async ({ query, actor, context }) =>
    context.store.read(async (db) => {
      const me = accountIdOf(actor);
      const teams = await teamsOfAccount(db, me, query.joined === 'yes');
      const playing = await numbersInGame(db, teams);
      const rosters = await rostersOf(db, context.keys, teams);
      return rosters.map((roster) => registeredTeamView(roster, me, playing.has(String(roster.team.kt_team_id))));
    }),
  ),

  route(createTeam, createTeamShapes, async ({ body, actor, context }) => {
    const team_name = cleanTeamName(body.team_name);
    const team_slogan = cleanTeamSlogan(body.team_slogan ?? '');
    if (team_name === '') throw new Refusal(400, details.teamNameNeeded);
    const owner = accountIdOf(actor);
    return context.store.write(async (trx) => {
      if ((await teamsOwnedBy(trx, owner)) >= teamsPerOwnerMax) throw new Refusal(409, details.tooManyTeams);
      const kt_team_id = await nextTeamNumber(trx);
      const teamid = newId(context.random);
      const now = context.clock.now();
      const team: RegisteredTeamRow = {
        teamid,
        kt_team_id,
        team_name,
        team_slogan,
        team_image: '',
        owner,
        restrict_editing: 0,
        no_requests: 0,
        created_at: now,
        archived_at: null,
        disbanded_at: null,
        used_at: null,
      };
      await trx.insertInto('teams').values(team).execute();
      await trx
        .insertInto('team_members')
        .values({ teamid, account_id: owner, joined: 1, requested: 0, invited_as: null, joined_at: now })
        .execute();
      return { kt_team_id: String(kt_team_id) };
    });
  }),

  route(teamDetail, teamDetailShapes, async ({ actor, context, setHeader, ...asked }) => {
    if (asked.role === 'visitor') context.rateLimits.take('teamLooks', actor.address);
    // People look a team up by its number; nobody should find its members by a search engine (H56).
    setHeader('x-robots-tag', 'noindex');
    const { teamid } = registeredTeamOf(asked);
    return context.store.read((db) => shownTeam(context, db, teamid, actor));
  }),

  /** Changes no membership (OPEN-66). */
  route(restoreTeam, restoreTeamShapes, async ({ membership, context, ...asked }) => {
    const { teamid, kt_team_id, archived_at } = registeredTeamOf(asked);
    if (archived_at !== null) {
      // Used as of now, or the next night's retention would put it away again.
      const set = { archived_at: null, used_at: context.clock.now() };
      await context.store.write((trx) => trx.updateTable('teams').set(set).where('teamid', '=', teamid).execute());
    }
    const on_team = membership?.joined === 1;
    const requested = !on_team && membership?.requested === 1;
    const invited = membership !== undefined && !on_team && !requested;
    return { success: true, on_team, requested, invited, message: `Team #${kt_team_id} Found!` };
  }),
];

/** From a counter, so that no number comes twice, whatever becomes of its team (H58). */
async function nextTeamNumber(trx: Transaction<Database>): Promise<number> {
  const { value } = await trx
    .updateTable('counters')
    .set((old) => ({ value: old('value', '+', 1) }))
    .where('name', '=', 'kt_team_id')
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}

export async function teamsOwnedBy(trx: Transaction<Database>, owner: string): Promise<number> {
  const { count } = await trx
    .selectFrom('teams')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The team as it stands, as the actor may see it. */
export async function shownTeam({ keys }: ServerContext, db: Transaction<Database>, teamid: string, actor: Actor) {
  const roster = await rosterOf(db, keys, teamid);
  const playing = await numbersInGame(db, [roster.team]);
  return registeredTeamView(roster, accountOf(actor)?.account_id, playing.size > 0);
}

/** The registered team of a call about one: the policy has said that the path's id is its number, so it is there. */
export function registeredTeamOf({ team }: { readonly team: RegisteredTeamRow | undefined }): RegisteredTeamRow {
  if (!team) throw new Error('The policy says nothing about the registered team in the path.');
  return team;
}

export function accountIdOf(actor: Actor): string {
  const account = accountOf(actor);
  if (!account) throw new Refusal(403, details.loginNeeded);
  return account.account_id;
}
