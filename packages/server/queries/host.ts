import type { HostGame, HostTeam } from '@snug/contract';
import type { Kysely } from 'kysely';
import { compiledQuery } from '../database/compiled-query.ts';
import { epochOf, position, streamId } from '../database/message-log.ts';
import type { Database, SubmissionRow } from '../database/schema.ts';
import { teamsOf } from '../database/teams.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { askedOf, type GameState, hostState } from '../rules/night.ts';
import { headView } from './head.ts';
import { listOf } from './list-of.ts';
import { hostQuestionView } from './question.ts';
import { roundStartView, submittedView } from './round.ts';

type Db = Kysely<Database>;

/** A game with everything in it, for its quizmaster. The number is read first: what is newer comes on the stream (G7). */
export async function hostGameView(
  db: Db,
  night: GameState,
  venue: string,
  { incarnation, origin }: Pick<ServerContext, 'incarnation' | 'origin'>,
): Promise<HostGame> {
  const { game, rounds, questions } = night;
  const stream_id = streamId(game.game_id, 'host');
  return {
    last_msg_id: (await position(db, stream_id)) ?? 0,
    epoch: epochOf(incarnation, stream_id),
    ...headView(game, venue),
    // The quizmaster may sit at localhost, and a Host header says what its sender likes (H53).
    join_url: `${origin()}/join?code=${game.code}`,
    rounds: rounds.map((round) => ({
      ...roundStartView(round),
      questions: questions.filter((each) => each.round_id === round.round_id).map(hostQuestionView),
      asked: askedOf(questions, round.round_id).map((each) => each.question_id),
    })),
    state: hostState(night),
    teams: await hostTeams(db, night),
    watcher_count: await watcherCount(db, game.game_id),
  };
}

/** The teams of a game as its quizmaster sees them; only some when their ids are given. */
export async function hostTeams(db: Db, night: GameState, only?: readonly string[]): Promise<HostTeam[]> {
  const { game, rounds, questions } = night;
  const { game_id } = game;
  const teams = only ? await someTeams(db, { game_id, only }) : await teamsOf(db, game_id);
  if (teams.length === 0) return [];
  const ids = teams.map((team) => team.teamid);
  const asked = askedOf(questions, rounds[game.round_index]?.round_id).map((each) => each.question_id);
  const players = await joinedOn(db, { ids });
  const answers = asked.length === 0 ? [] : await answersOf(db, { ids, asked });
  const submissions = await standingOf(db, { ids });
  return teams.map(({ teamid, kt_team_id, team_name }) => {
    const ofTeam = players.filter((player) => player.teamid === teamid);
    return {
      teamid,
      kt_team_id,
      team_name,
      captain_name: ofTeam.find((player) => player.is_captain === 1)?.player_name ?? '',
      player_count: ofTeam.length,
      answered: answers.filter((each) => each.teamid === teamid && listOf(each.answer).some((text) => text !== ''))
        .length,
      submitted: submittedByRound(
        submissions.filter((each) => each.teamid === teamid),
        night,
      ),
    };
  });
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

const joinedOn = compiledQuery((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('game_players')
    .select(['teamid', 'player_name', 'is_captain'])
    .where('teamid', 'in', ids)
    .where('status', '=', 'joined'),
);

const answersOf = compiledQuery((db, { ids, asked }: { ids: readonly string[]; asked: readonly string[] }) =>
  db
    .selectFrom('answers')
    .select(['teamid', 'answer'])
    .where('teamid', 'in', ids)
    .where('question_id', 'in', asked)
    .where('late', '=', 0),
);

const standingOf = compiledQuery((db, { ids }: { ids: readonly string[] }) =>
  db.selectFrom('submissions').selectAll().where('teamid', 'in', ids).where('withdrawn_at', 'is', null),
);

export function submittedByRound(submissions: readonly SubmissionRow[], { rounds }: Pick<GameState, 'rounds'>) {
  return Object.fromEntries(
    submissions.flatMap((submission) => {
      const round = rounds.find((each) => each.round_id === submission.round_id);
      return round ? [[String(round.round_order), submittedView(submission, round)]] : [];
    }),
  );
}

export async function watcherCount(db: Db, game_id: string): Promise<number> {
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
