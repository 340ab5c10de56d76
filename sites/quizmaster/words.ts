import type { WithKey } from './keys.ts';
import { numberList } from './number-list.ts';
import type { TeamProgress } from './team-progress.ts';

const teams = (count: number) => (count === 1 ? '1 team' : `${count} teams`);
const phones = (count: number) => (count === 1 ? '1 phone' : `${count} phones`);

const roundsNamed = (orders: readonly number[]) =>
  `Round${orders.length === 1 ? '' : 's'} ${numberList(orders, 'and')}`;

/** Every text of the console. A venue may replace any of them. */
export const consoleWords = {
  product: 'Quizmaster',

  // Signing in
  signInTitle: 'Pull up a stool.',
  signInLead: 'The console opens with a sign-in link. It works once.',
  linkLabel: 'Sign-in link',
  linkHint:
    'It looks like …/host/#link=… An owner of the venue makes one on its page. In the terminal, each start of Snug prints one, and so does npm run quizmaster -- link NAME.',
  linkPlaceholder: 'Paste the link here',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  linkEmpty: 'Paste the whole link, from http to its last letter.',
  linkUsed:
    'That link was already used or has expired. An owner of the venue can make a new one, and so can npm run quizmaster -- link NAME in the terminal.',
  linkReplaced:
    'A newer sign-in link was made after this one, and only the newest works. Look for the newest message, or below the last start of Snug; whoever runs the venue can make another.',
  signInFailed: 'Snug does not answer. Check that it runs, then press again.',
  signedOut: 'You were signed out here. A new sign-in link lets you back in; the night goes on meanwhile.',
  signOut: 'Sign out',

  // Pages
  pages: 'Pages',
  gamesPage: 'Games',
  packs: 'Packs',
  venuePage: 'Venue',
  sponsors: 'Sponsors',
  ratings: 'Ratings',

  // Games
  gamesTitle: 'Your games',
  gamesLoading: 'Fetching your games…',
  noGamesTitle: 'No games yet',
  noGames: 'A game is made from a pack of questions: import one, then make the game.',
  toPacks: 'Import a pack',
  games: 'All games',
  code: 'Code',
  /** A game's date and time, as the language writes them. */
  day: (date: Date) => date.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' }),
  statusLive: 'Open',
  statusEnded: 'Ended',
  statusCancelled: 'Cancelled',
  statusPlanned: 'Planned',
  newGame: 'New game',
  gamesTonight: 'Tonight',
  gamesAhead: 'Planned',
  gamesOver: 'Over',
  gamesCancelled: (count: number) => `Cancelled (${count})`,
  gameBy: (name: string) => `with ${name}`,
  gamePrivate: 'private',
  changePlan: 'Change the plan',
  cancelledTitle: 'This game is cancelled',
  cancelledGame: 'Nobody can join it. Its plan says how to bring it back.',
  toPlan: 'To its plan',
  tryAgain: 'Try again',

  // A game that is not shown
  gameLoading: 'Setting the tables…',
  gameGoneTitle: 'No such game',
  gameGone: 'It is not one of your venue’s games.',
  gameFailed: 'Snug does not answer. Nothing is lost, and we keep trying.',
  crashedTitle: 'This page stumbled',
  crashed: 'The night goes on without it. Load the page again.',
  reload: 'Load again',
  notFoundTitle: 'Nothing here',
  notFound: 'This address leads nowhere.',

  // The connection
  connection: {
    idle: 'Not connected',
    connecting: 'Connecting…',
    live: 'Live',
    suspect: 'Checking the line…',
    waiting: 'Reconnecting…',
    interrupted: 'Connection lost',
    refused: 'Not let in',
  },
  interrupted: 'The connection is lost. The phones keep what they have, and the console looks for Snug by itself.',
  refused: 'Snug does not let this console in.',
  reconnect: 'Connect again',

  // People
  teams,
  phones,
  /** Of all teams. */
  phonesHere: (here: number, all: number) =>
    here === all ? phones(all) : `${here === 0 ? 'none' : here} of ${phones(all)} here`,
  playing: (count: number, captain: string) => (captain === '' ? phones(count) : `${captain} · ${phones(count)}`),
  guest: 'Guest',
  noTeamsTitle: 'Nobody yet',
  noTeams: 'Teams appear here as they sit down.',
  inOf: (count: number, all: number) => `${count} of ${all} in`,
  railLabel: (count: number, all: number) => `${count} of ${teams(all)} ${count === 1 ? 'is' : 'are'} in`,
  teamsTitle: 'Teams',

  // Rounds and questions
  rounds: 'Rounds',
  roundOf: (order: number, all: number) => `Round ${order} of ${all}`,
  roundPill: (order: number, title: string) => `Round ${order}: ${title}`,
  roundIs: { now: 'on now', over: 'played', ahead: 'to come' },
  questions: 'Questions',
  question: (number: number) => `Question ${number}`,
  asked: 'asked',
  notAsked: 'not asked yet',
  neverAsked: 'not asked',
  next: 'next',
  tiebreaker: 'Tiebreaker',
  singleAnswer: 'All clues lead to one answer',
  doubleOrNothing: 'Double or nothing',
  matching: (count: number) => `Answers come from a list of ${count}`,
  handout: 'Handout',
  pictureOf: (number: number) => `The picture of question ${number}`,
  source: (source: string) => `Picture: ${source}`,

  // The answer key and the submissions
  key: 'Answer',
  keys: 'Answers',
  also: 'also',
  notes: 'Notes',
  choices: 'To choose from',
  answerAsGiven: 'Answer as given',
  teamsColumn: 'Teams',
  keyColumn: 'Against the key',
  blank: 'blank',
  onKey: 'on the key',
  partly: (count: number, wanted: number) => `${count} of ${wanted} on the key`,
  offKey: 'no match',
  lateTeam: (name: string) => `${name} (late)`,
  moreTeams: (count: number) => `and ${count} more`,
  notAskedTitle: 'Not asked yet',
  nothingInTitle: 'Nothing in yet',
  nothingIn: 'Submitted answers appear here, matching ones together.',
  overviewOnKey: (right: number, all: number) => `${right} of ${all} on the key`,

  // Actions
  actions: 'What to do now',
  startRound: (order: number) => `Start round ${order}`,
  ask: (number: number) => `Ask question ${number}`,
  recall: 'Recall',
  mend: 'Mend',
  closeSubmissions: 'Close submissions',
  openSubmissions: 'Open submissions again',
  endRound: (order: number) => `End round ${order}`,
  reopenRound: (order: number) => `Go on with round ${order}`,
  endGame: 'End the game',
  askAll: 'Ask all',
  askNext: (count: number) => `Ask the next ${count}`,
  reveal: (order: number) => `Tell the answers of round ${order}`,
  tell: (count: number, of: number) => `Tell answer ${count}\u00a0of\u00a0${of}`,
  reopenGame: 'Go on with the game',
  finalizeGame: 'Make it final',
  spaceKey: 'Space',
  shortcuts: 'Shortcut keys',
  shortcutsHint: 'Each stands on its button.',
  keysTitle: 'All keys',
  keysHint: 'A key does nothing while you type, while a dialog is open, or where its button is not there.',
  keyDoes: {
    'start-round': 'Start the next round',
    ask: 'Ask the next question',
    'ask-next': 'Ask all that are left',
    'close-submissions': 'Close submissions',
    'open-submissions': 'Open submissions again',
    'end-round': 'End the round',
    'reopen-round': 'Go on with the last round',
    reveal: 'Tell the answers (asks first)',
    tell: 'Tell the next answer',
    desk: 'Grade the round',
    board: 'The board',
    'last-orders': 'Last orders: count down to the close',
    'extend-countdown': '30 seconds more',
    'cancel-countdown': 'Stop the countdown',
    nudge: 'Who is missing, and a nudge',
    line: 'A line to every phone',
    pause: 'A break, and its end',
    'reopen-game': 'Go on with the game',
    photos: 'To the photos and votes',
    'finalize-game': 'Make it final (asks first)',
    keys: 'These keys',
  } satisfies Record<WithKey, string>,
  closeDialog: 'Close',

  grading: 'Grading',
  toBoard: 'Board',
  gradingPages: 'Grading and board',
  appealsOpen: (count: number) => (count === 1 ? '1 appeal' : `${count} appeals`),
  saidNewAppeal: (name: string) => `${name} contest a grade.`,

  // Tips
  tips: 'Your handle for tips',
  tipsHint: 'Phones show it when the game has ended. Leave it empty for none.',
  saveTips: 'Save',
  tipsSaved: 'Your handle is saved.',

  // To the room
  room: 'To the room',
  onPhones: 'On every phone now',
  lastOrders: 'Last orders',
  lastOrdersTitle: 'Last orders in…',
  lastOrdersBody: 'Every phone counts down. At zero submissions close by themselves.',
  inSeconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
  inMinutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  moreSeconds: (count: number) => `+${count} s`,
  moreMinutes: (count: number) => `+${count} min`,
  stopCountdown: 'Stop',
  nudge: 'Nudge',
  nudgeTitle: 'Who is missing?',
  nudgeAll: 'Nudge the room',
  stillThinking: 'Still at it',
  asleep: 'Phones asleep',
  onPaper: 'On paper',
  everybodyIn: 'Everybody is in. A nudge takes the last one off the phones.',
  line: 'A line to all',
  lineTitle: 'A line to every phone',
  lineLabel: 'What it says',
  lineHint: 'It stays until you take it away.',
  lineReplaces: 'It takes the place of the one that is there.',
  sendLine: 'Show it',
  lineOnPhones: 'On the phones',
  takeLineAway: 'Take it away',
  takeBreak: 'A break',
  paused: 'A short break.',
  pausedHint: 'What is typed is saved.',
  pausedCountdown: 'The countdown stands still. What is typed is saved.',
  goOn: 'Go on',
  lateIn: (order: number) => `Late in round ${order}`,
  takeBack: 'Take back their answers',
  acceptLate: 'Accept late',
  moreAbout: (name: string) => `More about ${name}`,
  /** Which team a button is about, for screen readers. */
  ofTeam: (name: string) => `of ${name}`,
  lateBeside: 'More of theirs came late. Accepting it changes what was handed in at the close.',
  closeDoors: 'Close the doors',
  closeDoorsHint: 'Nobody new comes in by the code. Players get back in, and teammates by their team’s own link.',
  openDoors: 'Open the doors',
  newcomersWait: 'Many newcomers at once.',
  newcomersWaitHint:
    'Whoever is new waits a moment. If they are not your crowd, close the doors. Whoever plays goes on.',
  gameIsFull: 'The game is full for newcomers.',
  gameIsFullHint:
    'Those without a login are turned away first. If it is not your crowd that is in, close the doors, then take them out.',
  doorsAreClosed: 'The doors are closed.',
  doorsClosed: 'The doors are closed: nobody new comes in by the code.',
  doorsClosedBadge: 'Doors closed',
  doorsClosedHint: 'Players get back in, teammates join by their team’s own link, and you add teams by hand.',
  atClose: 'Hand in at the close',
  atCloseHint: 'Teams that saved answers and forgot to submit are in.',
  openNow: 'Submissions are open.',
  closedNow: 'Submissions are closed.',
  comesNext: 'Next',
  commandFailed: 'Snug did not answer. Press again: nothing happens twice.',
  commandRefused: (detail: string) => `Snug says no: ${detail}`,

  unsavedTitle: 'Leave without saving?',
  unsavedBody: 'What you typed here is not saved, and goes with the page.',
  unsavedLeave: 'Leave',
  unsavedStay: 'Stay here',

  recallTitle: (number: number) => `Recall question ${number}?`,
  recallBody:
    'It leaves every phone. Submissions will reopen: teams that are in get their answers back and submit again.',
  recallConfirm: 'Recall it',
  takeBackTitle: (name: string) => `Take back what ${name} handed in?`,
  takeBackOpen: 'They get their answers back and submit again.',
  takeBackClosed: 'They are not in then. What they send from now on comes late, and waits for you.',
  takeBackConfirm: 'Take it back',
  leaveIt: 'Leave it',
  acceptTitle: (name: string) => `Accept what ${name} sent late?`,
  acceptBody: 'It counts as if it had come in time.',
  acceptBeside: 'It changes what was handed in for them at the close.',
  acceptConfirm: 'Accept it',
  revealTitle: (order: number) => `Tell the answers of round ${order}?`,
  revealBody: 'Every phone gets them. What comes for the round from then on is late.',
  revealConfirm: 'Tell them',
  tellTitle: (order: number) => `Tell the answers of round ${order} one by one?`,
  tellBody:
    'Every phone gets the first now, and each next one when you press. What comes for the round from then on is late.',
  tellConfirm: 'Tell the first',
  finalizeTitle: 'Make it final?',
  finalizeBody: 'Nothing is accepted, graded or changed any more. There is no way back.',
  finalizeConfirm: 'Make it final',
  finalizeLater: 'The results can be made final when everything is graded.',
  finalizeUnseen: 'No board was published: phones will never show winners.',
  gradeThem: 'Grade them',
  endGameTitle: 'End the game?',
  endGameBody: 'Every phone says good night, and nothing can be asked any more.',
  endGameEarly: (left: number) => (left === 1 ? 'One round was not played.' : `${left} rounds were not played.`),
  endGameConfirm: 'End the game',
  ungradedIn: (orders: readonly number[]) =>
    `${roundsNamed(orders)} ${orders.length === 1 ? 'has' : 'have'} answers that are not graded.`,
  notOnBoard: (orders: readonly number[]) =>
    orders.length === 1
      ? `${roundsNamed(orders)} is not on the board yet: phones will not show winners until it is.`
      : `${roundsNamed(orders)} are not on the board yet: phones will not show winners until they are.`,
  openAgainTitle: 'Open submissions again?',
  openAgainConfirm: 'Open them',
  againTold: 'The teams have read the answers and may write again.',
  /** `before`: the round with which the board then ends; 0: none. */
  againBoard: (before: number) =>
    before === 0
      ? 'The public board leaves every phone until you publish it again.'
      : `The public board goes back to the one through round ${before} until you publish again.`,
  reopenTitle: (order: number) => `Go on with round ${order}?`,
  reopenBody: 'Submissions stay closed until you open them.',
  reopenTold: 'The teams have read the answers and may write again from then on.',
  reopenBoard: (before: number) =>
    before === 0
      ? 'The public board then leaves every phone until you publish it again.'
      : `The public board then goes back to the one through round ${before} until you publish again.`,
  reopenConfirm: 'Go on with it',
  boardChanges: 'The board is public: it changes on every phone.',
  /** Closes a dialog without running the action. */
  notYet: 'Not yet',
  keepQuestion: 'Keep it',

  // Before, between and after rounds
  lobbyTitle: 'The doors are open.',
  lobbyClosed: 'Start when everyone’s seated.',
  lobby: 'Say the code to the room. Start when everyone’s seated.',
  betweenTitle: (order: number) => `Round ${order} is over.`,
  endedTitle: 'That was the night.',
  ended: 'The game has ended. Its answers stay here.',
  endedHint: 'The game has ended. Late answers can still be accepted.',
  finalNow: 'The results are final.',
  inCount: (count: number, all: number) => `${count} of ${teams(all)} in`,
  lateCount: (count: number) => `${count} late`,

  // Joining
  joinTitle: 'Getting in',
  howToJoin: (address: string) => `Scan, or go to ${address} and enter the code.`,
  qrLabel: (title: string) => `QR code: join ${title}`,
  /** The warning for a loopback address. */
  ownAddress: (address: string) =>
    `No phone gets to ${address}: there it means the phone itself. Start Snug again on the venue’s network, without SNUG_HOST, or with SNUG_PUBLIC_URL.`,
  bigScreen: 'Big screen',
  openScreen: 'Open the big screen',
  printCards: 'Print table cards',
  noMoreJoining: 'The game has ended. Good night, and safe home.',
  backToConsole: 'Back to the console',

  // Table cards
  cards: 'Table cards',
  cardsLead: 'Four to a page, A4 or US Letter. Cut along the lines.',
  cardsOfPage: (page: number) => `Page ${page}`,
  howManyCards: 'How many cards',
  cardsFromTo: (most: number) => `A number from 1 to ${most}, please.`,
  print: 'Print',
  cardLine: 'Scan and pull up a chair.',
  orType: (address: string) => `Or go to ${address} and enter`,

  // Announced
  cameIn: (names: readonly string[], count: number, all: number) => {
    const [first = '', ...others] = names;
    const who = others.length === 0 ? first : `${first} and ${others.length} more`;
    return `${who} are in. ${count} of ${all}.`;
  },
  saidAsked: (number: number) => `Question ${number} is asked.`,
  saidRecalled: 'The question is taken back. Submissions are open.',
  saidStarted: (order: number) => `Round ${order} has started.`,
  saidEnded: (order: number) => `Round ${order} is over.`,
  saidTakenBack: (name: string) => `What ${name} handed in is taken back.`,
  saidAccepted: (name: string) => `What ${name} sent late counts.`,
  saidAtClose: (isOn: boolean): string =>
    isOn ? 'Saved answers are handed in at the close.' : 'Only what a team submits is in.',
  saidDoorsOpen: 'The doors are open: the code lets people in again.',
  saidGameEnded: 'The game has ended.',
  saidAskedSeveral: 'The questions are asked.',
  saidTold: (count: number, of: number) => `The phones have ${count} of ${of} ${of === 1 ? 'answer' : 'answers'}.`,
  saidRevealed: (order: number) => `The phones have the answers of round ${order}.`,
  saidNudged: 'The room is nudged.',
  saidLine: 'The line is on every phone.',
  saidLineGone: 'The line is taken away.',
  saidCountdown: (left: string) => `Last orders: ${left}.`,
  saidMore: (count: number) => (count === 1 ? '1 second more.' : `${count} seconds more.`),
  saidNoCountdown: 'The countdown is stopped. Submissions stay open.',
  saidGoesOn: 'The break is over.',
  saidReopened: 'The game goes on.',

  progress: (progress: TeamProgress): string => {
    switch (progress.kind) {
      case 'in':
        return 'in';
      case 'in-doubled':
        return 'in · doubled';
      case 'at-close':
        return 'in · at close';
      case 'late-beside':
        return 'in · one late';
      case 'late':
        return 'late';
      case 'answering':
        return `${progress.answered} of ${progress.asked} answered`;
      case 'on-clues':
        return `${progress.answered} of ${progress.asked === 1 ? '1 clue' : `${progress.asked} clues`}`;
      case 'waiting':
        return 'waiting';
      case 'on-paper':
        return 'on paper';
      case 'not-in':
        return 'not in';
      case 'everybody-left':
        return 'everybody left';
      case 'seated':
        return 'seated';
    }
  },
};
export type ConsoleWords = typeof consoleWords;
