import { compiledQuery } from '../../../server/database/compiled-query.ts';

// These queries run for every seed and are compiled once: compiling takes longer than running them.

interface OfGame {
  readonly game_id: string;
}

/** The teams of a game, and below its players. */
export const teamsOf = compiledQuery((db, { game_id }: OfGame) =>
  db
    .selectFrom('game_teams')
    .select(['teamid', 'team_code', 'alias', 'team_name', 'kicked_at'])
    .where('game_id', '=', game_id),
);
export const playersOf = compiledQuery((db, { game_id }: OfGame) =>
  db
    .selectFrom('game_players')
    .select(['player_id', 'player_code', 'account_id', 'teamid', 'status', 'is_captain', 'left_at'])
    .where('game_id', '=', game_id),
);

/** The questions of a game, in order. */
export const questionsOf = compiledQuery((db, { game_id }: OfGame) =>
  db
    .selectFrom('questions')
    .innerJoin('rounds', 'rounds.round_id', 'questions.round_id')
    .select(['question_id', 'round_order', 'question_index', 'asked_order'])
    .where('questions.game_id', '=', game_id)
    .orderBy('round_order')
    .orderBy('question_index'),
);

/** The position of each player stream. */
export const headsOf = compiledQuery((db, { game_id }: OfGame) =>
  db
    .selectFrom('streams')
    .leftJoin('broadcast_counts', 'broadcast_counts.game_id', 'streams.game_id')
    .select(['stream_id', 'teamid', 'shift', 'count'])
    .where('streams.game_id', '=', game_id)
    .where('kind', '!=', 'host'),
);

/** Whether submissions are open, and for which round. */
export const stateOf = compiledQuery((db, { game_id }: OfGame) =>
  db.selectFrom('games').select(['round_index', 'submissions_open']).where('game_id', '=', game_id),
);

/** The rounds whose answers are revealed. */
export const toldOf = compiledQuery((db, { game_id }: OfGame) =>
  db
    .selectFrom('rounds')
    .select('round_order')
    .where('game_id', '=', game_id)
    .where('revealed_at', 'is not', null)
    .orderBy('round_order'),
);

/** Every stored answer, with its team and question. */
export const answersOf = compiledQuery((db, { game_id }: OfGame) =>
  db
    .selectFrom('answers')
    .innerJoin('game_teams', 'game_teams.teamid', 'answers.teamid')
    .innerJoin('questions', 'questions.question_id', 'answers.question_id')
    .select(['answers.teamid', 'team_name', 'answers.question_id', 'late', 'answer', 'at', 'asked_order'])
    .where('game_teams.game_id', '=', game_id),
);

/** Every asked question of a round that has been handed in, for each team that is in the game. */
export const handInsOf = compiledQuery((db, { game_id }: OfGame) =>
  db
    .selectFrom('rounds')
    .innerJoin('questions', 'questions.round_id', 'rounds.round_id')
    .innerJoin('game_teams', 'game_teams.game_id', 'rounds.game_id')
    .select(['rounds.round_order', 'question_id', 'teamid', 'team_name'])
    .select(({ eb }) => eb.fn.coalesce('handed_in_at', eb.lit(0)).as('handed_in_at'))
    .where('rounds.game_id', '=', game_id)
    .where('handed_in_at', 'is not', null)
    .where('asked_order', 'is not', null)
    .where('kicked_at', 'is', null),
);

/** Every stored suggestion, with its question. */
export const suggestionsOf = compiledQuery((db, { game_id }: OfGame) =>
  db
    .selectFrom('suggestions')
    .innerJoin('game_teams', 'game_teams.teamid', 'suggestions.teamid')
    .select(['question_id', 'suggestion'])
    .where('game_teams.game_id', '=', game_id),
);

/** Every submission, including withdrawn ones. */
export const submissionsOf = compiledQuery((db, { game_id }: OfGame) =>
  db.selectFrom('submissions').selectAll().where('game_id', '=', game_id),
);
