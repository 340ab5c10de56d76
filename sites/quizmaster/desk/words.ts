import type { Mark } from '@snug/contract';
import type { Reason } from '@snug/grading';

const answers = (count: number) => (count === 1 ? '1 answer' : `${count} answers`);

const appealsOpen = (count: number) => (count === 1 ? '1 appeal open' : `${count} appeals open`);

/** Every text of the desk. */
export const deskWords = {
  // The desk
  deskTitle: (order: number) => `Grading round ${order}`,
  deskRounds: 'Rounds to grade',
  deskRound: (order: number, open: number, appeals: number) =>
    `Round ${order}: ${open === 0 ? 'graded' : `${answers(open)} to grade`}${appeals === 0 ? '' : `, ${appealsOpen(appeals)}`}`,
  deskNothingTitle: 'Nothing to grade yet',
  deskNothing: 'Answers appear here as teams hand them in.',
  deskNoRound: 'This game has no such round.',
  toGrade: (count: number) => `${count} to grade`,
  isGraded: 'graded',
  appeals: (count: number) => (count === 1 ? '1 appeal' : `${count} appeals`),
  allGraded: 'All graded.',
  allGradedBut: (appeals: number) => `All graded, ${appealsOpen(appeals)}`,
  toAppeal: 'To the appeal',
  openCount: (count: number) => `${count} open`,
  answersList: 'Answers',
  gradedByThemselves: (count: number) =>
    count === 1 ? '1 answer graded by itself' : `${answers(count)} graded by themselves`,
  blind: 'Hide names',
  hiddenTeams: (count: number) => (count === 1 ? '1 team' : `${count} teams`),
  timesOfAnswer: (count: number) => `× ${count}`,
  waitsLate: (names: string) => `Late, waiting for you: ${names}`,
  clueAt: (name: string, clue: number, points: number) =>
    `${name} (clue ${clue}: ${points === 1 ? '1 point' : `${points} points`})`,
  numberOff: (distance: string) => `${distance} off`,
  tiebreakHint: 'Nobody grades a tiebreaker: the nearest number wins among equal teams.',
  noNumber: 'not a number',

  // Grades
  mark: { full: 'Full', half: 'Half', none: 'None' } satisfies Record<Mark, string>,
  funny: 'Funny',
  gradeOf: (answer: string) => `Grade of ${answer}`,
  /** The names of the marks, in the order of the answer's texts. */
  proposal: (marks: readonly string[]) => {
    const [first = '', ...others] = marks;
    return `${others.every((mark) => mark === first) ? first : marks.join(', ')} proposed`;
  },
  isProposed: 'proposed',
  otherTeams: (count: number) => `and ${count} more`,
  takeProposal: 'Take it',
  takeAll: (count: number) => (count === 1 ? 'Take the last proposal' : `Take all ${count} proposals`),
  nextOpen: 'Next question to grade',
  acceptEveryone: 'Accept for everyone',
  undo: 'Undo',
  moreOfRow: 'More',
  aboutAnswer: (answer: string) => `about “${answer}”`,
  takeGradeBack: 'Take the grade back',
  gradedBy: (by: string) => `graded by ${by}`,
  gradedHere: 'graded',
  gradeUnsent: 'Not at the host yet. It is sent again when the line is back.',
  gradeRefused: (detail: string) => `Snug says no: ${detail}`,
  gradeOvertaken: (by: string, mark: string) => `${by} graded this meanwhile: ${mark}.`,
  gradeAnew: (mark: string) => `Set ${mark} all the same`,
  leaveTheirs: 'Leave it so',
  refusedHere: (answer: string) => `“${answer}” waits for your decision.`,
  toRefused: 'To the grade that waits for you',
  resultsFinal: 'The results are final.',
  unsentCount: (count: number) => (count === 1 ? '1 grade on its way' : `${count} grades on their way`),
  reason: (reason: Reason): string => {
    switch (reason.kind) {
      case 'equal':
        return `as on the key: “${reason.accepted}”`;
      case 'like':
        // Initials and a part of a name go with it, however few letters they share.
        return reason.percent < 50 ? `goes with “${reason.accepted}”` : `${reason.percent} % like “${reason.accepted}”`;
      case 'misspelt':
        return `“${reason.accepted}” misspelt`;
      case 'sounds-like':
        return `sounds like “${reason.accepted}”`;
      case 'number-differs':
        return `number differs: “${reason.accepted}” is on the key`;
      case 'not-accepted':
        return `“${reason.text}” is not accepted`;
      case 'matches':
        return `${reason.text} matches`;
      case 'two-answers':
        return 'two answers in one';
      case 'option':
        return 'chosen from the list';
      case 'blank':
        return 'blank';
      case 'dont-know':
        return 'they do not know';
    }
  },

  // Keys
  deskKeysTitle: 'Keys',
  keyRows: 'answers',
  keyTexts: 'parts',
  keyQuestions: 'questions',
  keyTake: 'take it',
  keyTakeAll: 'take all, go on',
  enterKey: 'Enter',
  shiftKey: 'Shift',

  // A public board
  publicTitle: 'The board is public.',
  publicBody: 'Change it for everyone?',
  publicConfirm: 'Change it',
  trail: 'History',
  trailNone: 'Nobody has graded it.',
  trailLoading: 'Looking it up…',
  trailFailed: 'Snug does not answer.',
  trailLine: (by: string, time: string, change: string) => `${time}, ${by}: ${change}`,
  trailChange: (from: string, to: string) => `${from} → ${to}`,
  trailNothing: 'not graded',
  trailPublic: 'the board was public',

  // Appeals
  aTeam: 'A team',
  appealOf: (name: string) => `${name} contest it:`,
  appealReply: 'A sentence to them, if you like',
  appealIs: { upheld: 'Upheld', declined: 'Declined' },
  uphold: 'Uphold',
  upholdWith: { full: 'Uphold: full points', half: 'Uphold: half' },
  upholdFull: 'The grade is full already.',
  upholdBlank: 'A blank answer has no grade to change.',
  upholdForAll: 'The grade is for every team with this answer.',
  upheldNotGraded: (grade: string) => `but the grade is: ${grade}`,
  decision: 'Decision',
  decline: 'Decline',
  decideAnew: 'Decide anew',
  saidUpheld: (name: string) => `The appeal of ${name} is upheld.`,
  saidDeclined: (name: string) => `The appeal of ${name} is declined.`,

  // Teams on paper
  onPaper: 'On paper',
  paperTitle: (order: number) => `Round ${order} on paper`,
  paperNew: 'A new team on paper',
  paperAdd: 'Add',
  paperTeam: 'Whose paper',
  paperIsIn: (name: string) => `${name} (in)`,
  paperPhones: (name: string) => `${name} (phones, not in)`,
  paperTyped: (name: string) => `${name} (typed, not handed in)`,
  paperKept: 'What you type is kept on this device until you hand it in.',
  paperNone: 'Every team is in by phone.',
  paperPart: (question: string, nth: number) => `${question}, part ${nth}`,
  paperAnswer: 'The one answer',
  paperClue: 'At which clue',
  paperHandIn: (name: string) => `Hand in for ${name}`,
  saidPaperAdded: (name: string) => `${name} play on paper.`,
  saidPaperIn: (name: string) => `${name} are in.`,

  // Accepting a spelling
  acceptSpellingTitle: (text: string) => `Accept “${text}” for everyone?`,
  acceptSpellingBody: 'It is on the answer key of this game from now on.',
  acceptFor: 'It counts as',
  acceptInPack: 'Also in the pack, for the next game',
  acceptSpelling: 'Accept it',
  keepKey: 'Leave the key',

  // Announced
  saidGraded: (answer: string, mark: string) => `${answer}: ${mark}.`,
  saidFunny: (answer: string, isFunny: boolean) => `${answer}: ${isFunny ? 'funny' : 'not funny any more'}.`,
  saidTaken: (count: number) => `${answers(count)} graded.`,
  saidUndone: (answer: string) => `${answer}: taken back.`,
  notUndone: (by: string, answer: string) => `${by} graded “${answer}” since: not undone.`,
  saidTakenOff: (answer: string) => `“${answer}” is off the key again.`,
  acceptedStays: (answer: string) => `“${answer}” could not be taken off the key. Grade it by hand.`,
  saidSpelling: (text: string) => `${text} is accepted for everyone.`,
  saidTheirGrade: (by: string, answer: string, mark: string) => `${by} graded “${answer}”: ${mark}`,
  saidTheirGrades: (by: string, count: number) => `${by} graded ${answers(count)}.`,
  saidAllGraded: 'This round is graded.',
};
export type DeskWords = typeof deskWords;
