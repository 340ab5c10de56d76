import type { GamePeople, HostGame, HostTeam } from '@snug/contract';
import { askedOf, currentRound, type GameState, gamePeopleView, hostGameView, hostTeamViews } from '@snug/rules';
import { compiledQuery } from '../database/compiled-query.ts';
import { readGrading } from '../database/graded-game.ts';
import { epochOf, position, streamId } from '../database/message-log.ts';
import { fromRow } from '../database/rows.ts';
import type { Db } from '../database/schema.ts';
import { uncountedTeams } from '../database/team-holdings.ts';
import { teamsOf, waitingTeams } from '../database/teams.ts';
import { countWatchers } from '../database/watchers.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/**
 * Reads a whole game for its quizmaster. It reads the stream's number first: newer messages come on the stream (G7).
 */
export async function readHostGame(
  db: Db,
  state: GameState,
  venue: string,
  {
    incarnation,
    origin,
    clock,
    ...newcomers
  }: Pick<ServerContext, 'incarnation' | 'origin' | 'clock' | 'heldUp' | 'turnedAway'>,
  isOnline: (player_id: string) => boolean,
): Promise<HostGame> {
  const { game_id, code } = state.game;
  const stream_id = streamId(game_id, 'host');
  const more = {
    last_msg_id: (await position(db, stream_id)) ?? 0,
    epoch: epochOf(incarnation, stream_id),
    now: clock.now(),
    // From the configured origin: the quizmaster may be at localhost, and a Host header can be forged (H53).
    join_url: `${origin()}/join?code=${code}`,
    teams: await readHostTeams(db, state, isOnline),
    ...(await readWatcherCounts(db, game_id, newcomers)),
  };
  return hostGameView(state, venue, more, await readGrading(db, game_id));
}

/** The teams of a game as its quizmaster sees them: all, or those with the given ids. */
export async function readHostTeams(
  db: Db,
  state: GameState,
  isOnline: (player_id: string) => boolean,
  only?: readonly string[],
): Promise<HostTeam[]> {
  const { game_id } = state.game;
  const others = await teamsOf(db, { game_id });
  const teams = only ? others.filter(({ teamid }) => only.includes(teamid)) : others;
  if (teams.length === 0) return [];
  const ids = teams.map((team) => team.teamid);
  const asked = askedOf(state.questions, currentRound(state)?.round_id).map((each) => each.question_id);
  const members = await membersOn(db, { ids });
  const answers = asked.length === 0 ? [] : await answersOf(db, { ids, asked });
  const submissions = await submissionsOf(db, { ids });
  const before = await lateBefore(db, { ids, round_order: state.game.round_index + 1 });
  return hostTeamViews(
    {
      teams,
      others,
      members: members.map(fromRow),
      uncounted: await uncountedTeams(db, game_id),
      isOnline,
      answers: answers.map(fromRow),
      before: before.map(fromRow),
      submissions: submissions.map(fromRow),
    },
    state,
  );
}

const membersOn = compiledQuery((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('game_players')
    .select(['player_id', 'teamid', 'player_name', 'is_captain'])
    .where('teamid', 'in', ids)
    .where('status', '=', 'joined'),
);

const answersOf = compiledQuery((db, { ids, asked }: { ids: readonly string[]; asked: readonly string[] }) =>
  db.selectFrom('answers').selectAll().where('teamid', 'in', ids).where('question_id', 'in', asked),
);

/** The late answers to asked questions of rounds before this one, and those in time to the same questions. */
const lateBefore = compiledQuery((db, { ids, round_order }: { ids: readonly string[]; round_order: number }) =>
  db
    .selectFrom('answers as late_one')
    .innerJoin('questions', 'questions.question_id', 'late_one.question_id')
    .innerJoin('rounds', 'rounds.round_id', 'questions.round_id')
    .innerJoin('answers', (join) =>
      join.onRef('answers.question_id', '=', 'late_one.question_id').onRef('answers.teamid', '=', 'late_one.teamid'),
    )
    .selectAll('answers')
    .select('rounds.round_order')
    .where('late_one.teamid', 'in', ids)
    .where('late_one.late', '=', 1)
    .where('asked_order', 'is not', null)
    .where('round_order', '<', round_order),
);

const submissionsOf = compiledQuery((db, { ids }: { ids: readonly string[] }) =>
  db.selectFrom('submissions').selectAll().where('teamid', 'in', ids).where('withdrawn_at', 'is', null),
);

/** How many watch, how many teams wait to be let in, and whether newcomers are held up or refused; absent for none and no. */
export async function readWatcherCounts(
  db: Db,
  game_id: string,
  { heldUp, turnedAway }: Pick<ServerContext, 'heldUp' | 'turnedAway'>,
): Promise<Pick<HostGame, 'watcher_count' | 'waiting_count' | 'newcomers_held_up' | 'game_full'>> {
  const waiting = await waitingTeams(db, { game_id });
  const watcher_count = await countWatchers(db, game_id);
  return {
    watcher_count,
    ...(waiting.length > 0 && { waiting_count: waiting.length }),
    ...(heldUp.has(game_id) && { newcomers_held_up: true }),
    ...(turnedAway.has(game_id) && { game_full: true }),
  };
}

/** Everybody who is in a game, for its quizmaster. */
export async function readGamePeople(
  db: Db,
  game_id: string,
  isOnline: (player_id: string) => boolean,
): Promise<GamePeople> {
  return gamePeopleView({
    teams: await teamsOf(db, { game_id }),
    waiting: await waitingTeams(db, { game_id }),
    players: (await playersIn(db, { game_id })).map(fromRow),
    isOnline,
  });
}

const playersIn = compiledQuery((db, { game_id }: { game_id: string }) =>
  db
    .selectFrom('game_players')
    .select(['player_id', 'player_code', 'player_name', 'is_captain', 'account_id', 'status', 'teamid', 'created_at'])
    .where('game_id', '=', game_id)
    .where('left_at', 'is', null)
    .orderBy((row) => row.fn.coalesce('joined_at', 'created_at'))
    .orderBy('created_at')
    .orderBy('player_id'),
);
