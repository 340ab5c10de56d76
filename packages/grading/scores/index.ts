export { countedTeams } from './counted-teams.ts';
export {
  type AnswerGrade,
  answerNameOf,
  type Grades,
  gradeAnswers,
  gradesByAnswer,
  marksOfKey,
  placesInKey,
  type ScoredQuestion,
} from './grade-of.ts';
export { boardOf, resultsOf, toldResultsOf } from './results.ts';
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
  markWorth,
  mostOf,
  type QuestionScore,
  type RoundScore,
  type ScoredRound,
  scoreRound,
} from './score-round.ts';
export { gradedOf, toScoredQuestion, toScoredRound } from './to-scored-round.ts';
