export {
  type AnyCall,
  type BodyOf,
  type Call,
  type Method,
  type ParamsOf,
  pathOf,
  type QueryOf,
  type ReplyOf,
  type Shapes,
} from './call.ts';
export { saveAnswer, setDouble, submitRound, suggestAnswer } from './calls/answers.ts';
export { findGame, gameExists, joinGame, joinWithCode, listGames, loadGame, newPlayer } from './calls/games.ts';
export {
  hostAsk,
  hostCloseSubmissions,
  hostEndGame,
  hostEndRound,
  hostGames,
  hostLoadGame,
  hostMe,
  hostNewGame,
  hostOpenSubmissions,
  hostRecall,
  hostSignIn,
  hostStartRound,
} from './calls/host.ts';
export { contactCheck, getVersion, logout, nameCheck, registerPlayer, setName, validateCode } from './calls/session.ts';
export { createTeam, listMyTeams } from './calls/teams.ts';
export { type CloseMeaning, closeCodes, meaningOf } from './close-codes.ts';
export { formatPhone, isEmail, isPhone, phoneDigits } from './contact.ts';
export type { FoundGame, GameHead, GameStub, GameView } from './entities/game.ts';
export type { GameKind } from './entities/game-kind.ts';
export type { Host, HostGame, HostQuestion, HostRound, HostState, HostTeam } from './entities/host-game.ts';
export type { Pack, PackInput, PackQuestion, PackRound } from './entities/pack.ts';
export type { GamePlayer, Me, PlayerStatus } from './entities/player.ts';
export type { Question, Round, RoundStart, SubmittedRound, Suggestion, TeamQuestion } from './entities/round.ts';
export type { GameTeam, Team, TeamStub } from './entities/team.ts';
export type { TokenClaims } from './entities/token.ts';
export type { WhiteLabel } from './entities/white-label.ts';
export {
  answerSequenceHeader,
  antiForgeryCookie,
  antiForgeryHeader,
  clientIdHeader,
  idempotencyHeader,
} from './headers.ts';
export {
  accessibilityNoticeHours,
  answerDebounceMs,
  answerMaxLength,
  answersPerQuestionMax,
  attemptsRestartMs,
  backlogMaxBytes,
  bodyMaxBytes,
  clientFrameMaxBytes,
  closeGraceMs,
  connectionAttempts,
  defaultCurrency,
  defaultLocale,
  firstTeamNumber,
  gameCodeLength,
  gameMaxWidthPx,
  heartbeatMs,
  matchesPerQuestionMax,
  matchesPerRoundMax,
  oneTimeCodeLength,
  oneTimeCodeLifeMs,
  oneTimeCodeTries,
  packMaxBytes,
  phoneLength,
  pingMs,
  playerNameMaxLength,
  questionsPerRoundMax,
  rememberedMessages,
  replayMax,
  resendCodeMs,
  roundsPerPackMax,
  signInLinkLifeMs,
  suggestionMaxLength,
  suspectMs,
  teamNameMaxLength,
  versionCheckDelayMs,
} from './limits.ts';
export { acknowledge, livePaths, liveProtocol, parseClientFrame, thump } from './live.ts';
export type { AnswerMessage } from './messages/answers.ts';
export type { Envelope } from './messages/envelope.ts';
export type { ExtraMessage } from './messages/extra.ts';
export type { GameMessage } from './messages/game.ts';
export type { HostMessage } from './messages/host.ts';
export type { Message, MessageType } from './messages/message.ts';
export type { PeopleMessage } from './messages/people.ts';
export type { RoundMessage } from './messages/rounds.ts';
export type { TeamMessage } from './messages/teams.ts';
export { cleanPlayerName, cleanTeamName } from './names.ts';
export type { RefusalBody } from './refusal.ts';
export { foldAnswer, tidyAnswers } from './tidy-answers.ts';
