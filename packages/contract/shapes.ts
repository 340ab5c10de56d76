export { saveAnswerShapes, setDoubleShapes, submitRoundShapes, suggestAnswerShapes } from './calls/answers.shapes.ts';
export {
  findGameShapes,
  gameExistsShapes,
  joinGameShapes,
  joinWithCodeShapes,
  listGamesShapes,
  loadGameShapes,
  newPlayerShapes,
} from './calls/games.shapes.ts';
export {
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
} from './calls/host.shapes.ts';
export {
  contactCheckShapes,
  getVersionShapes,
  logoutShapes,
  nameCheckShapes,
  registerPlayerShapes,
  setNameShapes,
  validateCodeShapes,
} from './calls/session.shapes.ts';
export { createTeamShapes, listMyTeamsShapes } from './calls/teams.shapes.ts';
export { FoundGame, GameHead, GameStatus, GameStub, GameView } from './entities/game.ts';
export { GameKind } from './entities/game-kind.ts';
export { Host, HostGame, HostQuestion, HostRound, HostState, HostTeam } from './entities/host-game.ts';
export { Pack, PackQuestion, PackRound } from './entities/pack.ts';
export { GamePlayer, Me, PlayerStatus } from './entities/player.ts';
export { Question, Round, RoundStart, SubmittedRound, Suggestion, TeamQuestion } from './entities/round.ts';
export { GameTeam, Team, TeamStub } from './entities/team.ts';
export { TokenClaims } from './entities/token.ts';
export { WhiteLabel } from './entities/white-label.ts';
export { AnswerMessage, CaptainSuggest, SetDouble, SubmitAnswer, Suggest, TeamSubmitted } from './messages/answers.ts';
export { Envelope } from './messages/envelope.ts';
export { ExtraMessage, Skip, Thump } from './messages/extra.ts';
export { EndGame, GameMessage, NoGameAccess, ReloadGame, WebsocketError } from './messages/game.ts';
export { HostMessage, HostStateMessage, HostTeamMessage, HostWatchers } from './messages/host.ts';
export { Message } from './messages/message.ts';
export { PeopleMessage, PlayerJoin } from './messages/people.ts';
export {
  Ask,
  CloseSubmissions,
  OpenSubmissions,
  Recall,
  RoundEnd,
  RoundMessage,
  RoundStarted,
} from './messages/rounds.ts';
export { NewTeam, TeamMessage } from './messages/teams.ts';
export { RefusalBody } from './refusal.ts';
