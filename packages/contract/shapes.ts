export * from './calls/ads.shapes.ts';
export * from './calls/answers.shapes.ts';
export * from './calls/display.shapes.ts';
export * from './calls/feedback.shapes.ts';
export * from './calls/games.shapes.ts';
export * from './calls/grading.shapes.ts';
export * from './calls/host.shapes.ts';
export * from './calls/images.shapes.ts';
export * from './calls/invites.shapes.ts';
export * from './calls/load-game.shapes.ts';
export * from './calls/lobby.shapes.ts';
export * from './calls/my-data.shapes.ts';
export * from './calls/packs.shapes.ts';
export * from './calls/people.shapes.ts';
export * from './calls/photos.shapes.ts';
export * from './calls/planning.shapes.ts';
export * from './calls/rehearsal.shapes.ts';
export * from './calls/session.shapes.ts';
export * from './calls/sponsors.shapes.ts';
export * from './calls/survey.shapes.ts';
export * from './calls/teams.shapes.ts';
export * from './calls/venues.shapes.ts';
export { Ad, AdEvent, HostAd } from './entities/ad.ts';
export {
  DisplayAnswer,
  DisplayAnswers,
  DisplayBoard,
  DisplayPhase,
  DisplayQuestion,
  DisplayRound,
  DisplayView,
} from './entities/display.ts';
export { FeedbackTarget, HostFeedback } from './entities/feedback.ts';
export { FoundGame, GameHead, GameStatus, GameStub, GameView } from './entities/game.ts';
export { GameKind } from './entities/game-kind.ts';
export {
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
export { Host, HostGame, HostQuestion, HostRound, HostState, HostTeam } from './entities/host-game.ts';
export { HostPack } from './entities/host-pack.ts';
export { Image } from './entities/image.ts';
export { Invite, InviteBy, InviteClaims, InviteRequest } from './entities/invite.ts';
export { LoginSession } from './entities/login-session.ts';
export { Pack, PackQuestion, PackRound } from './entities/pack.ts';
export {
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
export { GamePlan, ListedGame, NextNight, PlanChoices, PlayedGame } from './entities/plan.ts';
export { GamePlayer, Me, PlayerStatus } from './entities/player.ts';
export { ProofItem, ProofPlace, ProofRow, ProofSheet } from './entities/proof.ts';
export { RatingGroup } from './entities/rating-group.ts';
export { Rehearsal, RehearsalFinding } from './entities/rehearsal.ts';
export * from './entities/round.ts';
export { Announcement, Countdown } from './entities/run.ts';
export { Schedule } from './entities/schedule.ts';
export { HostSponsor } from './entities/sponsor.ts';
export { HostSurvey, NextSurvey, Survey } from './entities/survey.ts';
export { GameTeam, RegisteredTeam, Team, TeamMember, TeamSearch, TeamStub } from './entities/team.ts';
export { TokenClaims } from './entities/token.ts';
export { HostColleague, HostPerson, HostVenue, VenueRole } from './entities/venue.ts';
export { WhiteLabel } from './entities/white-label.ts';
export * from './messages/answers.ts';
export { Envelope } from './messages/envelope.ts';
export {
  Announce,
  CountdownMessage,
  ExtraMessage,
  Nudge,
  Pause,
  Results as ResultsMessage,
  Reveal,
  Skip,
  Thump,
} from './messages/extra.ts';
export { EndGame, GameMessage, NoGameAccess, ReloadGame, WebsocketError } from './messages/game.ts';
export { HostMessage, HostStateMessage, HostTeamMessage, HostWatchers } from './messages/host.ts';
export { Message } from './messages/message.ts';
export * from './messages/people.ts';
export * from './messages/rounds.ts';
export { KickTeam, NewTeam, NewTeamName, RegisterTeam, TeamMessage } from './messages/teams.ts';
export { RefusalBody } from './refusal.ts';
