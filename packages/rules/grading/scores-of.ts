import { type ScoredRound, type Scores, scoreGame } from '@snug/grading';
import { askedOf, type GameState, type Question, type Round } from '../state/game-state.ts';
import type { GradedGame } from '../state/graded-game.ts';
import { submittedRounds } from '../views/game.ts';

/** The scores of a game, through a round or of all its rounds. */
export function scoresOf(state: GradedGame, through = Number.POSITIVE_INFINITY): Scores {
  const rounds = state.rounds.filter(({ round_order }) => round_order <= through);
  return scoreGame({
    rounds: rounds.map((round) => scoredRound(round, state.questions)),
    teams: state.teams.map(({ teamid, team_name }) => {
      const own = state.submissions.filter((each) => each.teamid === teamid);
      return { teamid, team_name, submitted: submittedRounds(own, rounds).submitted };
    }),
    grades: state.grades,
    adjustments: state.adjustments,
  });
}

/** A round as it is scored, with its asked questions; of a round of clues with its first question, which stands for all. */
export function scoredRound(round: Round, questions: GameState['questions']): ScoredRound {
  const { round_order, title, single_answer, double_rule, tiebreaker } = round;
  const asked = askedOf(questions, round.round_id);
  const all = questions.filter((each) => each.round_id === round.round_id);
  const first = all.toSorted((one, other) => one.question_index - other.question_index).slice(0, 1);
  const clues = asked.length > 0 ? first : [];
  const graded = single_answer ? clues : asked;
  return {
    ...{ round_order, title, single_answer, double_rule, tiebreaker },
    asked_count: asked.length,
    graded: graded.map((question) => scoredQuestion(question, round)),
  };
}

function scoredQuestion({ question_id, accepted, matches, ordered, points }: Question, round: Round) {
  return { question_id, accepted, ordered, points, matches: matches.length > 0 ? matches : round.matches };
}
