import type { Call } from '../call.ts';
import * as guards from './grading.guards.ts';
import type {
  contestShapes,
  getResultsShapes,
  hostAcceptSpellingShapes,
  hostAddPaperTeamShapes,
  hostAdjustShapes,
  hostDecideAppealShapes,
  hostGamePackShapes,
  hostGradeChangesShapes,
  hostGradeShapes,
  hostPublishBoardShapes,
  hostSetScoringShapes,
  hostSubmitPaperShapes,
  hostWithdrawAdjustmentShapes,
} from './grading.shapes.ts';

/**
 * Grades answers: each grade is of an answer to a question, whoever gave it. 409 when another grader was faster with one of them; then
 * none is changed.
 */
export const hostGrade: Call<typeof hostGradeShapes> = {
  name: 'hostGrade',
  method: 'POST',
  path: '/api/host/game/{id}/grades',
  reply: guards.hostGrade,
};

/** Accepts a spelling for everyone, or takes it back: on the answer key of the game and, asked, of its pack. */
export const hostAcceptSpelling: Call<typeof hostAcceptSpellingShapes> = {
  name: 'hostAcceptSpelling',
  method: 'POST',
  path: '/api/host/game/{id}/accepted',
  reply: guards.hostAcceptSpelling,
};

/** Sets what questions are worth and how doubling counts. */
export const hostSetScoring: Call<typeof hostSetScoringShapes> = {
  name: 'hostSetScoring',
  method: 'POST',
  path: '/api/host/game/{id}/scoring',
  reply: guards.hostSetScoring,
};

/** Gives or takes points, with a reason. Send `idempotencyHeader`: a repeat gives nothing twice. */
export const hostAdjust: Call<typeof hostAdjustShapes> = {
  name: 'hostAdjust',
  method: 'POST',
  path: '/api/host/game/{id}/adjustments',
  reply: guards.hostAdjust,
};

/** Takes a bonus or a penalty back. */
export const hostWithdrawAdjustment: Call<typeof hostWithdrawAdjustmentShapes> = {
  name: 'hostWithdrawAdjustment',
  method: 'POST',
  path: '/api/host/game/{id}/adjustments/{adjustment}/withdraw',
  reply: guards.hostWithdrawAdjustment,
};

/** Publishes the board through a round, unveils the next of its teams, or takes it back. */
export const hostPublishBoard: Call<typeof hostPublishBoardShapes> = {
  name: 'hostPublishBoard',
  method: 'POST',
  path: '/api/host/game/{id}/board',
  reply: guards.hostPublishBoard,
};

/**
 * Decides an appeal. Upheld, the grade is the quizmaster’s to set: it is the same for everybody with that answer.
 */
export const hostDecideAppeal: Call<typeof hostDecideAppealShapes> = {
  name: 'hostDecideAppeal',
  method: 'POST',
  path: '/api/host/game/{id}/appeals/{appeal}',
  reply: guards.hostDecideAppeal,
};

/** Adds a team that plays on paper. */
export const hostAddPaperTeam: Call<typeof hostAddPaperTeamShapes> = {
  name: 'hostAddPaperTeam',
  method: 'POST',
  path: '/api/host/game/{id}/paper',
  reply: guards.hostAddPaperTeam,
};

/** Hands in what a team has written on paper; of a team on paper a newer one takes its place. */
export const hostSubmitPaper: Call<typeof hostSubmitPaperShapes> = {
  name: 'hostSubmitPaper',
  method: 'POST',
  path: '/api/host/game/{id}/team/{team}/round/{round}/paper',
  reply: guards.hostSubmitPaper,
};

/** Every change of a grade: who, when, from and to. */
export const hostGradeChanges: Call<typeof hostGradeChangesShapes> = {
  name: 'hostGradeChanges',
  method: 'GET',
  path: '/api/host/game/{id}/grades',
  reply: guards.hostGradeChanges,
};

/** The pack that the game was made from, with the spellings accepted for it since. */
export const hostGamePack: Call<typeof hostGamePackShapes> = {
  name: 'hostGamePack',
  method: 'GET',
  path: '/api/host/game/{id}/pack',
  reply: guards.hostGamePack,
};

/** The results as the caller may know them (additive). */
export const getResults: Call<typeof getResultsShapes> = {
  name: 'getResults',
  method: 'GET',
  path: '/api/player/game/{id}/results',
  reply: guards.getResults,
};

/** Contests the grade of a question, once, with one sentence (additive). */
export const contest: Call<typeof contestShapes> = {
  name: 'contest',
  method: 'POST',
  path: '/api/player/game/{id}/appeal',
  reply: guards.contest,
};
