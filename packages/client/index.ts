export type { AccountError } from './account/account-calls.ts';
export { createTokenInvite, type TokenInviteError } from './account/invite-by-token.ts';
export { createJoinLink, type JoinLinkError } from './account/join-link.ts';
export { type ContactForm, createLogin } from './account/login.ts';
export { createMyData, type MyDataUse, type PendingMyData } from './account/my-data.ts';
export type { PendingCode } from './account/pending-code.ts';
export { createProfile, type Edit, type PendingEdit, type ProfileField, type ProfileStep } from './account/profile.ts';
export { createShortLink } from './account/short-link.ts';
export { type ContactKind, formatContact } from './account/to-contact.ts';
export { type AdsOptions, createAds, type GameAds } from './ads/ads.ts';
export { type AfterLogin, afterLogin } from './after-login.ts';
export { type AsyncAction, asyncAction } from './async-action.ts';
export { type CallerOptions, createCaller } from './call.ts';
export type { Caller, CallOptions, GameClient, Session, SnugClient, SnugCore } from './client.ts';
export { type Contact, contactOf, contactText } from './contact-of.ts';
export { cookieJar } from './cookie-jar.ts';
export { type ClientOptions, createClient } from './create-client.ts';
export { type CoreOptions, createCore } from './create-core.ts';
export { type Dismissable, type Dismissal, dismissal } from './dismissal.ts';
export type { Draft, DraftState } from './drafts/draft.ts';
export {
  createFeedback,
  type Feedback,
  type FeedbackOptions,
  type FeedbackState,
  type FeedbackTag,
  isFeedbackDue,
} from './feedback/feedback.ts';
export { type CountdownClock, clockFace, countdownLeft, msOfThisSecond } from './game/countdown-left.ts';
export {
  type Announcement,
  type AnnouncementValues,
  areAllSaved,
  type ConnectionNotice,
  type ConnectionState,
  type Dialog,
  type Game,
  isOnItsWay,
  type RoundNotice,
  type Screen,
  type SideEffect,
  type Submissions,
  type Submitting,
  screenOf,
} from './game/game.ts';
export { socketOrigin } from './game/live-address.ts';
export { answeredIn } from './game/say-handed-in.ts';
export {
  createInviting,
  type Inviting,
  type InvitingError,
  type InvitingOptions,
  type InvitingState,
  type LinkState,
} from './invites/inviting.ts';
export { isContactMissing } from './is-contact-missing.ts';
export { acceptInvite, enterGame } from './join/enter-game.ts';
export { invitees } from './join/invitees.ts';
export { createJoin } from './join/join.ts';
export type { Found, Join, JoinError, JoinState, TeamChoice, TeamHere } from './join/join-state.ts';
export { myGames } from './join/my-games.ts';
export { gamePath, joinLinkPath, joinPath, teamHerePath } from './join/paths.ts';
export type { Settled } from './join/settled.ts';
export { stopWatching } from './join/stop-watching.ts';
export { joinIsDone, keepTarget, typedName } from './join/target.ts';
export { turnDown } from './join/turn-down.ts';
export { withoutEntry } from './join/without-entry.ts';
export { type Connection, type ConnectionOptions, createConnection } from './live/connection.ts';
export { type LiveSocket, reconnectingSocket, type Socket, type SocketListener } from './live/socket.ts';
export { endLogins, logOut } from './logout.ts';
export type { PersistentStore } from './outbox/persistent-store.ts';
export {
  createPeople,
  type People,
  type PeopleError,
  type PeopleOptions,
  type PeopleOutcome,
  type PeopleState,
} from './people/people.ts';
export {
  canInGame,
  type GameAction,
  type GamePlace,
  type Part,
  partOf,
} from './permissions/game-panel.ts';
export {
  can,
  canTo,
  type MemberAction,
  type Standing,
  standingOf,
  type TeamAction,
  type TeamRules,
  type Viewer,
} from './permissions/team-page.ts';
export { type TeamSettings, teamEdit, teamSettingsOf } from './permissions/team-settings.ts';
export { randomId } from './random-id.ts';
export { readJson } from './read-json.ts';
export { detailOf, isNetworkError, Refused } from './refused.ts';
export { isShared } from './results/is-shared.ts';
export { type Podium, podiumOf, type Veiled, winnersOf } from './results/podium.ts';
export { type Contesting, createResults, type GameResults, type ResultsState } from './results/results.ts';
export { returnAddress } from './return-address.ts';
export {
  type Clock,
  type Http,
  type PageEvent,
  type Random,
  type Seams,
  type SendProgress,
  systemClock,
  systemRandom,
  type Visibility,
} from './seams.ts';
export { createSession, type SessionOptions } from './session.ts';
export {
  createShots,
  type PreparedShot,
  type Shot,
  type Shots,
  type ShotsOptions,
  type ShotsState,
} from './shots/shots.ts';
export { isBusy } from './start/is-busy.ts';
export { isByLink } from './start/is-by-link.ts';
export { isTyping } from './start/is-typing.ts';
export { takeLinkToken } from './start/link-token.ts';
export { type Proof, proveLink } from './start/prove-link.ts';
export { type OpenedLink, openShortLink, readInvite } from './start/sent-links.ts';
export { hasWaiting } from './start/unsent.ts';
export { startVersionCheck, type VersionCheckOptions } from './start/version-check.ts';
export { type GuardedStorage, guardedStorage, type KeyStore, memoryStorage } from './storage.ts';
export { playerSurveys } from './survey/player-surveys.ts';
export {
  createSurveyFeed,
  isSurveyDone,
  type SurveyError,
  type SurveyFeed,
  type SurveyOptions,
  type SurveyState,
} from './survey/survey.ts';
export type { SurveyProgress } from './survey/survey-day.ts';
export type { SurveySource } from './survey/survey-source.ts';
export { type Archive, type ArchiveError, type ArchiveState, createArchive } from './teams/archive.ts';
export { chosenOf, createMyTeams } from './teams/my-teams.ts';
export {
  createTeamCreation,
  type TeamCreation,
  type TeamCreationError,
  type TeamCreationState,
  type TypedTeam,
} from './teams/team-creation.ts';
export { type ListedTeam, teamList } from './teams/team-list.ts';
export { teamNumberOf } from './teams/team-number.ts';
export { createTeamPage, type TeamPage, type TeamPageError, type TeamPageState } from './teams/team-page.ts';
export { teamPath } from './teams/team-path.ts';
export {
  createTeamRegistration,
  type TeamRegistration,
  type TeamRegistrationError,
  type TeamRegistrationOptions,
  type TeamRegistrationState,
} from './teams/team-registration.ts';
export { tokenClaims } from './token-claims.ts';
export { isSignedToken } from './token-payload.ts';
export {
  type ChosenFile,
  cropperAccepts,
  type FileProblem,
  fileProblem,
  isAvatarType,
  isCropperType,
} from './uploads/file-rules.ts';
export { type AvatarState, createAvatar, type OwnAvatar } from './uploads/own-avatar.ts';
export { type UploadOptions, uploadImage } from './uploads/upload-image.ts';
export { createUploads, type Upload, type Uploads } from './uploads/uploads.ts';
export { createVotes, type GameVotes, type VotesState } from './votes/votes.ts';
export { type Watched, watched } from './watched.ts';
export { clientErrors } from './words.ts';
