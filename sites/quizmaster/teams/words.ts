const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

const manyOf = (teams: number, without: number) =>
  [
    ...(teams > 0 ? [teams === 1 ? '1 team' : `${teams} teams`] : []),
    ...(without > 0 ? [`${people(without)} without a team`] : []),
  ].join(' and ') || 'nobody';

/** Every text of the teams of tonight, in the lobby and on their page. */
export const teamsWords = {
  teamsPage: 'Teams',
  manageTeams: 'Manage the teams',
  tonight: (teams: number, seated: number) => `${teams === 1 ? '1 team' : `${teams} teams`}, ${people(seated)}`,
  noTeamsYet: 'Nobody has sat down yet. Teams appear here as they do.',
  peopleFailed: 'Who is on which team could not be loaded.',
  loadAgain: 'Try again',

  // A team's card
  phonesHere: (online: number, all: number) => {
    if (all === 0) return 'Nobody is on it';
    if (online === 0) return all === 1 ? 'Its phone is asleep' : 'All phones asleep';
    if (online < all) return `${online} of ${all} ${all === 1 ? 'phone' : 'phones'} here`;
    if (all === 1) return 'Its phone is here';
    return all === 2 ? 'Both phones here' : `All ${all} phones here`;
  },
  onPaperTeam: 'Plays on paper',
  captain: 'Captain',
  here: 'here',
  away: 'phone asleep',
  noAccount: 'no account',
  guestPlayer: 'Guest',
  rudePerson: 'Rude name: the room does not see it',
  moreAboutTeam: (name: string) => `More about ${name}`,
  moreAboutPerson: (name: string, team: string) => `More about ${name} of ${team}`,
  renameTeam: 'Rename',
  newName: 'New name',
  saveTeamName: 'Save the name',
  keepName: 'Keep the old one',
  mergeInto: 'Merge into another team…',
  kick: 'Take out of the game…',
  makeCaptain: 'Make captain',
  moveTo: 'Move to another team…',
  takeOff: 'Take off the team…',

  // A name that the big screen does not show
  rudeName: (shown: string) => `The big screen shows “${shown}” instead of this name.`,
  renameTo: (shown: string) => `Rename to ${shown}`,
  showAsIs: 'Show it as it is',
  shownAsIs: 'The big screen shows this name as it is.',
  hideAgain: 'Hide it again',
  onScreen: (shown: string) => `Big screen: ${shown}`,

  // Teams that wait
  waitingTitle: (count: number) => `Waiting to be let in: ${count}`,
  waits: (name: string) => `${name} wait to be let in.`,
  letIn: 'Let them in',
  turnAway: 'Turn away…',
  turnAwayTitle: (name: string) => `Turn ${name} away?`,
  turnAwayBody:
    'Their phones say that the quizmaster took the team out. They can watch, join another team, or try again.',
  turnAwayConfirm: 'Turn away',
  waitingTeams: (count: number) => (count === 1 ? 'One team waits to be let in.' : `${count} teams wait to be let in.`),
  seeWaiting: 'See who',

  // Many at once
  removeSeveral: 'Take several out…',
  tickAll: 'Tick whoever',
  tickAllHint: 'Of several, only those that fit all of them. Whom you untick stays unticked.',
  tickMinutes2: 'came in the last 2 min',
  tickMinutes10: 'came in the last 10 min',
  tickNoPhone: 'has no phone here',
  tickPassed: 'let a round pass unanswered',
  tickNone: 'Untick all',
  tickCame: (minutes: number) => (minutes < 1 ? 'just came' : `came ${minutes} min ago`),
  tickTime: (date: Date) => date.toLocaleTimeString('en', { timeStyle: 'short' }),
  tickCameAt: (time: string) => `came at ${time}`,
  tickPhones: (online: number, all: number) => {
    if (all === 0) return 'nobody on it';
    if (all === 1) return online > 0 ? 'phone here' : 'no phone here';
    return online > 0 ? `${online} of ${all} phones here` : `none of ${all} phones here`;
  },
  tickOnPaper: 'plays on paper',
  tickHasAnswered: 'has answered',
  tickHasPassed: 'let a round pass',
  tickNoAnswers: 'no answers yet',
  tickWaits: 'waits to be let in',
  tickSpectator: 'without a team',
  removeChosen: (count: number) => (count === 0 ? 'Take out…' : `Take ${count} out…`),
  manyTitle: (teams: number, without: number) => `Take ${manyOf(teams, without)} out of the game?`,
  manyBody:
    'Whoever is on a team goes with it. Their answers are kept and count no more. They can come in again by the code, except while the doors are closed. This cannot be taken back.',
  manyConfirm: (count: number) => `Take ${count} out`,

  // Spectators
  spectators: 'Without a team',
  noSpectators: 'Everybody is on a team.',
  /** While nobody has come at all. */
  nobodyHere: 'Nobody is here.',
  playsAlone: 'Plays without an account, and so on no team with others.',
  putOn: 'Put on a team…',

  // Paper
  addPaperTitle: 'Add a team on paper',
  paperName: 'Name of the team',
  paperHint: 'You type in what it writes, at the desk.',
  addOnPaper: 'Add',

  // Dialogs
  leaveTeams: 'Not yet',
  moveTitle: (name: string) => `Put ${name} on which team?`,
  moveBody: 'Their phone says so at once. What they have typed and not sent yet counts for nobody any more.',
  whichTeam: 'Team',
  chooseTeam: 'Choose a team',
  moveConfirm: 'Put them there',
  offTitle: (name: string, team: string) => `Take ${name} off ${team}?`,
  offBody: 'They watch from then on. The team gets a new code, so that the old one does not let them back in.',
  offConfirm: 'Take off',
  kickTitle: (name: string) => `Take ${name} out of the game?`,
  kickBody: (count: number) =>
    `${count === 0 ? 'Nobody is on it.' : count === 1 ? 'Its one player watches from then on.' : `Its ${count} people watch from then on.`} Its answers no longer count. This cannot be taken back.`,
  kickConfirm: 'Take out',
  mergeTitle: (name: string) => `Merge ${name} into which team?`,
  mergeBody: 'The team you choose stays: its name, its captain and its answers.',
  mergeLooking: 'Looking what that does…',
  mergeFailed: 'What that does could not be loaded. Nothing has changed.',
  mergeMoving: (who: string) => `Coming along: ${who}.`,
  mergeNobody: 'Nobody comes along: nobody is on the team.',
  mergeWatching: (who: string, count: number) =>
    `${who}: no account, so on no team with others. ${count === 1 ? 'They watch' : 'These watch'} from then on.`,
  mergeCarried: (count: number) =>
    count === 0 ? 'No answers come along.' : count === 1 ? 'One answer comes along.' : `${count} answers come along.`,
  mergeDropped: (count: number) =>
    count === 1 ? 'Both have answered one question. What goes:' : `Both have answered ${count} questions. What goes:`,
  mergeNoneDropped: 'No answer is dropped.',
  /** None comes along and none is dropped: the team has none, or the same as the one that stays. */
  mergeSameAnswers: 'No answer changes.',
  droppedAt: (round: number, question: number) => `Round ${round}, question ${question}:`,
  droppedLine: (dropped: string, kept: string) =>
    kept === '' ? `“${dropped}” goes.` : `“${dropped}” goes, “${kept}” stays.`,
  mergeConfirm: 'Merge',

  // What just happened
  saidRenamed: (name: string) => `The team is called ${name} now.`,
  saidAllowed: (name: string) => `The big screen shows ${name} as it is.`,
  saidHidden: (name: string) => `The big screen does not show ${name} any more.`,
  saidKicked: (name: string) => `${name} is out of the game.`,
  saidMerged: (name: string, into: string) => `${name} is part of ${into} now.`,
  saidMoved: (name: string, team: string) => `${name} is on ${team} now.`,
  saidOff: (name: string) => `${name} watches now.`,
  saidCaptain: (name: string, team: string) => `${name} is captain of ${team} now.`,
  saidIn: (name: string) => `${name} is in.`,
  saidPaper: (name: string) => `${name} plays on paper.`,
  saidRemoved: (teams: number, without: number) => `Out of the game: ${manyOf(teams, without)}.`,
};
export type TeamsWords = typeof teamsWords;
