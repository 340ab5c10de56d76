import type { Mark } from '@snug/contract';

/** Every sentence of the results on a phone. */
export const resultsWords = {
  /** The screen's head once the board has the round that was played last. */
  youAre: (place: number, teams: number, isShared: boolean) =>
    `You are ${isShared ? 'joint ' : ''}${ordinal(place)} of ${teams}`,
  standsAt: (points: number, through: number) => `${pointsText(points)} after round\u00a0${through}`,
  boardTitle: 'The board is up.',
  unveiling: 'The board is being unveiled.',

  theBoard: 'The board',
  throughRound: (round: number) => `After round ${round}`,
  finalBoard: 'The final board',
  boardPlace: 'Place',
  boardTeam: 'Team',
  boardPoints: 'Points',
  /** On the row of the player's own team. */
  ownRow: 'You',
  /** Read out for a place that several share, shown as =2. */
  jointPlace: (place: number) => `Joint ${ordinal(place)}`,
  teamsToCome: (count: number) => `${count} more to come`,
  pointsNumber: (points: number) => numberText(points),
  resultsFailed: 'The results did not arrive. They are tried again.',

  yourRounds: 'Your rounds',
  roundName: (order: number, title: string) => `Round ${order}: ${title}`,
  pointsOf: (points: number, of: number) => `${numberText(points)} of ${pointsText(of)}`,
  pointsText: (points: number) => pointsText(points),
  doubleWon: 'Doubled, and won',
  doubleLost: 'Doubled, and lost',
  breaksTies: 'No points: it only breaks ties',
  pointsAdjusted: (points: number, reason: string) =>
    `${points < 0 ? '−' : '+'}${pointsText(Math.abs(points))}: ${reason}`,

  /** `partly`: some of the answers to one question are right. */
  mark: { full: 'Right', half: 'Half right', partly: 'Partly right', none: 'Not right' } satisfies Record<
    Mark | 'partly',
    string
  >,
  earnedNothing: 'No points',
  notGraded: 'Not graded yet',
  /** What a question earns in a doubled round; `open`: if the answers to come are right too. */
  doubledTo: {
    won: (points: number) => `doubled: ${pointsText(points)}`,
    open: (points: number) => `${pointsText(points)} if the round is won`,
    lost: (points: number) => `doubled and lost: ${pointsText(points)}`,
  },
  roomShare: (right: number, teams: number) => `${right} of ${teams} had it`,

  contest: 'Contest',
  /** Read out after `Contest`. */
  contestQuestion: (label: string) => `the grade of ${label}`,
  contestReason: 'Why should it count?',
  contestHint: 'One sentence, once. Your Quizmaster decides.',
  sendContest: 'Send',
  /** Send was pressed with nothing written. */
  contestMissing: 'Please write a sentence first.',
  contestFailed: 'It did not get through. Please try again.',
  appealOpen: 'Contested: waiting for the quizmaster',
  appealUpheld: (reply: string) => (reply ? `Upheld: ${reply}` : 'Upheld'),
  appealDeclined: (reply: string) => (reply ? `Declined: ${reply}` : 'Declined'),
  quoted: (reason: string) => `“${reason}”`,
  yourAppeals: 'What you contested',

  winnersTitle: 'Tonight’s winners',
  /** At the end, while the board does not count every round that was played. */
  winnersToCome: 'The winners are not told yet.',
  /** To somebody without a team on the board. */
  teamsPlayed: (teams: number) => `${teams} ${teams === 1 ? 'team' : 'teams'} played.`,
  /** In the place of a winner's name, until the quizmaster tells it. */
  stillHidden: 'Still hidden',
  youWon: 'You won the night.',
  youShareIt: 'You share the first place.',
  youCame: (place: number, teams: number, isShared: boolean) =>
    `You came ${isShared ? 'joint ' : ''}${ordinal(place)} of ${teams}.`,
  nightPhotos: 'Photos of the night',
  nightPhoto: (number: number) => `Photo ${number}`,

  // Announced
  saidBoard: (place: number, teams: number, points: number, isShared: boolean) =>
    `The board is up: you are ${isShared ? 'joint ' : ''}${ordinal(place)} of ${teams} with ${pointsText(points)}.`,
  saidFinal: (place: number, teams: number, points: number, isShared: boolean) =>
    `The final board is up: you came ${isShared ? 'joint ' : ''}${ordinal(place)} of ${teams} with ${pointsText(points)}.`,
  saidBoardOnly: 'The board is up.',
  saidUnveiling: 'The board is being unveiled.',
  /** The player's own team is unveiled, others are not yet. */
  saidUnveiled: (place: number, teams: number, isShared: boolean) =>
    `Your team is unveiled: ${isShared ? 'joint ' : ''}${ordinal(place)} of ${teams}.`,
  /** What an answer that was told came to: `Question 3: right, 2 points`. Without a number: the one answer to all clues. */
  saidTold: (number: number | undefined, mark: string, points: number) =>
    `${number === undefined ? 'Your answer' : `Question ${number}`}: ${mark}, ${
      points === 0 ? 'no points' : pointsText(points)
    }`,
  saidWaits: (number: number | undefined) =>
    `${number === undefined ? 'Your answer' : `Question ${number}`}: not graded yet`,
};
export type ResultsWords = typeof resultsWords;

/** With a true minus. */
function numberText(points: number): string {
  return String(points).replace('-', '−');
}

export function pointsText(points: number): string {
  return points === 1 ? '1 point' : `${numberText(points)} points`;
}

/** 1st, 2nd, 3rd, 4th … 11th, 12th, 13th. */
export function ordinal(place: number): string {
  const isTeen = place % 100 > 10 && place % 100 < 14;
  const ending = isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[place % 10];
  return `${place}${ending ?? 'th'}`;
}
