const teams = (count: number) => (count === 1 ? '1 team' : `${count} teams`);

/** Every text of the big screen, and of what the console says about it. */
export const displayWords = {
  // The bar
  joinAt: (address: string) => `Join at ${address}`,
  scanToJoin: 'Scan to join',
  joinAtShort: 'or go to',
  code: 'Code',
  qrLabel: (title: string) => `QR code: join ${title}`,
  inOf: (count: number, of: number) => `${count} of ${of}`,
  teamsAreIn: 'teams are in',
  away: 'The line is down. This screen tries again by itself.',

  // Before the first round
  nobodyYet: 'Pull up a chair. The first team to join stands here.',
  seated: (count: number) => (count === 1 ? '1 team has sat down' : `${count} teams have sat down`),
  andMore: (count: number) => `and ${count} more`,

  // A round
  roundOf: (order: number, count: number) => (order > count ? `Round ${order}` : `Round ${order} of ${count}`),
  round: (order: number) => `Round ${order}`,
  tiebreaker: 'Tiebreaker',
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  doubleOrNothing: 'Double or nothing',
  question: (number: number, of: number) => (number > of ? `Question ${number}` : `Question ${number} of ${of}`),
  answersWanted: (count: number) => `${count} answers wanted`,
  tooLong: 'The rest is on the phones.',
  timeLeft: 'Time left',
  pensDown: 'Pens down.',
  answersSoon: 'The answers come in a moment.',

  // A break
  breakTitle: 'Back in a moment.',
  thanksTo: (sponsor: string) => `Thanks to ${sponsor}`,

  // Answers
  answersOf: (order: number) => `Answers, round ${order}`,
  hadIt: (right: number, of: number): string =>
    right === 0 ? 'Nobody had it' : right === of ? 'Everybody had it' : `${right} of ${of} had it`,
  page: (nth: number, of: number) => `${nth} / ${of}`,
  nothingAsked: 'No question was asked.',

  // Boards
  boardThrough: (through: number) => (through === 1 ? 'After round 1' : `After ${through} rounds`),
  boardTitle: 'The board',
  veiled: (count: number) => `${teams(count)} still to come`,
  points: (points: number): string => (points === 1 ? '1 point' : `${pointsText(points)} points`),
  pointsShort: (points: number) => pointsText(points),
  winnersTitle: 'Tonight’s winners',
  place: (place: number) => ['', 'First', 'Second', 'Third'][place] ?? `${place}.`,
  stillHidden: 'Still hidden',

  // The end
  goodNight: 'Good night, and safe home.',
  endedLead: (venue: string) => `Thank you for playing at ${venue}.`,
  cancelledTitle: 'No quiz tonight.',
  cancelledLead: 'This game has been called off. Please ask at the bar.',

  // The page
  displayTitle: 'Big screen',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  byDay: 'Day look',
  byNight: 'Night look',
  loading: 'Finding the game…',
  overTitle: 'This address shows no game any more',
  over: 'The quizmaster has made a new one. Open the big screen from the console again.',
  tokenMissingTitle: 'This address is not complete',
  tokenMissing: 'Please open the big screen from the console, or copy its whole address.',
  unreachable: 'The server cannot be reached. This screen tries again by itself.',

  // The console
  consoleTitle: 'Big screen',
  consoleLead:
    'For the television or the projector: whoever has its address sees what the room sees, and can change nothing.',
  open: 'Open the big screen',
  copyAddress: 'Copy the address',
  copied: 'The address is copied.',
  copyFailed: 'The browser did not let us copy. Here is the address:',
  address: 'Address of the big screen',
  newAddress: 'New address',
  newAddressTitle: 'Make a new address?',
  newAddressBody: 'Screens that show the old one go dark. Open the new one on them.',
  keepAddress: 'Keep this one',
  newAddressMade: 'The big screen has a new address.',
  previewLabel: (what: string) => `What the room sees now: ${what}`,
  previewFailed: 'What the room sees could not be loaded.',
  phases: {
    welcome: 'how to join, and the teams',
    round: 'the title of the round',
    question: 'the question asked last',
    closed: 'pens down',
    break: 'the break',
    answers: 'the answers',
    board: 'the board',
    winners: 'the winners',
    ended: 'good night',
    cancelled: 'no quiz tonight',
  },
  overflowTitle: (count: number) =>
    count === 1 ? 'One text does not fit on the big screen' : `${count} texts do not fit on the big screen`,
  overflowLead: 'The room sees their beginning there, and all of it on the phones.',
  overflowQuestion: (order: number, number: number) => `Round ${order}, question ${number}`,
  overflowRound: (order: number) => `Round ${order}, title and instructions`,
  overflowAnswer: (order: number, number: number) => `Round ${order}, answer ${number}`,
  overflowTitleText: 'The title of the game',
  overflowHere:
    'This question is too long for the big screen: the room sees its beginning there, and all of it on the phones.',
};

function pointsText(points: number): string {
  return points.toLocaleString('en', { maximumFractionDigits: 1 });
}

export type DisplayWords = typeof displayWords;
