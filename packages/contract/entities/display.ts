import * as z from 'zod/mini';
import { Ad } from './ad.ts';
import { DisplayPhoto, DisplayVote } from './photo.ts';
import { Question } from './round.ts';
import { Announcement, Countdown } from './run.ts';

/**
 * What the room sees on the big screen: people sitting down; a round's title until its first question; a question; pens down,
 * until the answers are told; a break; the answers; a board; the first three; a vote, and who has won it; the end.
 */
export const DisplayPhase = z.enum([
  'welcome',
  'round',
  'question',
  'closed',
  'break',
  'answers',
  'board',
  'winners',
  'vote',
  'ended',
  'cancelled',
]);
export type DisplayPhase = z.infer<typeof DisplayPhase>;

export const DisplayRound = z.object({
  round_order: z.int(),
  /** How many rounds the game has; tiebreakers do not count. */
  round_count: z.int(),
  title: z.string(),
  subtitle: z.string(),
  player_instructions: z.string(),
  question_count: z.int(),
  double_or_nothing: z.boolean(),
  tiebreaker: z.boolean(),
});
export type DisplayRound = z.infer<typeof DisplayRound>;

/** The question that was asked last, with its number in the round as players see it. */
export const DisplayQuestion = z.extend(Question, { number: z.int() });
export type DisplayQuestion = z.infer<typeof DisplayQuestion>;

/** A told answer. */
export const DisplayAnswer = z.object({
  number: z.int(),
  question_text: z.string(),
  /** One text per wanted answer. */
  answers: z.array(z.string()),
  notes: z.string(),
  /** How many teams had all of it, of those that handed the round in; absent until every answer to it is graded. */
  share: z.optional(z.object({ right: z.int(), teams: z.int() })),
});
export type DisplayAnswer = z.infer<typeof DisplayAnswer>;

export const DisplayAnswers = z.object({
  round_order: z.int(),
  title: z.string(),
  questions: z.array(DisplayAnswer),
  /** How many were asked, while they are told one by one; absent once all are told. */
  of: z.optional(z.int()),
});
export type DisplayAnswers = z.infer<typeof DisplayAnswers>;

export const DisplayBoard = z.object({
  /** The round through which it counts. */
  through: z.int(),
  /** It has every round of the game. */
  final: z.boolean(),
  /** How many teams it has; `rows` has fewer while it is unveiled from the last to the first. */
  teams: z.int(),
  /** The unveiled teams, the best first; equal teams have the same place. */
  rows: z.array(z.object({ team_name: z.string(), place: z.int(), points: z.number() })),
});
export type DisplayBoard = z.infer<typeof DisplayBoard>;

/**
 * A game as the room's big screen shows it: what any spectator in the room may see, and counts. No team's code, no answer that
 * is not told, nobody's name but teams'.
 */
export const DisplayView = z.object({
  gameid: z.string(),
  code: z.string(),
  kind: z.string(),
  title: z.string(),
  venue: z.string(),
  /** The address that joins the game without typing a code; a QR code carries it. */
  join_url: z.string(),
  phase: DisplayPhase,
  /** The teams that are in the game, as they are shown to the room, in the order in which they sat down. */
  teams: z.array(z.string()),
  /** The round that was started last; absent before the first. */
  round: z.optional(DisplayRound),
  /** With the phase `question`. */
  question: z.optional(DisplayQuestion),
  /** How many teams have handed the round in, and how many there are. While the round is played. */
  handed_in: z.optional(z.object({ teams: z.int(), of: z.int() })),
  /** With the phase `answers`. */
  answers: z.optional(DisplayAnswers),
  /** With the phases `board` and `winners`. */
  board: z.optional(DisplayBoard),
  /** With the phase `break`: what sponsors show; none at a private event. */
  ads: z.array(Ad),
  /** With the phases `break`, `winners` and `ended`: the photos that the quizmaster shows; absent for none. */
  photos: z.optional(z.array(DisplayPhoto)),
  /** With the phase `vote`. */
  vote: z.optional(DisplayVote),
  announcement: z.optional(Announcement),
  countdown: z.optional(Countdown),
  paused: z.optional(z.boolean()),
  /** Nobody new comes in by the code: the screen does not invite. Absent while the doors are open. */
  doors_closed: z.optional(z.boolean()),
  /** The game has ended: whatever is still shown of it, nobody is invited any more. Absent before that. */
  over: z.optional(z.boolean()),
  /** Where the screen's stream goes on: it hears that something has changed, never what. */
  last_msg_id: z.int(),
  epoch: z.string(),
  /** The server's time, in ms since 1970. */
  now: z.int(),
});
export type DisplayView = z.infer<typeof DisplayView>;
