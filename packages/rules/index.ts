export { refuseOwnContact, requirePlayerName, takenContactRefusal } from './accounts.ts';
export { type AdInput, cleanAd, countsAds } from './ads.ts';
export { newestOf } from './answers.ts';
export { isOpen } from './close-invites.ts';
export type {
  AtQuestion,
  AtRound,
  CallerIdentity,
  CommandData,
  IdentifiersOf,
  OfTeam,
  TeamAtRound,
} from './command-data.ts';
export { contactFrom, inviteeFrom, maskedContact } from './contact.ts';
export {
  type Change,
  type Decision,
  type Doubling,
  type HostNews,
  type Moment,
  type NewSuggestion,
  nothingNew,
  type OutgoingMessage,
  type Rating,
  type ShortLink,
  success,
  type WriteOf,
} from './decision.ts';
export { details, type Refusals } from './details.ts';
export { hostsToRate } from './feedback.ts';
export {
  deleteImage,
  type ImageChange,
  isUploadedBy,
  mayDeleteShot,
  mayDeleteTeamImage,
  refuseOverImageLimits,
  replaceAvatar,
  replaceTeamPicture,
  requireOwnAvatar,
  type StoredImage,
  type Uploader,
} from './images.ts';
export { type RecordedInvite, requireInviter, type ToInvite } from './invites.ts';
export { type Caller, leaveGame, type OpenedTeam, renamePlayer, requireAsker } from './people.ts';
export { Refusal } from './refusal.ts';
export {
  approveMember,
  type CreateTeam,
  claimTeamInvite,
  createTeam,
  disbandTeam,
  type EditTeam,
  editTeam,
  handTeamOver,
  inviteMember,
  mustEdit,
  type NamedInvitee,
  removeMember,
  requestToJoinTeam,
  type TeamChange,
  teamInviteeFrom,
} from './registered-teams.ts';
export { type Login, type Role, roleOf, roleRefusalDetail, type Subject } from './roles.ts';
export { openRound, refuseEnded } from './rounds.ts';
export { type CommandName, type CommandOf, decide, type ReplyOf, type StateOf } from './rules.ts';
export {
  askedOf,
  currentRound,
  type Game,
  type GameState,
  hostState,
  isRevealed,
  type Question,
  type Round,
} from './state/game-state.ts';
export type * from './state/people.ts';
export type * from './state/registered-team.ts';
export type * from './state/team-round.ts';
export {
  cleanSurvey,
  refuseOverSurveyLimit,
  refuseRewording,
  type SurveyInput,
  skipReason,
  surveyResponse,
  surveysLeft,
} from './surveys.ts';
export { requireAllowedInvites } from './teams.ts';
export { gameView, type OwnTeam, submittedByRound } from './views/game.ts';
export { headView } from './views/head.ts';
export { hostGameView, hostTeamViews } from './views/host.ts';
export { teamInviteView } from './views/invite.ts';
export { foundPlayerView, type OwnAccount, playerView } from './views/player.ts';
export { registeredTeamView, restoredTeamView, teamStubView } from './views/registered-team.ts';
export { stubViews } from './views/stub.ts';
export { ownTeamView } from './views/team.ts';
