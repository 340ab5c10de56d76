export { type Shot, scan } from './camera.ts';
export { type Captain, type CaptainOptions, captainOf, input, submit, type Tab, type } from './captain.ts';
export { type HostedGame, newHostedGame, type PlannedRound, type SubmittedAnswers } from './hosted-game.ts';
export { inviteByEmail, sharedLink } from './invites.ts';
export { type MailServer, openMailServer } from './mail-server.ts';
export { type NetworkProxy, openNetworkProxy } from './network-proxy.ts';
export { advance, stopClock, within } from './page-clock.ts';
export {
  dismissRegistering,
  findGame,
  joinWithTeam,
  logIn,
  openCountedPlayer,
  openPlayer,
  openQuizmaster,
  type TestPlayer,
  type TouchCounts,
  ticket,
} from './players.ts';
export { hostOf, type ShortGame, signIn } from './quizmaster.ts';
