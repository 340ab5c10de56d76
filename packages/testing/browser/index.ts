export { scan } from './camera.ts';
export { type ForeignPage, type ForeignSite, openForeignSite } from './foreign-site.ts';
export { identityOf, inviteByEmail, sameAs, sharedLink } from './invites.ts';
export { openMailServer } from './mail-server.ts';
export { type NetworkProxy, openNetworkProxy } from './network-proxy.ts';
export { advance, stopClock, within } from './page-clock.ts';
export {
  type BrowserPlayer,
  chooseTeam,
  expectSaved,
  expectSubmitted,
  findGame,
  input,
  joinWithTeam,
  leave,
  logIn,
  logInHere,
  openCaptain,
  openCountedPlayer,
  openPlayer,
  openTab,
  submit,
  submitRound,
  ticket,
  type,
  watchGame,
} from './player.ts';
export { ask, endGame, hostOf, openQuizmaster, startRound } from './quizmaster.ts';
export { serverOfEachTest, serverOfFile } from './server-of-file.ts';
export {
  chooseInMenu,
  makeTeam,
  memberLine,
  openLoggedIn,
  openTeam,
  returnTo,
  teamLinkSentTo,
} from './teams.ts';
