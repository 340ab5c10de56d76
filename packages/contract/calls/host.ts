import type { Call } from '../call.ts';
import * as guards from './host.guards.ts';
import type {
  hostAcceptLateShapes,
  hostAnnounceShapes,
  hostAskNextShapes,
  hostAskShapes,
  hostCancelCountdownShapes,
  hostCloseSubmissionsShapes,
  hostEndGameShapes,
  hostEndRoundShapes,
  hostEndSessionShapes,
  hostEndSessionsShapes,
  hostExtendCountdownShapes,
  hostFeedbackShapes,
  hostFinalizeGameShapes,
  hostGamesShapes,
  hostKickTeamShapes,
  hostLoadGameShapes,
  hostMeShapes,
  hostNewGameShapes,
  hostNudgeShapes,
  hostOpenSubmissionsShapes,
  hostPauseShapes,
  hostRatingsShapes,
  hostRatingsWaitingShapes,
  hostRecallShapes,
  hostRenameTeamShapes,
  hostReopenGameShapes,
  hostResetSubmissionShapes,
  hostRevealShapes,
  hostSessionsShapes,
  hostSetDoorsShapes,
  hostSetSubmitAtCloseShapes,
  hostSetTipsShapes,
  hostSignInShapes,
  hostSignOutShapes,
  hostStartCountdownShapes,
  hostStartRoundShapes,
} from './host.shapes.ts';

/** Exchanges the one-time text of a sign-in link for a quizmaster's token. */
export const hostSignIn: Call<typeof hostSignInShapes> = {
  name: 'hostSignIn',
  method: 'POST',
  path: '/api/host/sign-in',
  reply: guards.hostSignIn,
};

export const hostMe: Call<typeof hostMeShapes> = {
  name: 'hostMe',
  method: 'GET',
  path: '/api/host/me',
  reply: guards.hostMe,
};

/** Lists the games of the quizmaster's venue, newest first. */
export const hostGames: Call<typeof hostGamesShapes> = {
  name: 'hostGames',
  method: 'GET',
  path: '/api/host/game/list',
  reply: guards.hostGames,
};

/** Creates a game from a pack of questions. */
export const hostNewGame: Call<typeof hostNewGameShapes> = {
  name: 'hostNewGame',
  method: 'POST',
  path: '/api/host/game/new',
  reply: guards.hostNewGame,
};

/** Loads the whole game with its answer keys. */
export const hostLoadGame: Call<typeof hostLoadGameShapes> = {
  name: 'hostLoadGame',
  method: 'GET',
  path: '/api/host/game/{id}',
  reply: guards.hostLoadGame,
};

export const hostStartRound: Call<typeof hostStartRoundShapes> = {
  name: 'hostStartRound',
  method: 'POST',
  path: '/api/host/game/{id}/round/start',
  reply: guards.hostStartRound,
};

export const hostEndRound: Call<typeof hostEndRoundShapes> = {
  name: 'hostEndRound',
  method: 'POST',
  path: '/api/host/game/{id}/round/end',
  reply: guards.hostEndRound,
};

/** Asks a question of the current round; the round's first question opens submissions. */
export const hostAsk: Call<typeof hostAskShapes> = {
  name: 'hostAsk',
  method: 'POST',
  path: '/api/host/game/{id}/ask',
  reply: guards.hostAsk,
};

/** Asks the next questions of the current round, in the order of the pack, with one message. */
export const hostAskNext: Call<typeof hostAskNextShapes> = {
  name: 'hostAskNext',
  method: 'POST',
  path: '/api/host/game/{id}/ask/next',
  reply: guards.hostAskNext,
};

/** Recalls a question: withdraws the round's submissions, keeps its answers, and opens closed submissions again. */
export const hostRecall: Call<typeof hostRecallShapes> = {
  name: 'hostRecall',
  method: 'POST',
  path: '/api/host/game/{id}/recall',
  reply: guards.hostRecall,
};

export const hostOpenSubmissions: Call<typeof hostOpenSubmissionsShapes> = {
  name: 'hostOpenSubmissions',
  method: 'POST',
  path: '/api/host/game/{id}/submissions/open',
  reply: guards.hostOpenSubmissions,
};

/** Sets whether what a team has saved is handed in when submissions close. */
export const hostSetSubmitAtClose: Call<typeof hostSetSubmitAtCloseShapes> = {
  name: 'hostSetSubmitAtClose',
  method: 'POST',
  path: '/api/host/game/{id}/submissions/at-close',
  reply: guards.hostSetSubmitAtClose,
};

/** Closes the doors or opens them: while they are closed nobody new comes in by the code. */
export const hostSetDoors: Call<typeof hostSetDoorsShapes> = {
  name: 'hostSetDoors',
  method: 'POST',
  path: '/api/host/game/{id}/doors',
  reply: guards.hostSetDoors,
};

export const hostCloseSubmissions: Call<typeof hostCloseSubmissionsShapes> = {
  name: 'hostCloseSubmissions',
  method: 'POST',
  path: '/api/host/game/{id}/submissions/close',
  reply: guards.hostCloseSubmissions,
};

export const hostEndGame: Call<typeof hostEndGameShapes> = {
  name: 'hostEndGame',
  method: 'POST',
  path: '/api/host/game/{id}/end',
  reply: guards.hostEndGame,
};

/** Ends the caller's token and the connections that were opened with it. */
export const hostSignOut: Call<typeof hostSignOutShapes> = {
  name: 'hostSignOut',
  method: 'POST',
  path: '/api/host/sign-out',
  reply: guards.hostSignOut,
};

/** Reopens an ended game: it is live again, and everybody loads it (RELOAD_GAME). */
export const hostReopenGame: Call<typeof hostReopenGameShapes> = {
  name: 'hostReopenGame',
  method: 'POST',
  path: '/api/host/game/{id}/reopen',
  reply: guards.hostReopenGame,
};

/** Finalizes a game: nothing is accepted any more, not even late (OPEN-34). */
export const hostFinalizeGame: Call<typeof hostFinalizeGameShapes> = {
  name: 'hostFinalizeGame',
  method: 'POST',
  path: '/api/host/game/{id}/finalize',
  reply: guards.hostFinalizeGame,
};

/** Removes a team from the game; its members become spectators. */
export const hostKickTeam: Call<typeof hostKickTeamShapes> = {
  name: 'hostKickTeam',
  method: 'POST',
  path: '/api/host/game/{id}/team/{team}/kick',
  reply: guards.hostKickTeam,
};

/** Renames a team in this game. */
export const hostRenameTeam: Call<typeof hostRenameTeamShapes> = {
  name: 'hostRenameTeam',
  method: 'POST',
  path: '/api/host/game/{id}/team/{team}/name',
  reply: guards.hostRenameTeam,
};

/** Withdraws a team's submission of a round, so that the team answers again. */
export const hostResetSubmission: Call<typeof hostResetSubmissionShapes> = {
  name: 'hostResetSubmission',
  method: 'POST',
  path: '/api/host/game/{id}/team/{team}/round/{round}/reset',
  reply: guards.hostResetSubmission,
};

/** Accepts a team's late answers and submission of a round (OPEN-34). */
export const hostAcceptLate: Call<typeof hostAcceptLateShapes> = {
  name: 'hostAcceptLate',
  method: 'POST',
  path: '/api/host/game/{id}/team/{team}/round/{round}/accept-late',
  reply: guards.hostAcceptLate,
};

/** Reveals the answers and notes of a round that takes no more answers. Repeating the call sends them again. */
export const hostReveal: Call<typeof hostRevealShapes> = {
  name: 'hostReveal',
  method: 'POST',
  path: '/api/host/game/{id}/reveal',
  reply: guards.hostReveal,
};

/**
 * Sends everybody a quiet reminder of how many teams have not submitted the current round. A count of 0 is sent too, so
 * that screens remove the reminder.
 */
export const hostNudge: Call<typeof hostNudgeShapes> = {
  name: 'hostNudge',
  method: 'POST',
  path: '/api/host/game/{id}/nudge',
  reply: guards.hostNudge,
};

/** Shows everybody one line of text; '' takes it away. */
export const hostAnnounce: Call<typeof hostAnnounceShapes> = {
  name: 'hostAnnounce',
  method: 'POST',
  path: '/api/host/game/{id}/announce',
  reply: guards.hostAnnounce,
};

/** Starts the countdown after which submissions close by themselves; a running one starts anew. */
export const hostStartCountdown: Call<typeof hostStartCountdownShapes> = {
  name: 'hostStartCountdown',
  method: 'POST',
  path: '/api/host/game/{id}/countdown/start',
  reply: guards.hostStartCountdown,
};

/** Adds time to the countdown. */
export const hostExtendCountdown: Call<typeof hostExtendCountdownShapes> = {
  name: 'hostExtendCountdown',
  method: 'POST',
  path: '/api/host/game/{id}/countdown/extend',
  reply: guards.hostExtendCountdown,
};

/** Takes the countdown away; submissions stay open. */
export const hostCancelCountdown: Call<typeof hostCancelCountdownShapes> = {
  name: 'hostCancelCountdown',
  method: 'POST',
  path: '/api/host/game/{id}/countdown/cancel',
  reply: guards.hostCancelCountdown,
};

/** Begins or ends a break. In a break the countdown stands still; answers are saved as ever. */
export const hostPause: Call<typeof hostPauseShapes> = {
  name: 'hostPause',
  method: 'POST',
  path: '/api/host/game/{id}/pause',
  reply: guards.hostPause,
};

/** Sets the quizmaster's own handle for tips; '' for none. */
export const hostSetTips: Call<typeof hostSetTipsShapes> = {
  name: 'hostSetTips',
  method: 'PUT',
  path: '/api/host/tips',
  reply: guards.hostSetTips,
};

/** Lists the groups of the caller's ratings that a game has a part in, in whichever games the others were given. */
export const hostFeedback: Call<typeof hostFeedbackShapes> = {
  name: 'hostFeedback',
  method: 'GET',
  path: '/api/host/game/{id}/feedback',
  reply: guards.hostFeedback,
};

/** Lists the caller's ratings in all games, in groups of five. */
export const hostRatings: Call<typeof hostRatingsShapes> = {
  name: 'hostRatings',
  method: 'GET',
  path: '/api/host/ratings',
  reply: guards.hostRatings,
};

/** Returns how many of the caller's ratings are in no group yet. */
export const hostRatingsWaiting: Call<typeof hostRatingsWaitingShapes> = {
  name: 'hostRatingsWaiting',
  method: 'GET',
  path: '/api/host/ratings/waiting',
  reply: guards.hostRatingsWaiting,
};

/** Lists where the quizmaster is signed in. */
export const hostSessions: Call<typeof hostSessionsShapes> = {
  name: 'hostSessions',
  method: 'GET',
  path: '/api/host/sessions',
  reply: guards.hostSessions,
};

/** Ends one of the quizmaster's own logins. */
export const hostEndSession: Call<typeof hostEndSessionShapes> = {
  name: 'hostEndSession',
  method: 'POST',
  path: '/api/host/session/{session_id}/end',
  reply: guards.hostEndSession,
};

/** Ends all of the quizmaster's logins, or all others. */
export const hostEndSessions: Call<typeof hostEndSessionsShapes> = {
  name: 'hostEndSessions',
  method: 'POST',
  path: '/api/host/sessions/end',
  reply: guards.hostEndSessions,
};
