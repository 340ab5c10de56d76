import type { TeamSeats } from '@snug/rules';
import type { ExpressionBuilder } from 'kysely';
import { compiledQuery } from './compiled-query.ts';
import type { Database, Db, GameTeamRow, RegisteredTeamRow } from './schema.ts';

/** Every team that is in a game, in the order they joined. */
export const teamsOf = compiledQuery((db, { game_id }: { game_id: string }) =>
  teams(db, game_id).where('waiting_since', 'is', null).orderBy('created_at').orderBy('teamid'),
);

/** The same, and those that wait to be let in with somebody: their names are taken too. */
export const teamsWithWaiting = compiledQuery((db, { game_id }: { game_id: string }) =>
  teams(db, game_id)
    .where((eb) => eb.or([eb('waiting_since', 'is', null), somebodyWaits(eb)]))
    .orderBy('created_at')
    .orderBy('teamid'),
);

/** The team of a game that is the registered team with this number, also one with which nobody waits any more. */
export const teamRegisteredAs = compiledQuery((db, { game_id, kt_team_id }: { game_id: string; kt_team_id: string }) =>
  teams(db, game_id).where('kt_team_id', '=', kt_team_id).orderBy('created_at').orderBy('teamid'),
);

/** The teams of a game that wait to be let in, the first to wait first. */
export const waitingTeams = compiledQuery((db, { game_id }: { game_id: string }) =>
  teams(db, game_id)
    .where('waiting_since', 'is not', null)
    // One whose people have joined another meanwhile waits for nothing.
    .where(somebodyWaits)
    .orderBy('waiting_since')
    .orderBy('teamid'),
);

/** The teams on phones that closed doors keep in a game although nobody is on them, asks to join, or waits with them. */
export const emptyTeams = compiledQuery((db, { game_id }: { game_id: string }) => empty(db, game_id));

/** Those of them that do not wait to be let in, and whether each has saved or handed in anything that stands. */
export const emptyWithAnswers = compiledQuery((db, { game_id }: { game_id: string }) =>
  empty(db, game_id)
    .where('waiting_since', 'is', null)
    .select(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('answers').select('answers.teamid').whereRef('answers.teamid', '=', 'game_teams.teamid')),
        exists(
          selectFrom('submissions')
            .select('submissions.teamid')
            .whereRef('submissions.teamid', '=', 'game_teams.teamid')
            .where('withdrawn_at', 'is', null),
        ),
      ]).as('has_answered'),
    ),
);

function empty(db: Db, game_id: string) {
  return teams(db, game_id)
    .where('plays_on', '=', 'phones')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('games')
          .select('game_id')
          .where('games.game_id', '=', game_id)
          .where('doors_closed_at', 'is not', null),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('game_players').select('player_id').whereRef('game_players.teamid', '=', 'game_teams.teamid'),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('teamid');
}

function somebodyWaits({ exists, selectFrom }: ExpressionBuilder<Database, 'game_teams'>) {
  return exists(
    selectFrom('game_players')
      .select('player_id')
      .whereRef('game_players.teamid', '=', 'game_teams.teamid')
      .where('status', '=', 'pending-join'),
  );
}

/** How many are on each team of a game that has members. */
export async function seatsIn(db: Db, game_id: string): Promise<TeamSeats[]> {
  const counts = await seatCounts(db, { game_id });
  // PostgreSQL counts in texts.
  return counts.flatMap(({ teamid, members, accounts }) =>
    teamid === null ? [] : { teamid, members: Number(members), guests: Number(members) - Number(accounts) },
  );
}

const seatCounts = compiledQuery((db, { game_id }: { game_id: string }) =>
  db
    .selectFrom('game_players')
    .select(({ fn }) => ['teamid', fn.countAll().as('members'), fn.count('account_id').as('accounts')])
    .where('game_id', '=', game_id)
    .where('status', '=', 'joined')
    .groupBy('teamid'),
);

function teams(db: Db, game_id: string) {
  return db.selectFrom('game_teams').selectAll().where('game_id', '=', game_id).where('kicked_at', 'is', null);
}

/**
 * The registered team with this public number or id, if the account has joined it. An archived one must be restored first
 * (OPEN-11).
 */
export function registeredTeam(db: Db, named: string, account_id: string): Promise<RegisteredTeamRow | undefined> {
  return db
    .selectFrom('teams')
    .innerJoin('team_members', 'team_members.teamid', 'teams.teamid')
    .selectAll('teams')
    .where((row) => (/^\d{5,9}$/.test(named) ? row('kt_team_id', '=', Number(named)) : row('teams.teamid', '=', named)))
    .where('archived_at', 'is', null)
    .where('account_id', '=', account_id)
    .where('joined', '=', 1)
    .executeTakeFirst();
}

/** The registered team with this public number or id, also an archived one. */
export function registeredTeamNamed(db: Db, named: string): Promise<RegisteredTeamRow | undefined> {
  return db
    .selectFrom('teams')
    .selectAll()
    .where((row) => (/^[1-9]\d{4,8}$/.test(named) ? row('kt_team_id', '=', Number(named)) : row('teamid', '=', named)))
    .executeTakeFirst();
}

/** A registered team by its id. */
export function registeredTeamById(db: Db, teamid: string): Promise<RegisteredTeamRow> {
  return db.selectFrom('teams').selectAll().where('teamid', '=', teamid).executeTakeFirstOrThrow();
}

/**
 * The team that an account may join with a code: the team's own, or its public alias where the account is a member of that
 * registered team (OPEN-12, H48).
 */
export async function teamByCode(
  db: Db,
  game_id: string,
  code: string,
  account_id: string,
): Promise<GameTeamRow | undefined> {
  const [own] = await teamWithCode(db, { game_id, code });
  if (own) return own;
  const [aliased] = await teamWithAlias(db, { game_id, code });
  if (!aliased || aliased.kt_team_id === '') return undefined;
  return (await registeredTeam(db, aliased.kt_team_id, account_id)) && aliased;
}

const teamWithCode = compiledQuery((db, { game_id, code }: { game_id: string; code: string }) =>
  teams(db, game_id).where('team_code', '=', code),
);

const teamWithAlias = compiledQuery((db, { game_id, code }: { game_id: string; code: string }) =>
  teams(db, game_id).where('alias', '=', code),
);

/** The teams of a game that are registered teams which the account has joined (JOIN-16). */
export function ownTeamsIn(
  db: Db,
  game_id: string,
  account_id: string,
): Promise<Pick<GameTeamRow, 'kt_team_id' | 'alias'>[]> {
  const numbers = db
    .selectFrom('teams')
    .innerJoin('team_members', 'team_members.teamid', 'teams.teamid')
    .select((row) => row.cast<string>('kt_team_id', 'text').as('number'))
    .where('archived_at', 'is', null)
    .where('account_id', '=', account_id)
    .where('joined', '=', 1);
  return db
    .selectFrom('game_teams')
    .select(['kt_team_id', 'alias'])
    .where('game_id', '=', game_id)
    .where('kicked_at', 'is', null)
    .where('kt_team_id', 'in', numbers)
    .orderBy('created_at')
    .execute();
}

/**
 * The team of a game that a path names: by its code, its alias, its own id, or the number of its registered team. Naming a
 * team gives no access: authorization follows (OPEN-11).
 */
export const gameTeamNamed = compiledQuery((db, { game_id, name }: { game_id: string; name: string }) =>
  teams(db, game_id).where((row) =>
    row.or([
      row('team_code', '=', name),
      row('alias', '=', name),
      row('teamid', '=', name),
      row.and([row('kt_team_id', '=', name), row('kt_team_id', '!=', '')]),
    ]),
  ),
);

/** The team of a game whose invite has this code, open or not: declining it again is no error. */
export const gameTeamInviting = compiledQuery((db, { game_id, code }: { game_id: string; code: string }) =>
  teams(db, game_id).where('teamid', 'in', ({ selectFrom }) =>
    selectFrom('game_invites').select('game_invites.teamid').where('code', '=', code),
  ),
);
