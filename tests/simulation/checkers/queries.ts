import { compiledQuery } from '../../../packages/server/database/compiled-query.ts';

// Asked in every seed, so built once: building one takes longer than asking it.

interface OfGame {
  readonly game_id: string;
}

/** The teams of a game, and its people. */
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

/** The questions of a game in their order. */
export const questionsOf = compiledQuery((db, { game_id }: OfGame) =>
  db
    .selectFrom('questions')
    .innerJoin('rounds', 'rounds.round_id', 'questions.round_id')
    .select(['question_id', 'round_order', 'question_index', 'asked_order'])
    .where('questions.game_id', '=', game_id)
    .orderBy('round_order')
    .orderBy('question_index'),
);

/** How far each stream of the players is. */
export const headsOf = compiledQuery((db, { game_id }: OfGame) =>
  db
    .selectFrom('streams')
    .leftJoin('broadcast_counts', 'broadcast_counts.game_id', 'streams.game_id')
    .select(['stream_id', 'teamid', 'shift', 'count'])
    .where('streams.game_id', '=', game_id)
    .where('kind', '!=', 'host'),
);

/** Whether submissions are open, and of which round. */
export const stateOf = compiledQuery((db, { game_id }: OfGame) =>
  db.selectFrom('games').select(['round_index', 'submissions_open']).where('game_id', '=', game_id),
);

/** The rounds whose answers are told. */
export const toldOf = compiledQuery((db, { game_id }: OfGame) =>
  db
    .selectFrom('rounds')
    .select('round_order')
    .where('game_id', '=', game_id)
    .where('revealed_at', 'is not', null)
    .orderBy('round_order'),
);

/** Every answer that is kept, with its team and its question. */
export const answersOf = compiledQuery((db, { game_id }: OfGame) =>
  db
    .selectFrom('answers')
    .innerJoin('game_teams', 'game_teams.teamid', 'answers.teamid')
    .innerJoin('questions', 'questions.question_id', 'answers.question_id')
    .select(['team_name', 'answers.question_id', 'late', 'answer', 'at', 'asked_order'])
    .where('game_teams.game_id', '=', game_id),
);

/** Every suggestion that is kept, with its question. */
export const suggestionsOf = compiledQuery((db, { game_id }: OfGame) =>
  db
    .selectFrom('suggestions')
    .innerJoin('game_teams', 'game_teams.teamid', 'suggestions.teamid')
    .select(['question_id', 'suggestion'])
    .where('game_teams.game_id', '=', game_id),
);

/** Every submission, withdrawn ones too. */
export const submissionsOf = compiledQuery((db, { game_id }: OfGame) =>
  db.selectFrom('submissions').selectAll().where('game_id', '=', game_id),
);
