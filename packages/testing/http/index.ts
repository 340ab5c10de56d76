export { type HttpConnection, type HttpRequest, type HttpResponse, openHttpConnection } from './connection.ts';
export { type HttpClient, newHttpClient } from './http-client.ts';
export { type LiveConnection, type LiveListener, openLiveConnection } from './live-connection.ts';
export { askRound, logIn, newCaptain, newGame, type OpenGame, type QuizSize, signIn } from './load-game.ts';
