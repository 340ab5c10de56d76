type Values = Readonly<Record<string, string | number>>;

/** Every sentence of the live game. Literals of the specification stand here exactly as given (OPEN-82). */
export const liveGameWords = {
  // Who and where
  place: (kind: string, venue: string) => `${kind} at ${venue}`,
  /** Read out after the team's name. */
  playerCount: (count: number) => (count === 1 ? '1 player' : `${count} players`),
  findingYourGame: 'Finding your game...',
  spectator: 'Spectator Mode',
  spectatorHint: 'You see everything and answer nothing.',
  joinTeam: 'Join a Team to Play',
  readOnly: 'Only teams answer.',

  // Between the rounds
  welcomeTitle: 'Pull up a chair.',
  welcome: 'The first round starts when your Quizmaster says so. Nothing to do until then.',
  notLive: (status: string) => `This game is ${status}.`,
  scoringTitle: 'Pens down.',
  scoring: 'Your Quizmaster is scoring. The next round is on its way.',
  submitted: 'Your round has been submitted!',
  submittedLate: 'It came in late: your Quizmaster decides whether it counts.',
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
  source: (source: string) => `Picture: ${source}`,
  answered: (count: number, asked: number) => `${count} of ${asked} answered`,

  // One answer
  answer: (question: number, n: number, of: number) =>
    of > 1 ? `Answer ${n} of ${of} to question ${question}` : `Answer to question ${question}`,
  choose: 'Choose an answer',
  noAnswer: 'No answer yet',
  nothingYet: 'nothing yet',
  wroteThen: (text: string) => `You had ${text}.`,
  onPhone: 'On this phone, sending…',
  /** In its place where the browser keeps nothing. */
  onPageOnly: 'On this page only, sending…',
  saved: 'Saved at the host',
  late: 'Late: waiting for the host',
  notKept: 'Not saved on this phone: keep this page open while you play.',
  refused: (reason: string) => (reason ? `Not taken: ${reason}` : 'Not taken by the host'),

  // Captain and members
  suggests: (name: string) => `${name} suggests`,
  use: 'Use',
  captainSays: (name: string) => `${name} has`,
  captain: 'Captain',
  captainUnknown: 'Your captain',
  suggestion: (question: number) => `Suggestion for question ${question}`,
  suggest: 'Suggest',
  /** Read out after `Suggest`. */
  forQuestion: (question: number) => `for question ${question}`,
  suggested: (text: string) => `You suggested ${text}`,
  suggestFailed: 'That suggestion did not get through. Please try again.',

  // Double or nothing
  double: 'Double or nothing',
  doubleRule: 'All right counts twice, one wrong counts zero.',
  doubleFor: (on: boolean) => `Double or nothing: ${on ? 'on' : 'off'}`,

  // Submitting
  submit: 'SUBMIT',
  submitting: 'Submitting...',
  submitClosed: 'Submissions are not open. Your answers are kept.',
  submitFailed: 'Something went wrong... Please try again.',
  confirmTitle: 'Submit this round?',
  confirmBody: 'After this your answers are with the host and cannot be changed.',
  forfeit: 'Submitting an empty answer will forfeit this round...',
  blanks: 'You have some blank answers!',
  cancel: 'Cancel',
  ok: 'OK',

  // My team
  myTeam: 'My Team',
  you: 'You: ',
  pending: 'Waiting for the captain',
  inviteTitle: 'Bring in the rest of the table',
  inviteHint: 'Whoever opens this link joins your team. They log in first.',
  inviteGuest: 'A guest plays alone on a team. Log in to play with others.',
  logIn: 'Log In',
  link: 'Link for teammates',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'Press and hold to copy',
  share: 'Share',
  shareText: (team: string) => `Join ${team} at the quiz`,

  // Joining from the watchers' bench. OPEN-79: the step after a found game.
  somethingWrong: 'Something went wrong...',

  // The connection, by the key of the notice
  notice: {
    attempting: () => 'Attempting to connect...',
    interrupted: () => 'Connection Interrupted',
    refused: (detail: string) => detail || 'Server refused access.',
    failed: (detail: string) => `Error connecting to game: ${detail}`,
    refreshing: () => 'Refreshing Connection...',
    stumbled: () => 'Something went Wrong... Refreshing Connection',
    uninitialized: (detail: string) => `Unable to initialize game: ${detail}`,
  },
  refresh: 'Refresh',
  goBack: 'Go Back',
  notFound: 'Game Not Found',

  // The dialog for a game one has not joined
  noAccessTitle: 'No Game Access',
  noAccess: 'You may not have joined this game yet. Ask your QM for the join code to get started!',
  enterJoinCode: 'Enter Join Code',

  // Dialogs of one sentence and OK, by their kind
  dialog: {
    dropped: () => 'You Have been dropped from the team',
    left: (name: string) => `${name} left the team`,
    'team-kicked': (name: string) => `${name} has been Kicked!`,
    declined: () => 'Request Declined',
    promoted: () => 'You are the captain now',
    captain: (name: string) => `${name} is the captain now`,
  },
  inviteTo: (team: string) => `Join ${team}?`,
  invitedBy: (name: string) => `${name} invites you to play with them.`,
  ignore: 'Ignore',
  accept: 'Accept',

  // What is said aloud, by the key of the announcement
  said: {
    'question-added': (v: Values) => `Question ${v.number} added: ${v.text}`,
    'questions-arrived': (v: Values) => `${v.count} questions have arrived.`,
    'question-recalled': (v: Values) => `Question ${v.number} was taken back.`,
    'round-started': (v: Values) => `Round ${v.number}: ${v.title}`,
    'round-ended': () => 'The round has ended.',
    'submissions-open': () => 'Submissions open',
    'submissions-closed': () => 'Submissions closed',
    'round-submitted': () => 'Your round has been submitted!',
    'submission-reset': () => 'Your round is open again.',
    doubled: () => 'Double or nothing is on.',
    undoubled: () => 'Double or nothing is off.',
    'double-failed': () => 'Double or nothing could not be changed.',
    suggestion: (v: Values) => `${v.name} suggests ${v.suggestion} for question ${v.number}`,
    'game-ended': () => 'The game has ended. Thanks for playing!',
  },
};
export type LiveGameWords = typeof liveGameWords;
