import type { VoteKind } from '@snug/contract';

/** Every text about photos on the big screen, and about what the room votes for. */
export const photosWords = {
  photosTitle: 'Photos and votes',
  photosLink: 'Photos',
  photosWait: (count: number) => (count === 1 ? '1 photo waits' : `${count} photos wait`),
  photosLoading: 'Loading the photos…',
  photosFailed: 'The photos did not arrive.',

  photosWaitingTitle: 'Waiting for you',
  photosNoneWait: 'No photo waits.',
  photosNoneHint: 'Players choose at the upload whether the big screen may show a photo. Those that it may come here.',
  photosWithoutConsent: (count: number) =>
    count === 1
      ? '1 photo is for the phones alone: its uploader has not agreed to the big screen.'
      : `${count} photos are for the phones alone: their uploaders have not agreed to the big screen.`,
  photosShownTitle: 'On the big screen',
  photosNoneShown: 'Nothing yet. In a break the photos that you show turn there, one at a time.',
  photosDeclinedTitle: 'Not this one',
  photoAlt: (team: string) => `Photo of ${team}`,
  photoBy: (name: string) => `by ${name}`,
  photoShow: 'Show',
  photoShowLong: (team: string) => `Show the photo of ${team}`,
  photoDecline: 'Not this one',
  photoDeclineLong: (team: string) => `Do not show the photo of ${team}`,
  photoTakeOff: 'Take off',
  photoTakeOffLong: (team: string) => `Take the photo of ${team} off the big screen`,
  photoBack: 'Let it wait again',
  photoBackLong: (team: string) => `Let the photo of ${team} wait again`,
  photoDelete: 'Delete',
  photoDeleteLong: (team: string) => `Delete the photo of ${team}`,
  photoDeleteTitle: 'Delete this photo?',
  photoDeleteBody: 'It is gone from every phone and from the big screen. Nobody can bring it back.',
  photoKeep: 'Keep it',
  photosUndo: 'Undo',
  saidPhotoShown: (team: string) => `The photo of ${team} is on the big screen in every break.`,
  saidPhotoDeclined: (team: string) => `The photo of ${team} is not shown.`,
  saidPhotoWaits: (team: string) => `The photo of ${team} waits again.`,
  saidPhotoDeleted: (team: string) => `The photo of ${team} is deleted.`,

  votesTitle: 'Votes',
  votesLead: 'Between the rounds, or at the end: every phone has one vote, and none for its own team.',
  voteNames: { photo: 'Best photo', name: 'Best team name' } satisfies Record<VoteKind, string>,
  voteCandidates: (vote: VoteKind, count: number): string =>
    vote === 'photo'
      ? count === 1
        ? '1 photo to choose from'
        : `${count} photos to choose from`
      : count === 1
        ? '1 name to choose from'
        : `${count} names to choose from`,
  voteTooFewPhotos: 'Show at least two photos first.',
  voteTooFewNames: 'A vote needs at least two teams whose names the room may read.',
  voteNotNow: 'Wait until the round is closed.',
  voteOpen: 'Open the vote',
  voteOpenLong: (name: string) => `Open the vote: ${name}`,
  voteAgain: 'Open it again',
  voteAgainLong: (name: string) => `Open the vote again: ${name}`,
  voteClose: 'Close and tell the winner',
  voteCloseLong: (name: string) => `Close the vote and tell the winner: ${name}`,
  voteHide: 'Take the winner off the big screen',
  voteHideLong: (name: string) => `Take the winner off the big screen: ${name}`,
  voteVoted: (voted: number, of: number) => `${voted} of ${of} have voted`,
  voteNobody: 'Nobody has voted.',
  voteWinner: (team: string, top: number): string => `${team}, with ${top === 1 ? '1 vote' : `${top} votes`}`,
  /** `teams` are their names, with commas between them. */
  voteTie: (teams: string, top: number): string =>
    `A tie: ${teams}, with ${top === 1 ? '1 vote' : `${top} votes`} each`,
  saidVoteOpen: (name: string) => `${name}: the vote is open.`,
  saidVoteClosed: (name: string, result: string) => `The vote is closed. ${name}: ${result}.`,
  saidVoteHidden: 'The winner is off the big screen.',
};
export type PhotosWords = typeof photosWords;
