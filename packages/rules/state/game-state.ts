import type { GameHead, HostState, Question as QuestionShown, RoundStart } from '@snug/contract';

/** A game as the rules know it. Moments are milliseconds since 1970. */
export interface Game extends Pick<GameHead, 'code' | 'kind' | 'title' | 'date' | 'status'> {
  readonly game_id: string;
  readonly venue_id: string;
  readonly game_started: boolean;
  readonly submissions_open: boolean;
  /** Of the round that was started last, counted from 0; -1 before the first. */
  readonly round_index: number;
  /** True from the start of that round to its end. */
  readonly round_open: boolean;
  /** True while the round stands on the players' screens: a close without `keep_round` takes it away before its end. */
  readonly round_shown: boolean;
  readonly private_event: boolean;
  /** The operator's own number; '' without one. */
  readonly kt_id: string;
  readonly ended_at: number | null;
}

/** A round with its times. */
export interface Round extends RoundStart {
  readonly started_at: number | null;
  /** When submissions were first opened; null when never. */
  readonly opened_at: number | null;
  /** When submissions were last closed, while that still counts: null while they are open, and when a revealed round goes on. */
  readonly closed_at: number | null;
  /** Since when the players have been told the answers; null when they have not, or when the round has gone on since (decision 13). */
  readonly revealed_at: number | null;
}

/** A question with its answer key, which only the quizmaster's views and a revealed round show. */
export interface Question extends QuestionShown {
  readonly round_id: string;
  /** For each answer the texts that count, the quizmaster's own spelling first. */
  readonly accepted: readonly (readonly string[])[];
  readonly notes: string;
  /** The place among the asked questions of the round; null when not asked, or recalled. */
  readonly asked_order: number | null;
}

/** A game with its rounds in order, and those of its questions that a rule looks at. */
export interface GameState {
  readonly game: Game;
  readonly rounds: readonly Round[];
  readonly questions: readonly Question[];
}

/** The round that was started last, open or not. */
export function currentRound({ game, rounds }: Pick<GameState, 'game' | 'rounds'>): Round | undefined {
  return rounds[game.round_index];
}

/** The asked questions of a round, in the order asked. */
export function askedOf<Q extends Pick<Question, 'round_id' | 'asked_order'>>(
  questions: readonly Q[],
  round_id: string | undefined,
): Q[] {
  return questions
    .filter((question) => question.round_id === round_id && question.asked_order !== null)
    .sort((a, b) => (a.asked_order ?? 0) - (b.asked_order ?? 0));
}

/** Whether the players have been told the round's answers. */
export function isRevealed({ revealed_at }: Pick<Round, 'revealed_at'>): boolean {
  return revealed_at !== null;
}

/** Where the game stands, as every command of the quizmaster answers it. */
export function hostState({ game, rounds, questions }: GameState): HostState {
  const { status, game_started, submissions_open, round_index, round_open } = game;
  return {
    status,
    game_started,
    submissions_open,
    round_index,
    round_open,
    asked: askedOf(questions, rounds[round_index]?.round_id).map((question) => question.question_id),
    revealed: rounds.filter(isRevealed).map((round) => round.round_order),
  };
}
