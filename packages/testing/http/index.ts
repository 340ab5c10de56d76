export { openHttpConnection } from './connection.ts';
export { cursorOf, liveAddressOf, livePathOf, openConnection } from './live.ts';
export { type LiveConnection, openLiveConnection } from './live-connection.ts';
export {
  type HttpPlayer,
  httpPlayer,
  joinedAs,
  joinedBy,
  logIn,
  newCaptain,
  newTeam,
  playerAt,
  requestOf,
  signIn,
} from './player.ts';
export { type HostedGame, hostGame, newGame } from './quizmaster.ts';
export { fetchTransport, type HttpRequest, type HttpResponse, type Transport } from './transport.ts';
