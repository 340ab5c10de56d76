import type { AnnouncementValues } from '@snug/client';
import type { Sentences } from './combine-announcements.ts';

/** By the announcement's key. Sentences that are also shown on the screen come from there, not from this table. */
const said: Omit<
  Sentences,
  'nudged' | 'round-submitted' | 'round-on-phone' | 'handed-in' | 'game-ended' | 'late' | 'suggested'
> = {
  'question-added': (v) => `Question ${v.number} added: ${v.text}`,
  'questions-arrived': (v) => `${v.count} questions have arrived.`,
  'question-recalled': (v) => `Question ${v.number} was taken back.`,
  'round-started': (v) => `Round ${v.number}: ${v.title}`,
  'round-ended': () => 'The round has ended.',
  'submissions-open': () => 'Submissions open',
  'submissions-closed': () => 'Submissions closed',
  'submission-reset': () => 'Your round is open again.',
  'late-counts': (v) => `Your Quizmaster counts your late round ${v.number}.`,
  doubled: ({ rule }: Ruled) => `${doubling(rule)} is on.`,
  undoubled: ({ rule }: Ruled) => `${doubling(rule)} is off.`,
  'double-failed': ({ rule }: Ruled) => `${doubling(rule)} could not be changed.`,
  suggestion: (v) => `${v.name} suggests ${v.suggestion} for question ${v.number}`,
  suggestions: (v) => `${v.count} suggestions from your team`,
  'game-reopened': () => 'The game goes on.',
  'answer-told': (v) => `Answer ${v.number}: ${v.text}`,
  revealed: (v) => `The answers of round ${v.number} are here: ${v.title}`,
  'player-joined': (v) => `${v.name} is on your team now.`,
  'player-gone': (v) => `${v.name} is off your team.`,
  'asks-to-join': (v) => `${v.name} asks to join your team.`,
  'asks-no-more': (v) => `${v.name} no longer asks to join.`,
  'let-in': () => 'You are on the team now.',
  'team-renamed': (v) => `Your team is called ${v.name} now.`,
  'invite-gone': (v) => `The invite to ${v.name} was taken back.`,
};

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (minutes === 0) return counted(rest, 'second');
  return rest === 0 ? counted(minutes, 'minute') : `${counted(minutes, 'minute')} ${counted(rest, 'second')}`;
}

/** What is announced, and what is shown, when something happens. */
export const attentionWords = {
  said,
  /** In a round whose questions are clues to one answer. */
  clueAdded: (number: number, text: string) => `Clue ${number} added: ${text}`,
  cluesArrived: (count: number) => `${count} clues have arrived.`,
  clueRecalled: (number: number) => `Clue ${number} was taken back.`,
  /** What to do when submissions have closed, and when the round is open again: the captain's, then a member's. */
  nowLate: 'What you type now is late: your Quizmaster decides.',
  submitAgain: 'Submit when you are ready.',
  captainSubmits: 'Your captain submits it.',
  /** Closes what is said about the round. */
  gotIt: 'Got it',
  /** The end of a game whose host can be rated. */
  gameIsOver: 'The game is over.',
  /** After an announced connection problem. */
  connectedAgain: 'Connected again.',

  /** A question arrived off the screen; pressing this scrolls to it. */
  questionIsHere: (number: number) => `Question ${number} is here`,
  questionsAreHere: (count: number) => `${count} new questions`,

  clueIsHere: (number: number) => `Clue ${number} is here`,
  cluesAreHere: (count: number) => `${count} new clues`,

  /** Puts the quizmaster's line away on this phone. */
  putAway: 'Put away',
  shortBreak: 'A short break',
  breakOver: 'The break is over.',
  /** The countdown, shown with minutes and seconds: `2:05`. */
  breakThen: (left: string) => `A short break, then ${left} to go`,
  closesIn: (left: string) => `Submissions close in ${left}`,
  closesNow: 'Submissions are closing…',
  /** The same, announced. */
  timeLeft: (seconds: number) => `${duration(seconds)} left`,

  buzz: 'Buzz when a question arrives',
  buzzHint: 'For this phone alone.',
};
export type AttentionWords = typeof attentionWords;

type Ruled = AnnouncementValues['doubled'];

function doubling(rule: Ruled['rule']): string {
  if (!rule) return 'Double or nothing';
  return rule === 'joker' ? 'The joker' : 'The double';
}
