export { openHttpConnection } from './connection.ts';
export { type Heard, heardBy, livePathOf, messageOf, openConnection, type TestConnection } from './live.ts';
export { type LiveConnection, type LiveListener, openLiveConnection } from './live-connection.ts';
export {
  type AskOptions,
  type HttpPlayer,
  httpPlayer,
  type Input,
  joinedAs,
  joinedBy,
  logIn,
  newTeam,
  type Reply,
  requestOf,
  signIn,
} from './player.ts';
export { consoleOf, newGame, type QuizmasterConsole } from './quizmaster.ts';
export { fetchTransport, type HttpRequest, type HttpResponse, type Transport } from './transport.ts';
