import type { HostGame, HostQuestion, HostRound } from '@snug/contract';
import { countedTeams, gradedOf, type Scores, scoreGame, toScoredRound } from '@snug/grading';

/** The questions of a round that are graded: those asked, in that order; of a round of clues the first, for the answer of all. */
export function gradedQuestions(round: HostRound): readonly HostQuestion[] {
  return gradedOf(round, round.questions, askedIn(round));
}

function askedIn({ questions, asked }: HostRound): HostQuestion[] {
  return asked.flatMap((id) => questions.filter(({ question_id }) => question_id === id));
}

/** The scores of the game by the server's own function, through a round or of all. */
export function scoresOf(game: HostGame, through = Number.POSITIVE_INFINITY): Scores {
  return scoreGame({
    rounds: game.rounds
      .filter(({ round_order }) => round_order <= through)
      .map((round) => toScoredRound(round, round.questions, askedIn(round))),
    teams: countedTeams(game),
    grades: game.grades ?? [],
    adjustments: game.adjustments ?? [],
  });
}
