/** Every sentence of the live game. Literals of the specification stand here exactly as given (OPEN-82). */
export const liveGameWords = {
  // The header
  place: (kind: string, venue: string) => `${kind} at ${venue}`,
  /** Read out after the team's name. */
  playerCount: (count: number) => (count === 1 ? '1 player' : `${count} players`),
  findingYourGame: 'Finding your game...',
  /** While the game cannot be loaded, where something waits on this phone. */
  waitsHere: 'What you wrote is on this phone, and goes out once the line is back.',
  spectator: 'Spectator Mode',
  spectatorHint: 'You see everything and answer nothing.',
  joinTeam: 'Join a Team to Play',
  readOnly: 'Only teams answer.',

  // Between the rounds
  welcomeTitle: 'Pull up a chair.',
  welcome: 'The first round starts when your Quizmaster says so.',
  notLive: (status: string) => `This game is ${status}.`,
  scoringTitle: 'Pens down.',
  scoring: 'Your Quizmaster is scoring.',
  submitted: 'Your round has been submitted!',
  /** Questions came after the round was submitted, while it can be taken back. */
  askedSince: (count: number) =>
    count === 1 ? 'A question came after you submitted.' : `${count} questions came after you submitted.`,
  takeBackToAnswer: 'Take the round back to answer, then submit again.',
  captainTakesBack: 'Your captain can take the round back to answer.',
  /** In place of `submitted`: the host has handed in what was saved when submissions closed. */
  handedIn: (answered: number, of: number) => `Handed in at close: ${answered} of ${of} answered`,
  submittedLate: 'It came in late: your Quizmaster decides whether it counts.',
  submittedAccepted: 'It came in late, and your Quizmaster counts it.',
  submittedDoubled: 'Doubled',
  blank: 'blank',
  ended: 'The game has ended. Thanks for playing!',

  // The round
  round: (order: number, count: number) => `Round ${order} of ${count}`,
  tiebreaker: 'Tiebreaker',
  handout: 'Handout',
  waiting: 'The first question is coming.',
  clue: (n: number) => `Clue ${n}`,
  clueRule: 'Every clue points to one answer. The last one you give counts.',
  picture: 'Question picture, ask your host',
  /** Read out before `for question 3`. */
  enlarge: 'Enlarge the picture',
  source: (source: string) => `Picture: ${source}`,
  answered: (count: number, asked: number) => `${count} of ${asked} answered`,

  // A question
  answer: (question: number, n: number, of: number) =>
    of > 1 ? `Answer ${n} of ${of} to question ${question}` : `Answer to question ${question}`,
  choose: 'Choose an answer',
  noAnswer: 'No answer yet',
  nothingYet: 'nothing yet',
  wroteThen: (text: string) => `You had ${text}.`,
  onPhone: 'On this phone, sending…',
  /** Instead of `onPhone`, where the browser stores nothing. */
  onPageOnly: 'On this page only, sending…',
  saved: 'Saved at the host',
  late: 'Late: your Quizmaster decides whether it counts',
  notKept: 'Not saved on this phone: keep this page open while you play.',
  refused: (reason: string) => (reason ? `Not taken: ${reason}` : 'Not taken by the host'),

  // Captain and members
  suggests: (name: string) => `${name} suggests`,
  use: 'Use',
  /** The suggestion is the answer. */
  used: 'Used',
  captainSays: (name: string) => `${name} has`,
  captainUnknown: 'Your captain',
  suggestion: (question: number) => `Suggestion for question ${question}`,
  suggest: 'Suggest',
  /** Read out after `Suggest`, and after `Enlarge the picture`. */
  forQuestion: (question: number) => `for question ${question}`,
  suggested: (text: string) => `You suggested ${text}`,
  suggestFailed: 'That suggestion did not get through. Please try again.',

  // Double or nothing
  double: 'Double or nothing',
  doubleRule: 'All correct counts double. One wrong, and it is zero.',
  doubleFor: (on: boolean) => `Double or nothing: ${on ? 'on' : 'off'}`,

  // Submitting
  submit: 'SUBMIT',
  submitting: 'Submitting...',
  /** Shown and announced, while a submission waits for the line. */
  roundOnPhone: (order: number) => `Round ${order} is on this phone, sending…`,
  /** Instead of `roundOnPhone`, where the browser stores nothing. */
  roundOnPageOnly: (order: number) => `Round ${order} is on this page only, sending…`,
  takeBack: 'Take it back',
  takeBackFailed: 'It is still with the host. Please try again.',
  submitNotYet: 'Not open yet. Your answers are kept.',
  submitClosed: 'Closed. What you saved was handed in.',
  submitMissed: 'Closed before you submitted. Ask your Quizmaster.',
  submitFailed: 'Something went wrong... Please try again.',
  /** First in the confirmation, while questions are still to come. */
  soFar: (asked: number, of: number) => `Only ${asked} of ${of} questions so far`,
  confirmTitle: 'Submit this round?',
  confirmBody: 'Your answers go to the host. Until submissions close you can take them back.',
  forfeit: 'Submitting an empty answer will forfeit this round...',
  blanks: 'You have some blank answers!',
  cancel: 'Cancel',

  // The bar, and what opens from it
  actionShots: 'Action Shots',
  tipYourQm: 'Tip your QM',
  myTeam: 'My Team',
  viewSubmissions: 'View Submissions',
  pastSubmissions: 'Your Past Submissions',

  // Joining as a spectator: the step after a found game (OPEN-79)
  somethingWrong: 'Something went wrong...',

  // The connection, by the key of the notice
  notice: {
    attempting: () => 'Attempting to connect...',
    interrupted: () => 'Connection Interrupted',
    // All but the live line works.
    behind: () => 'Connection Interrupted: news comes late.',
    refused: (detail: string) => detail || 'Server refused access.',
    failed: (detail: string) => `Error connecting to game: ${detail}`,
    refreshing: () => 'Refreshing Connection...',
    stumbled: () => 'Something went Wrong... Refreshing Connection',
    // The error itself goes to the browser's console, since people cannot read it.
    uninitialized: () => 'Unable to initialize game: its data could not be read',
  },
  refresh: 'Refresh',
  goBack: 'Go Back',
  notFound: 'Game Not Found',

  // The dialog for a game that the player has not joined
  noAccessTitle: 'No Game Access',
  noAccess: 'You may not have joined this game yet. Ask your QM for the join code to get started!',
  enterJoinCode: 'Enter Join Code',

  /** The quizmaster's nudge, shown and announced. */
  stillThinking: (teams: number) => (teams === 1 ? '1 team still thinking' : `${teams} teams still thinking`),
};
export type LiveGameWords = typeof liveGameWords;
