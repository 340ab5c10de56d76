import { type ScoredRound, type Scores, scoreGame, toScoredRound } from '@snug/grading';
import { askedOf, type GameState, type Round } from '../state/game-state.ts';
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

/** A round as it is scored. */
export function scoredRound(round: Round, questions: GameState['questions']): ScoredRound {
  const all = questions.filter((each) => each.round_id === round.round_id);
  const inOrder = all.toSorted((one, other) => one.question_index - other.question_index);
  return toScoredRound(round, inOrder, askedOf(questions, round.round_id));
}
