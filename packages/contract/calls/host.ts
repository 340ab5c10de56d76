import { type Call, get, post, put } from '../call.ts';
import type * as shapes from './host.shapes.ts';

/** Exchanges the one-time text of a sign-in link for a quizmaster's token. */
export const hostSignIn: Call<typeof shapes.hostSignInShapes> = /* @__PURE__ */ post('hostSignIn', '/api/host/sign-in');

export const hostMe: Call<typeof shapes.hostMeShapes> = /* @__PURE__ */ get('hostMe', '/api/host/me');

/** Lists the games of the quizmaster's venue, newest first. */
export const hostGames: Call<typeof shapes.hostGamesShapes> = /* @__PURE__ */ get('hostGames', '/api/host/game/list');

/** Creates a game from a pack of questions. */
export const hostNewGame: Call<typeof shapes.hostNewGameShapes> = /* @__PURE__ */ post(
  'hostNewGame',
  '/api/host/game/new',
);

/** Loads the whole game with its answer keys. */
export const hostLoadGame: Call<typeof shapes.hostLoadGameShapes> = /* @__PURE__ */ get(
  'hostLoadGame',
  '/api/host/game/{id}',
);

export const hostStartRound: Call<typeof shapes.hostStartRoundShapes> = /* @__PURE__ */ post(
  'hostStartRound',
  '/api/host/game/{id}/round/start',
);

export const hostEndRound: Call<typeof shapes.hostEndRoundShapes> = /* @__PURE__ */ post(
  'hostEndRound',
  '/api/host/game/{id}/round/end',
);

/** Asks a question of the current round; the round's first question opens submissions. */
export const hostAsk: Call<typeof shapes.hostAskShapes> = /* @__PURE__ */ post('hostAsk', '/api/host/game/{id}/ask');

/** Recalls a question: withdraws the round's submissions, keeps its answers, and opens closed submissions again. */
export const hostRecall: Call<typeof shapes.hostRecallShapes> = /* @__PURE__ */ post(
  'hostRecall',
  '/api/host/game/{id}/recall',
);

export const hostOpenSubmissions: Call<typeof shapes.hostOpenSubmissionsShapes> = /* @__PURE__ */ post(
  'hostOpenSubmissions',
  '/api/host/game/{id}/submissions/open',
);

export const hostCloseSubmissions: Call<typeof shapes.hostCloseSubmissionsShapes> = /* @__PURE__ */ post(
  'hostCloseSubmissions',
  '/api/host/game/{id}/submissions/close',
);

export const hostEndGame: Call<typeof shapes.hostEndGameShapes> = /* @__PURE__ */ post(
  'hostEndGame',
  '/api/host/game/{id}/end',
);

/** Ends the caller's token and the connections that were opened with it. */
export const hostSignOut: Call<typeof shapes.hostSignOutShapes> = /* @__PURE__ */ post(
  'hostSignOut',
  '/api/host/sign-out',
);

/** Reopens an ended game: it is live again, and everybody loads it (RELOAD_GAME). */
export const hostReopenGame: Call<typeof shapes.hostReopenGameShapes> = /* @__PURE__ */ post(
  'hostReopenGame',
  '/api/host/game/{id}/reopen',
);

/** Finalizes a game: nothing is accepted any more, not even late (OPEN-34). */
export const hostFinalizeGame: Call<typeof shapes.hostFinalizeGameShapes> = /* @__PURE__ */ post(
  'hostFinalizeGame',
  '/api/host/game/{id}/finalize',
);

/** Removes a team from the game; its members become spectators. */
export const hostKickTeam: Call<typeof shapes.hostKickTeamShapes> = /* @__PURE__ */ post(
  'hostKickTeam',
  '/api/host/game/{id}/team/{team}/kick',
);

/** Renames a team in this game. */
export const hostRenameTeam: Call<typeof shapes.hostRenameTeamShapes> = /* @__PURE__ */ post(
  'hostRenameTeam',
  '/api/host/game/{id}/team/{team}/name',
);

/** Withdraws a team's submission of a round, so that the team answers again. */
export const hostResetSubmission: Call<typeof shapes.hostResetSubmissionShapes> = /* @__PURE__ */ post(
  'hostResetSubmission',
  '/api/host/game/{id}/team/{team}/round/{round}/reset',
);

/** Accepts a team's late answers and submission of a round (OPEN-34). */
export const hostAcceptLate: Call<typeof shapes.hostAcceptLateShapes> = /* @__PURE__ */ post(
  'hostAcceptLate',
  '/api/host/game/{id}/team/{team}/round/{round}/accept-late',
);

/** Reveals the answers and notes of a round that takes no more answers. Repeating the call sends them again. */
export const hostReveal: Call<typeof shapes.hostRevealShapes> = /* @__PURE__ */ post(
  'hostReveal',
  '/api/host/game/{id}/reveal',
);

/**
 * Sends everybody a quiet reminder of how many teams have not submitted the current round. A count of 0 is sent too, so
 * that screens remove the reminder.
 */
export const hostNudge: Call<typeof shapes.hostNudgeShapes> = /* @__PURE__ */ post(
  'hostNudge',
  '/api/host/game/{id}/nudge',
);

/** Sets the quizmaster's own handle for tips; '' for none. */
export const hostSetTips: Call<typeof shapes.hostSetTipsShapes> = /* @__PURE__ */ put('hostSetTips', '/api/host/tips');

/** Lists the caller's ratings in a game. */
export const hostFeedback: Call<typeof shapes.hostFeedbackShapes> = /* @__PURE__ */ get(
  'hostFeedback',
  '/api/host/game/{id}/feedback',
);
