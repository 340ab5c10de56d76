import type { Sentences } from './combine-announcements.ts';

/** By the announcement's key. Sentences that are also shown on the screen come from there, not from this table. */
const said: Omit<Sentences, 'nudged' | 'round-submitted' | 'round-on-phone' | 'handed-in' | 'game-ended'> = {
  'question-added': (v) => `Question ${v.number} added: ${v.text}`,
  'questions-arrived': (v) => `${v.count} questions have arrived.`,
  'question-recalled': (v) => `Question ${v.number} was taken back.`,
  'round-started': (v) => `Round ${v.number}: ${v.title}`,
  'round-ended': () => 'The round has ended.',
  'submissions-open': () => 'Submissions open',
  'submissions-closed': () => 'Submissions closed',
  'submission-reset': () => 'Your round is open again.',
  'late-counts': (v) => `Your Quizmaster counts your late round ${v.number}.`,
  doubled: () => 'Double or nothing is on.',
  undoubled: () => 'Double or nothing is off.',
  'double-failed': () => 'Double or nothing could not be changed.',
  suggestion: (v) => `${v.name} suggests ${v.suggestion} for question ${v.number}`,
  suggestions: (v) => `${v.count} suggestions from your team`,
  'game-reopened': () => 'The game goes on.',
  revealed: (v) => `The answers of round ${v.number} are here: ${v.title}`,
  'player-joined': (v) => `${v.name} is on your team now.`,
  'player-gone': (v) => `${v.name} is off your team.`,
  'asks-to-join': (v) => `${v.name} asks to join your team.`,
  'asks-no-more': (v) => `${v.name} no longer asks to join.`,
  'let-in': () => 'You are on the team now.',
  'team-renamed': (v) => `Your team is called ${v.name} now.`,
  'invite-gone': (v) => `The invite to ${v.name} was taken back.`,
};

/** What is announced, and what is shown, when something happens. */
export const attentionWords = {
  said,
  /** The end of a game whose host can be rated. */
  gameIsOver: 'The game is over.',
  /** After an announced connection problem. */
  connectedAgain: 'Connected again.',

  /** A question arrived off the screen; pressing this scrolls to it. */
  questionIsHere: (number: number) => `Question ${number} is here`,
  questionsAreHere: (count: number) => `${count} new questions`,

  buzz: 'Buzz when a question arrives',
  buzzHint: 'For this phone alone.',
};
export type AttentionWords = typeof attentionWords;
