import type { VoteKind } from '@snug/contract';

/** Every sentence about what the room votes for. */
export const voteWords = {
  ballotNames: { photo: 'Best photo', name: 'Best team name' } satisfies Record<VoteKind, string>,
  voteLead: (vote: VoteKind): string =>
    vote === 'photo' ? 'Which photo of tonight is the best?' : 'Which team has the best name?',
  voteNow: 'Vote',
  voteForAnother: 'Vote for another',
  castVote: 'Cast my vote',
  votedFor: (team: string) => `You have voted for ${team}. You can change it while the vote is open.`,
  notForYourOwn: 'Your own team is not on the list.',
  votePhotoOf: (team: string) => `Photo of ${team}`,
  voteNotSent: 'Your vote did not get through. Please try again.',
  voteOver: 'This vote is closed.',
  nobodyVoted: 'Nobody has voted.',
  voteWon: (team: string, top: number): string => `${team}, with ${top === 1 ? '1 vote' : `${top} votes`}.`,
  /** `teams` are their names, with commas between them. */
  voteTied: (teams: string, top: number): string =>
    `A tie: ${teams}, with ${top === 1 ? '1 vote' : `${top} votes`} each.`,
  saidBallotOpen: (name: string) => `${name}: vote now.`,
  saidBallotClosed: (name: string, result: string) => `The vote is closed. ${name}: ${result}`,
};
export type VoteWords = typeof voteWords;
