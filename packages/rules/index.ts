export { answerKey, answerNameOf, marksOfKey } from '@snug/grading';
export { refuseOwnContact, requirePlayerName, takenContactRefusal, typedPlayerName } from './accounts.ts';
export { type AdInput, cleanAd, countsAds } from './ads.ts';
export { newestOf } from './answers.ts';
export { isToHandIn, type ToClose, type Unsubmitted } from './at-close.ts';
export { isOpen } from './close-invites.ts';
export type * from './command-data.ts';
export { contactFrom, inviteeFrom, maskedContact } from './contact.ts';
export type * from './decision.ts';
export { done, nothingNew, success } from './decision.ts';
export { details, type Refusals } from './details.ts';
export { feedbackListedMs, hostsToRate, isFeedbackListed } from './feedback.ts';
export type { WithEmptyTeams } from './game.ts';
export { resultsView, resultsViews } from './grading/board.ts';
export { scoresOf } from './grading/scores-of.ts';
export * from './images.ts';
export { type RecordedInvite, requireInviter, type ToInvite } from './invites.ts';
export { type MergePlan, mergePlan, type ToMerge } from './lobby/merge-plan.ts';
export { requireMergeable } from './lobby/merge-teams.ts';
export { type HostNames, looksAlike } from './names/look-alike.ts';
export { isRude } from './names/rude-parts.ts';
export { type NamedTeam, shownTeamNames, shownText } from './names/shown.ts';
export {
  capOfStrangers,
  type Entry,
  type GameCaps,
  gameCaps,
  isKnown,
  mayPassDoors,
  type Places,
  type Room,
  uncounted,
} from './people/doors.ts';
export type { OpenedTeam } from './people/joining.ts';
export { leaveGame } from './people/leaving.ts';
export { type TeamSeats, teamsToAsk } from './people/membership.ts';
export { type Caller, renamePlayer, showAvatar } from './people/player.ts';
export { requireAsker } from './people/requests.ts';
export { photosOfTeams } from './photos/candidates.ts';
export { photosChanged, toDesk } from './photos/photos-changed.ts';
export { isOwnShot, screenOf } from './photos/shots.ts';
export { packContent } from './planning/pack-content.ts';
export { requireStart, titleOf } from './planning/plan.ts';
export { closedGroup, type GroupedRating } from './rating-groups.ts';
export { Refusal } from './refusal.ts';
export * from './registered-teams.ts';
export { type Login, type Role, roleOf, roleRefusalDetail, type Subject } from './roles.ts';
export { openRound, refuseEnded } from './rounds.ts';
export { type CommandName, type CommandOf, decide, type ReplyOf, type StateOf } from './rules.ts';
export { cleanSchedule, isShownOn } from './schedule.ts';
export { isShownPicture } from './shown-picture.ts';
export { cleanSponsorName, refuseAnotherSponsor } from './sponsors.ts';
export * from './state/game-state.ts';
export type * from './state/graded-game.ts';
export type * from './state/people.ts';
export type * from './state/photos.ts';
export type * from './state/registered-team.ts';
export type * from './state/team-round.ts';
export * from './surveys.ts';
export { bringableAgain, type GoneTeam, requireAllowedInvites } from './teams.ts';
export { type DisplayedGame, displayView } from './views/display.ts';
export { gameView, type OwnTeam, submittedRounds } from './views/game.ts';
export { headView } from './views/head.ts';
export { hostGameView, hostTeamViews } from './views/host.ts';
export { teamInviteView } from './views/invite.ts';
export { gamePeopleView, type PeopleOfGame } from './views/people.ts';
export { hostPhotosView, votesView } from './views/photos.ts';
export { foundPlayerView, type OwnAccount, playerView } from './views/player.ts';
export { registeredTeamView, restoredTeamView, teamStubView } from './views/registered-team.ts';
export { stubViews } from './views/stub.ts';
export { ownTeamView, seatedTeam } from './views/team.ts';
