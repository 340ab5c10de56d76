import type { HostGame, HostQuestion, HostRound } from '@snug/contract';
import { type ScoredQuestion, type ScoredRound, type Scores, scoreGame } from '@snug/grading';

/** A question of the game as it is graded: with its own options or else the round's. */
export function scoredQuestion(question: HostQuestion, round: Pick<HostRound, 'matches'>): ScoredQuestion {
  const { question_id, accepted, points = 1, ordered = false } = question;
  const matches = question.matches.length > 0 ? question.matches : round.matches;
  return { question_id, accepted, points, ordered, matches };
}

/** The questions of a round that are graded: those asked, in that order; of a round of clues the first, for the answer of all. */
export function gradedQuestions({ questions, asked, single_answer }: HostRound): HostQuestion[] {
  if (single_answer) return asked.length > 0 ? questions.slice(0, 1) : [];
  return asked.flatMap((id) => questions.filter(({ question_id }) => question_id === id));
}

export function scoredRound(round: HostRound): ScoredRound {
  const { round_order, title, single_answer, double_rule = 'all', tiebreaker, asked } = round;
  return {
    ...{ round_order, title, single_answer, double_rule, tiebreaker },
    asked_count: asked.length,
    graded: gradedQuestions(round).map((question) => scoredQuestion(question, round)),
  };
}

/** The scores of the game by the server's own function, through a round or of all. */
export function scoresOf(game: HostGame, through = Number.POSITIVE_INFINITY): Scores {
  return scoreGame({
    rounds: game.rounds.filter(({ round_order }) => round_order <= through).map(scoredRound),
    teams: game.teams,
    grades: game.grades ?? [],
    adjustments: game.adjustments ?? [],
  });
}
