import type { HostGame, HostTeam } from '@snug/contract';
import { askedOf, currentRound, type GameState, hostGameView, hostTeamViews } from '@snug/rules';
import { compiledQuery } from '../database/compiled-query.ts';
import { epochOf, position, streamId } from '../database/message-log.ts';
import { fromRow } from '../database/rows.ts';
import type { Db } from '../database/schema.ts';
import { teamsOf } from '../database/teams.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/**
 * Reads a whole game for its quizmaster. It reads the stream's number first: newer messages come on the stream (G7).
 */
export async function readHostGame(
  db: Db,
  state: GameState,
  venue: string,
  { incarnation, origin }: Pick<ServerContext, 'incarnation' | 'origin'>,
): Promise<HostGame> {
  const { game_id, code } = state.game;
  const stream_id = streamId(game_id, 'host');
  return hostGameView(state, venue, {
    last_msg_id: (await position(db, stream_id)) ?? 0,
    epoch: epochOf(incarnation, stream_id),
    // From the configured origin: the quizmaster may be at localhost, and a Host header can be forged (H53).
    join_url: `${origin()}/join?code=${code}`,
    teams: await readHostTeams(db, state),
    watcher_count: await readWatcherCount(db, game_id),
  });
}

/** The teams of a game as its quizmaster sees them: all, or those with the given ids. */
export async function readHostTeams(db: Db, state: GameState, only?: readonly string[]): Promise<HostTeam[]> {
  const { game_id } = state.game;
  const teams = only ? await someTeams(db, { game_id, only }) : await teamsOf(db, { game_id });
  if (teams.length === 0) return [];
  const ids = teams.map((team) => team.teamid);
  const asked = askedOf(state.questions, currentRound(state)?.round_id).map((each) => each.question_id);
  const members = await membersOn(db, { ids });
  const answers = asked.length === 0 ? [] : await answersOf(db, { ids, asked });
  const submissions = await submissionsOf(db, { ids });
  return hostTeamViews(
    { teams, members: members.map(fromRow), answers: answers.map(fromRow), submissions: submissions.map(fromRow) },
    state,
  );
}

const someTeams = compiledQuery((db, { game_id, only }: { game_id: string; only: readonly string[] }) =>
  db
    .selectFrom('game_teams')
    .selectAll()
    .where('game_id', '=', game_id)
    .where('kicked_at', 'is', null)
    .where('teamid', 'in', only)
    .orderBy('created_at')
    .orderBy('teamid'),
);

const membersOn = compiledQuery((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('game_players')
    .select(['teamid', 'player_name', 'is_captain'])
    .where('teamid', 'in', ids)
    .where('status', '=', 'joined'),
);

const answersOf = compiledQuery((db, { ids, asked }: { ids: readonly string[]; asked: readonly string[] }) =>
  db.selectFrom('answers').selectAll().where('teamid', 'in', ids).where('question_id', 'in', asked),
);

const submissionsOf = compiledQuery((db, { ids }: { ids: readonly string[] }) =>
  db.selectFrom('submissions').selectAll().where('teamid', 'in', ids).where('withdrawn_at', 'is', null),
);

export async function readWatcherCount(db: Db, game_id: string): Promise<number> {
  const [counted] = await watchersOf(db, { game_id });
  return Number(counted?.count ?? 0);
}

const watchersOf = compiledQuery((db, { game_id }: { game_id: string }) =>
  db
    .selectFrom('game_players')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('game_id', '=', game_id)
    .where('status', '!=', 'joined')
    .where('left_at', 'is', null),
);
