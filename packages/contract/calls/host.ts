import type { Call } from '../call.ts';
import type {
  hostAskShapes,
  hostCloseSubmissionsShapes,
  hostEndGameShapes,
  hostEndRoundShapes,
  hostGamesShapes,
  hostLoadGameShapes,
  hostMeShapes,
  hostNewGameShapes,
  hostOpenSubmissionsShapes,
  hostRecallShapes,
  hostSignInShapes,
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
