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
export * from './calls/ads.ts';
export * from './calls/answers.ts';
export * from './calls/display.ts';
export * from './calls/feedback.ts';
export * from './calls/games.ts';
export * from './calls/grading.ts';
export * from './calls/host.ts';
export * from './calls/images.ts';
export * from './calls/invites.ts';
export * from './calls/load-game.ts';
export * from './calls/lobby.ts';
export * from './calls/my-data.ts';
export * from './calls/packs.ts';
export * from './calls/people.ts';
export * from './calls/photos.ts';
export * from './calls/planning.ts';
export * from './calls/rehearsal.ts';
export * from './calls/session.ts';
export * from './calls/sponsors.ts';
export * from './calls/survey.ts';
export * from './calls/teams.ts';
export * from './calls/venues.ts';
export { type CloseMeaning, closeCodes, meaningOf } from './close-codes.ts';
export { formatPhone, isEmail, isPhone, phoneDigits } from './contact.ts';
export type { Ad, AdEvent, HostAd } from './entities/ad.ts';
export type {
  DisplayAnswer,
  DisplayAnswers,
  DisplayBoard,
  DisplayPhase,
  DisplayQuestion,
  DisplayRound,
  DisplayView,
} from './entities/display.ts';
export type { FeedbackTarget, HostFeedback } from './entities/feedback.ts';
export type { FoundGame, GameHead, GameStub, GameView } from './entities/game.ts';
export type { GameKind } from './entities/game-kind.ts';
export type {
  Adjustment,
  Appeal,
  AppealState,
  Board,
  BoardRow,
  DoubleRule,
  Grade,
  GradeChange,
  HostAppeal,
  Mark,
  QuestionResult,
  Results,
  RoundResult,
  ToldResult,
  ToldRound,
} from './entities/grading.ts';
export type { Host, HostGame, HostQuestion, HostRound, HostState, HostTeam } from './entities/host-game.ts';
export type { HostPack } from './entities/host-pack.ts';
export type { Image } from './entities/image.ts';
export type { Invite, InviteBy, InviteClaims, InviteRequest } from './entities/invite.ts';
export type { GamePeople, GamePerson, MergePreview, WaitingTeam } from './entities/lobby.ts';
export type { LoginSession } from './entities/login-session.ts';
export type { Pack, PackInput, PackQuestion, PackRound } from './entities/pack.ts';
export type {
  DisplayPhoto,
  DisplayVote,
  HostPhoto,
  HostPhotos,
  HostVote,
  ScreenChoice,
  Vote,
  VoteCandidate,
  VoteKind,
  Votes,
} from './entities/photo.ts';
export type { GamePlan, ListedGame, NextNight, PlanChoices, PlayedGame } from './entities/plan.ts';
export type { GamePlayer, Me, PlayerStatus } from './entities/player.ts';
export type { ProofItem, ProofPlace, ProofRow, ProofSheet } from './entities/proof.ts';
export type { RatingGroup } from './entities/rating-group.ts';
export type { Rehearsal, RehearsalFinding } from './entities/rehearsal.ts';
export type * from './entities/round.ts';
export type { Announcement, Countdown } from './entities/run.ts';
export type { Schedule } from './entities/schedule.ts';
export type { HostSponsor } from './entities/sponsor.ts';
export type { HostSurvey, NextSurvey, Survey, SurveyFigures } from './entities/survey.ts';
export type { GameTeam, RegisteredTeam, SeatedTeam, Team, TeamMember, TeamSearch, TeamStub } from './entities/team.ts';
export type { TokenClaims } from './entities/token.ts';
export type { HostColleague, HostPerson, HostVenue, VenueRole } from './entities/venue.ts';
export type { WhiteLabel } from './entities/white-label.ts';
export { headcount } from './headcount.ts';
export {
  answerSequenceHeader,
  antiForgeryCookie,
  antiForgeryHeader,
  autopilotHeader,
  bigScreenField,
  clientIdHeader,
  displayTokenHeader,
  idempotencyHeader,
  surveyIdHeader,
  venueHeader,
} from './headers.ts';
export * from './limits.ts';
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
export { cleanLine, cleanPlayerName, cleanTeamName, cleanTeamSlogan, guestName } from './names.ts';
export type { RefusalBody } from './refusal.ts';
export { foldAnswer, tidyAnswers } from './tidy-answers.ts';
export { isTipHandle } from './tip-handle.ts';
