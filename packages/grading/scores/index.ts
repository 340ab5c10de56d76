export {
  type AnswerGrade,
  type Grades,
  gradeAnswers,
  gradesByAnswer,
  marksOfKey,
  type ScoredQuestion,
} from './grade-of.ts';
export { boardOf, resultsOf } from './results.ts';
export {
  type ScoredTeam,
  type ScoreInput,
  type Scores,
  scoreGame,
  type TeamScore,
  ungradedAnswers,
} from './score-game.ts';
export {
  type Counted,
  mostOf,
  type QuestionScore,
  type RoundScore,
  type ScoredRound,
  scoreRound,
} from './score-round.ts';
