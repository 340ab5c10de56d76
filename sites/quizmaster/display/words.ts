import type { VoteKind } from '@snug/contract';
import { closed } from './closed-sentence.ts';

const teams = (count: number) => (count === 1 ? '1 team' : `${count} teams`);

/** Every text of the big screen, and of what the console says about it. */
export const displayWords = {
  // The bar
  screenJoinAt: (address: string) => `Join at ${address}`,
  screenDoorsClosed: 'The doors are closed.',
  screenDoorsHint: 'Whoever plays gets back in on their own phone. New here? Speak to the Quizmaster.',
  screenScanToJoin: 'Scan to join',
  screenJoinAtShort: 'or go to',

  screenQrLabel: (title: string) => `QR code: join ${title}`,
  screenInOf: (count: number, of: number) => `${count} of ${of}`,
  screenTeamsAreIn: 'teams are in',
  screenAwayShort: 'The line is down',
  screenAway: 'The line is down. This screen tries again by itself.',

  // Before the first round
  screenNobodyYet: 'Pull up a chair. The first team to join stands here.',
  screenSeated: (count: number) => (count === 1 ? '1 team has sat down' : `${count} teams have sat down`),
  screenAndMore: (count: number) => `and ${count} more`,

  // A round
  screenRoundOf: (order: number, count: number) => (order > count ? `Round ${order}` : `Round ${order} of ${count}`),
  screenRound: (order: number) => `Round ${order}`,
  screenTiebreaker: 'Tiebreaker',
  screenQuestions: (count: number) => (count === 1 ? 'One question' : `${count} questions`),
  screenDoubleOrNothing: 'Double or nothing',
  screenQuestion: (number: number, of: number) => (number > of ? `Question ${number}` : `Question ${number} of ${of}`),
  screenAnswersWanted: (count: number) => (count === 1 ? '1 answer wanted' : `${count} answers wanted`),
  screenTooLong: 'The rest is on the phones.',
  screenTimeLeft: 'Time left',
  screenPensDown: 'Pens down.',
  screenAnswersSoon: 'The answers come in a moment.',

  // A break
  screenBreakTitle: 'Back in a moment.',
  screenThanksTo: (sponsor: string) => `Thanks to ${sponsor}`,

  // Photos and votes
  screenPhotoOf: (team: string) => `Photo of ${team}`,
  screenPhotosTitle: 'Photos of tonight',
  screenVoteNames: { photo: 'Best photo', name: 'Best team name' } satisfies Record<VoteKind, string>,
  screenVoteNow: 'Vote now, on your phone',
  screenVoted: 'have voted',
  screenVotes: (count: number): string => (count === 1 ? 'with 1 vote' : `with ${count} votes`),
  screenTie: 'A tie',
  screenVotesEach: (count: number): string => (count === 1 ? 'with 1 vote each' : `with ${count} votes each`),
  screenNobodyVoted: 'Nobody has voted.',

  // Answers
  screenAnswersOf: (order: number) => `Answers, round ${order}`,
  screenHadIt: (right: number, of: number): string =>
    right === 0 ? 'Nobody had it' : right === of ? 'Everybody had it' : `${right} of ${of} had it`,
  screenNothingAsked: 'No question was asked.',

  // Boards
  screenBoardThrough: (through: number) => (through === 1 ? 'After round 1' : `After ${through} rounds`),
  screenBoardTitle: 'The board',
  screenVeiled: (count: number) => `${teams(count)} still to come`,
  screenPoints: (points: number): string => (points === 1 ? '1 point' : `${pointsText(points)} points`),
  screenPointsShort: (points: number) => pointsText(points),
  screenWinnersTitle: 'Tonight’s winners',

  screenStillHidden: 'Still hidden',
  /** Read out of a place that several share, which is shown as `=2`. */
  screenJoint: (place: number) => `${place}, tied`,

  // The end
  screenGameEnded: 'The game has ended.',
  screenGoodNight: 'Good night, and safe home.',
  screenEndedLead: (venue: string) => closed(`Thank you for playing at ${venue}`),
  screenCancelledTitle: 'No quiz tonight.',
  screenCancelledLead: 'This game has been called off. Please ask at the bar.',

  // The page
  screenDisplayTitle: 'Big screen',
  screenFullScreen: 'Full screen',
  screenLeaveFullScreen: 'Leave full screen',
  screenByDay: 'Day look',
  screenByNight: 'Night look',
  screenLoading: 'Finding the game…',
  screenOverTitle: 'This address shows no game any more',
  screenOver: 'The quizmaster has made a new one. Open the big screen from the console again.',
  screenTokenMissingTitle: 'This address is not complete',
  screenTokenMissing: 'Please open the big screen from the console, or copy its whole address.',
  screenUnreachable: 'The server cannot be reached. This screen tries again by itself.',

  // The console
  screenConsoleTitle: 'Big screen',
  screenConsoleLead:
    'For the television or the projector: whoever has its address sees what the room sees, and can change nothing.',
  screenCopyAddress: 'Copy the address',
  screenCopied: 'The address is copied.',
  screenCopyFailed: 'The browser did not let us copy. Here is the address:',
  screenAddress: 'Address of the big screen',
  screenNewAddress: 'New address',
  screenNewAddressTitle: 'Make a new address?',
  screenNewAddressBody: 'Screens that show the old one go dark. Open the new one on them.',
  screenKeepAddress: 'Keep this one',
  screenNewAddressMade: 'The big screen has a new address.',
  screenPreviewLabel: (what: string) => `What the room sees now: ${what}`,
  screenPreviewNotYet: 'What the room sees is not here yet.',
  screenAddressFailed: 'The address of the big screen could not be loaded.',
  screenPreviewFailed: 'What the room sees could not be loaded.',
  screenPhases: {
    welcome: 'how to join, and the teams',
    round: 'the title of the round',
    question: 'the question asked last',
    closed: 'pens down',
    break: 'the break',
    answers: 'the answers',
    board: 'the board',
    winners: 'the winners',
    vote: 'the vote',
    ended: 'good night',
    cancelled: 'no quiz tonight',
  },
  screenOverflowTitle: (count: number) =>
    count === 1 ? 'One text does not fit on the big screen' : `${count} texts do not fit on the big screen`,
  screenOverflowLead: 'The room sees their beginning there, and all of it on the phones.',
  screenOverflowQuestion: (order: number, number: number) => `Round ${order}, question ${number}`,
  screenOverflowRound: (order: number) => `Round ${order}, title and instructions`,
  screenOverflowAnswer: (order: number, number: number) => `Round ${order}, answer ${number}`,
  screenOverflowTitleText: 'The title of the game',
  screenOverflowHere:
    'This question is too long for the big screen: the room sees its beginning there, and all of it on the phones.',
};

function pointsText(points: number): string {
  return points.toLocaleString('en', { maximumFractionDigits: 1 });
}

export type DisplayWords = typeof displayWords;
