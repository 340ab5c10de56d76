import type { Suggestion } from '@snug/contract';
import type { Game, Question, Round } from './game-state.ts';
import type { Player } from './people.ts';

/** A round, with what one player's team has in it. */
export interface TeamRound {
  readonly game: Pick<Game, 'game_id' | 'status' | 'round_index' | 'submissions_open' | 'submit_at_close'>;
  readonly round: Pick<
    Round,
    | 'round_id'
    | 'round_order'
    | 'title'
    | 'single_answer'
    | 'double_or_nothing'
    | 'double_rule'
    | 'opened_at'
    | 'closed_at'
    | 'revealed_at'
    | 'handed_in_at'
  >;
  readonly player: Pick<Player, 'player_id' | 'player_code' | 'player_name' | 'is_captain' | 'captain_until'> & {
    readonly teamid: string;
  };
  /** The team's own submission that is not withdrawn, if there is one. */
  readonly standing: SubmittedAnswers | undefined;
  /** What was handed in for the team at the close and is not withdrawn. A late submission of its own may stand beside it. */
  readonly atClose: Submission | undefined;
  readonly doubled: boolean;
  /** The team has played its joker in another round. */
  readonly jokerPlayed: boolean;
}

/** A team's saved answer to a question. A late answer is kept beside the one in time and never replaces it. */
export interface Answer {
  readonly teamid: string;
  readonly question_id: string;
  readonly late: boolean;
  readonly answer: readonly string[];
  readonly at: number;
  /** In a round of clues: the newest clue when this text was first saved, counted from 0; null elsewhere. */
  readonly clue: number | null;
}

/** A team's submission of a round. */
export interface Submission extends SubmittedAnswers {
  readonly submission_id: string;
  readonly game_id: string;
  readonly teamid: string;
  readonly round_id: string;
  readonly round_order: number;
  /** The server handed in at the close what the team had saved (decision 22). */
  readonly at_close: boolean;
  readonly withdrawn_at: number | null;
}

export interface SubmittedAnswers {
  readonly doubled: boolean;
  /** In the order asked. */
  readonly answers: readonly (readonly string[])[];
  readonly late: boolean;
  readonly at_close?: boolean;
  /** What its phone calls it. */
  readonly idempotency_key: string;
  /** In a round of clues: the clue at which its answer was given and kept since, counted from 0; null elsewhere. */
  readonly clue: number | null;
  readonly created_at: number;
}

/** A question of a round with one team's answers to it. */
export interface TeamQuestion extends Pick<Question, 'question_id' | 'num_answers' | 'asked_order'> {
  /** The answer saved in time; null: none. */
  readonly onTime: readonly string[] | null;
  readonly onTimeAt: number | null;
  readonly late: readonly string[] | null;
  readonly lateAt: number | null;
  /** In a round of clues: the newest clue when the answer in time was first saved. */
  readonly clue: number | null;
  /** The number of the calling client's last write (H19). */
  readonly lastSeq: number | null;
}

/** The answers and suggestions of all teams for one question. */
export interface QuestionHoldings {
  readonly answers: readonly Pick<Answer, 'teamid' | 'answer'>[];
  readonly suggestions: readonly (Suggestion & { readonly teamid: string })[];
}

/** One team's submission and answers of a round, for the quizmaster's commands about them. */
export interface HandedIn {
  readonly game: Pick<
    Game,
    'game_id' | 'status' | 'round_index' | 'submit_at_close' | 'board_through' | 'results_version'
  >;
  readonly teamid: string;
  readonly round: Pick<
    Round,
    | 'round_id'
    | 'round_order'
    | 'title'
    | 'single_answer'
    | 'double_or_nothing'
    | 'double_rule'
    | 'closed_at'
    | 'revealed_at'
    | 'handed_in_at'
  >;
  readonly doubled: boolean;
  /** The team's own submission that is not withdrawn, if there is one. */
  readonly standing: Submission | undefined;
  /** What was handed in at the close and is not withdrawn. */
  readonly atClose: Submission | undefined;
  /** The round's asked questions, in the order asked. */
  readonly asked: readonly Pick<Question, 'question_id' | 'num_answers'>[];
  /** The saved answers to the round's asked questions, in time and late. */
  readonly answers: readonly Answer[];
}
