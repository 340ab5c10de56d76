import type { HostState } from '@snug/contract';
import type { GameRow, QuestionRow, RoundRow } from '../database/schema.ts';
import { details, Refusal } from '../foundation/refusals.ts';

/** A whole game as the quizmaster's commands need it. */
export interface GameState {
  readonly game: GameRow;
  /** In order. */
  readonly rounds: readonly RoundRow[];
  readonly questions: readonly QuestionRow[];
}

/** The round that was started last, open or not. */
export function currentRound({ game, rounds }: Pick<GameState, 'game' | 'rounds'>): RoundRow | undefined {
  return rounds[game.round_index];
}

/** The asked questions of a round, in the order asked. */
export function askedOf(questions: readonly QuestionRow[], round_id: string | undefined): QuestionRow[] {
  return questions
    .filter((question) => question.round_id === round_id && question.asked_order !== null)
    .sort((a, b) => (a.asked_order ?? 0) - (b.asked_order ?? 0));
}

/** Whether the players have been told the round's answers. */
export function isRevealed({ revealed_at }: Pick<RoundRow, 'revealed_at'>): boolean {
  return revealed_at !== null;
}

/** Where the night stands, as every command of the quizmaster answers it. */
export function hostState(night: GameState): HostState {
  const { game } = night;
  return {
    status: game.status,
    game_started: game.game_started === 1,
    submissions_open: game.submissions_open === 1,
    round_index: game.round_index,
    round_open: game.round_open === 1,
    asked: askedOf(night.questions, currentRound(night)?.round_id).map((question) => question.question_id),
    revealed: night.rounds.filter(isRevealed).map((round) => round.round_order),
  };
}

export function refuseEnded(game: GameRow): void {
  if (game.status !== 'live') throw new Refusal(409, details.gameEnded);
}
