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
export { countAd, listAds } from './calls/ads.ts';
export { saveAnswer, setDouble, submitRound, suggestAnswer } from './calls/answers.ts';
export { needFeedback, sendFeedback } from './calls/feedback.ts';
export {
  addTeam,
  findGame,
  gameExists,
  joinGame,
  joinWithCode,
  leaveGame,
  listGames,
  loadGame,
  newPlayer,
} from './calls/games.ts';
export {
  hostAcceptLate,
  hostAsk,
  hostCloseSubmissions,
  hostEndGame,
  hostEndRound,
  hostFeedback,
  hostFinalizeGame,
  hostGames,
  hostKickTeam,
  hostLoadGame,
  hostMe,
  hostNewGame,
  hostNudge,
  hostOpenSubmissions,
  hostRecall,
  hostRenameTeam,
  hostReopenGame,
  hostResetSubmission,
  hostReveal,
  hostSetTips,
  hostSignIn,
  hostSignOut,
  hostStartRound,
} from './calls/host.ts';
export {
  deleteGameImage,
  deletePlayerImage,
  deleteTeamImage,
  listImages,
  uploadGameImage,
  uploadPlayerImage,
  uploadTeamImage,
} from './calls/images.ts';
export {
  cancelInvite,
  checkInvite,
  declineInvite,
  generateInviteToken,
  getInviteToken,
  inviteToTeam,
  sendInvite,
  shortUrl,
} from './calls/invites.ts';
export { answerJoinRequest, askToJoin, cancelJoinRequest, dropPlayer, promoteCaptain } from './calls/people.ts';
export {
  addContact,
  confirmContact,
  contactCheck,
  getVersion,
  logout,
  nameCheck,
  registerPlayer,
  setName,
  updateToken,
  validateCode,
} from './calls/session.ts';
export { hostAdProof, hostAds, hostSaveAd, hostSaveSurvey, hostSurveys } from './calls/sponsors.ts';
export { answerSurvey, nextSurvey, skipSurvey } from './calls/survey.ts';
export {
  approveMember,
  createTeam,
  disbandTeam,
  editTeam,
  inviteMember,
  listMyTeams,
  listTeams,
  registerTeam,
  removeMember,
  renameTeam,
  requestToJoin,
  restoreTeam,
  setOwner,
  teamDetail,
  updateTeamPhoto,
  upgradeTeam,
} from './calls/teams.ts';
export { type CloseMeaning, closeCodes, meaningOf } from './close-codes.ts';
export { formatPhone, isEmail, isPhone, phoneDigits } from './contact.ts';
export type { Ad, AdEvent, AdProof, HostAd } from './entities/ad.ts';
export type { FeedbackTarget, HostFeedback } from './entities/feedback.ts';
export type { FoundGame, GameHead, GameStub, GameView } from './entities/game.ts';
export type { GameKind } from './entities/game-kind.ts';
export type { Host, HostGame, HostQuestion, HostRound, HostState, HostTeam } from './entities/host-game.ts';
export type { Image } from './entities/image.ts';
export type { Invite, InviteBy, InviteClaims, InviteRequest } from './entities/invite.ts';
export type { Pack, PackInput, PackQuestion, PackRound } from './entities/pack.ts';
export type { GamePlayer, Me, PlayerStatus } from './entities/player.ts';
export type {
  Question,
  RevealedQuestion,
  RevealedRound,
  Round,
  RoundStart,
  SubmittedRound,
  Suggestion,
  TeamQuestion,
} from './entities/round.ts';
export type { HostSurvey, NextSurvey, Survey } from './entities/survey.ts';
export type { GameTeam, RegisteredTeam, Team, TeamMember, TeamSearch, TeamStub } from './entities/team.ts';
export type { TokenClaims } from './entities/token.ts';
export type { WhiteLabel } from './entities/white-label.ts';
export { headcount } from './headcount.ts';
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
  feedbackNotesMaxLength,
  firstTeamNumber,
  freshLoginMs,
  funnyTeamNameShare,
  gameCodeLength,
  gameMaxWidthPx,
  heartbeatMs,
  idempotencyLifeMs,
  imageAreaMaxPx,
  imageBytesPerPlayerMax,
  imageMaxBytes,
  imageMaxHeightPx,
  imageMaxWidthPx,
  imageSideMaxPx,
  imagesPerGameMax,
  imagesPerPlayerMax,
  inviteLifeMs,
  invitePanelOpensMs,
  invitePanelResetsMs,
  linkTokenLifeMs,
  longOneTimeCodeLength,
  matchesPerQuestionMax,
  matchesPerRoundMax,
  negativeTags,
  oneTimeCodeLength,
  oneTimeCodeLifeMs,
  oneTimeCodeTries,
  packMaxBytes,
  phoneLength,
  pingMs,
  playerNameMaxLength,
  positiveTags,
  questionsPerRoundMax,
  rememberedMessages,
  replayMax,
  resendCodeMs,
  roundsPerPackMax,
  serverTextMaxLength,
  shortLinkDelayMs,
  signInLinkLifeMs,
  starsBoundary,
  starsMax,
  suggestionMaxLength,
  surveyLoadingMs,
  surveyReasonMaxLength,
  surveyResponseMaxLength,
  surveysPerDay,
  suspectMs,
  teamMembersMax,
  teamNameMaxLength,
  teamSloganMaxLength,
  teamsPerOwnerMax,
  versionCheckDelayMs,
  wokenMs,
} from './limits.ts';
export { acknowledge, isExtra, livePaths, liveProtocol, parseClientFrame, thump } from './live.ts';
export type { AnswerMessage } from './messages/answers.ts';
export type { Envelope } from './messages/envelope.ts';
export type { ExtraMessage } from './messages/extra.ts';
export type { GameMessage } from './messages/game.ts';
export type { HostMessage } from './messages/host.ts';
export type { Message, MessageType } from './messages/message.ts';
export type { PeopleMessage } from './messages/people.ts';
export type { RoundMessage } from './messages/rounds.ts';
export type { TeamMessage } from './messages/teams.ts';
export { cleanLine, cleanPlayerName, cleanTeamName, cleanTeamSlogan } from './names.ts';
export type { RefusalBody } from './refusal.ts';
export { foldAnswer, tidyAnswers } from './tidy-answers.ts';
