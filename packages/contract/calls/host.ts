import type { Call } from '../call.ts';
import type {
  hostAcceptLateShapes,
  hostAskShapes,
  hostCloseSubmissionsShapes,
  hostEndGameShapes,
  hostEndRoundShapes,
  hostFeedbackShapes,
  hostFinalizeGameShapes,
  hostGamesShapes,
  hostKickTeamShapes,
  hostLoadGameShapes,
  hostMeShapes,
  hostNewGameShapes,
  hostNudgeShapes,
  hostOpenSubmissionsShapes,
  hostRecallShapes,
  hostRenameTeamShapes,
  hostReopenGameShapes,
  hostResetSubmissionShapes,
  hostRevealShapes,
  hostSetTipsShapes,
  hostSignInShapes,
  hostSignOutShapes,
  hostStartRoundShapes,
} from './host.shapes.ts';

/** Trades the one-time text of a sign-in link for a quizmaster's token. */
export const hostSignIn: Call<typeof hostSignInShapes> = {
  name: 'hostSignIn',
  method: 'POST',
  path: '/api/host/sign-in',
};

export const hostMe: Call<typeof hostMeShapes> = { name: 'hostMe', method: 'GET', path: '/api/host/me' };

/** The games of the quizmaster's venue, the newest first. */
export const hostGames: Call<typeof hostGamesShapes> = {
  name: 'hostGames',
  method: 'GET',
  path: '/api/host/game/list',
};

/** Makes a game from a pack of questions. */
export const hostNewGame: Call<typeof hostNewGameShapes> = {
  name: 'hostNewGame',
  method: 'POST',
  path: '/api/host/game/new',
};

/** The whole game with its answer keys. */
export const hostLoadGame: Call<typeof hostLoadGameShapes> = {
  name: 'hostLoadGame',
  method: 'GET',
  path: '/api/host/game/{id}',
};

export const hostStartRound: Call<typeof hostStartRoundShapes> = {
  name: 'hostStartRound',
  method: 'POST',
  path: '/api/host/game/{id}/round/start',
};

export const hostEndRound: Call<typeof hostEndRoundShapes> = {
  name: 'hostEndRound',
  method: 'POST',
  path: '/api/host/game/{id}/round/end',
};

/** Asks a question of the current round; the first one opens submissions. */
export const hostAsk: Call<typeof hostAskShapes> = { name: 'hostAsk', method: 'POST', path: '/api/host/game/{id}/ask' };

/** Takes a question back; the round's submissions are withdrawn, its answers kept, and closed submissions open again. */
export const hostRecall: Call<typeof hostRecallShapes> = {
  name: 'hostRecall',
  method: 'POST',
  path: '/api/host/game/{id}/recall',
};

export const hostOpenSubmissions: Call<typeof hostOpenSubmissionsShapes> = {
  name: 'hostOpenSubmissions',
  method: 'POST',
  path: '/api/host/game/{id}/submissions/open',
};

export const hostCloseSubmissions: Call<typeof hostCloseSubmissionsShapes> = {
  name: 'hostCloseSubmissions',
  method: 'POST',
  path: '/api/host/game/{id}/submissions/close',
};

export const hostEndGame: Call<typeof hostEndGameShapes> = {
  name: 'hostEndGame',
  method: 'POST',
  path: '/api/host/game/{id}/end',
};

/** Ends this token, and the connections it opened. */
export const hostSignOut: Call<typeof hostSignOutShapes> = {
  name: 'hostSignOut',
  method: 'POST',
  path: '/api/host/sign-out',
};

/** Takes the end of a game back: it is live again, and everybody loads it (RELOAD_GAME). */
export const hostReopenGame: Call<typeof hostReopenGameShapes> = {
  name: 'hostReopenGame',
  method: 'POST',
  path: '/api/host/game/{id}/reopen',
};

/** Nothing is accepted any more, not even late (OPEN-34). */
export const hostFinalizeGame: Call<typeof hostFinalizeGameShapes> = {
  name: 'hostFinalizeGame',
  method: 'POST',
  path: '/api/host/game/{id}/finalize',
};

/** Takes a team out of the game; its people watch. */
export const hostKickTeam: Call<typeof hostKickTeamShapes> = {
  name: 'hostKickTeam',
  method: 'POST',
  path: '/api/host/game/{id}/team/{team}/kick',
};

/** Gives a team another name in this game. */
export const hostRenameTeam: Call<typeof hostRenameTeamShapes> = {
  name: 'hostRenameTeam',
  method: 'POST',
  path: '/api/host/game/{id}/team/{team}/name',
};

/** Withdraws a team's submission of a round, so that it answers again. */
export const hostResetSubmission: Call<typeof hostResetSubmissionShapes> = {
  name: 'hostResetSubmission',
  method: 'POST',
  path: '/api/host/game/{id}/team/{team}/round/{round}/reset',
};

/** Lets a team's late answers and submission of a round count (OPEN-34). */
export const hostAcceptLate: Call<typeof hostAcceptLateShapes> = {
  name: 'hostAcceptLate',
  method: 'POST',
  path: '/api/host/game/{id}/team/{team}/round/{round}/accept-late',
};

/** Tells the players the answers and notes of a round that takes no answers any more; told again, they are sent again. */
export const hostReveal: Call<typeof hostRevealShapes> = {
  name: 'hostReveal',
  method: 'POST',
  path: '/api/host/game/{id}/reveal',
};

/** Tells everybody quietly how many teams have not submitted the current round; none is told too: screens drop their line. */
export const hostNudge: Call<typeof hostNudgeShapes> = {
  name: 'hostNudge',
  method: 'POST',
  path: '/api/host/game/{id}/nudge',
};

/** The quizmaster's own handle for tips; '' for none. */
export const hostSetTips: Call<typeof hostSetTipsShapes> = {
  name: 'hostSetTips',
  method: 'PUT',
  path: '/api/host/tips',
};

/** The caller's ratings in a game. */
export const hostFeedback: Call<typeof hostFeedbackShapes> = {
  name: 'hostFeedback',
  method: 'GET',
  path: '/api/host/game/{id}/feedback',
};
