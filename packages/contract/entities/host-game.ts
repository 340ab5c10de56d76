import * as z from 'zod/mini';
import { GameHead } from './game.ts';
import { Adjustment, Grade, HostAppeal } from './grading.ts';
import { Question, RoundStart, SubmittedRound } from './round.ts';
import { Announcement, Countdown } from './run.ts';
import { VenueRole } from './venue.ts';

/** A question as its quizmaster sees it, with the answer key. */
export const HostQuestion = z.extend(Question, {
  /** For each answer, every text that counts as right. */
  accepted: z.array(z.array(z.string())),
  notes: z.string(),
  /** Additive: the points of each wanted answer. */
  points: z.optional(z.number()),
  /** Additive: the wanted answers belong in their order. */
  ordered: z.optional(z.boolean()),
});
export type HostQuestion = z.infer<typeof HostQuestion>;

export const HostRound = z.extend(RoundStart, {
  questions: z.array(HostQuestion),
  /** The ids of its asked questions, in order. A submission's answers have the same order. */
  asked: z.array(z.string()),
});
export type HostRound = z.infer<typeof HostRound>;

/** The state of the game: everything that a command changes, small enough to be sent whole. */
export const HostState = z.object({
  status: z.string(),
  game_started: z.boolean(),
  submissions_open: z.boolean(),
  /** The index of the current round, -1 before the first. */
  round_index: z.int(),
  /** False between rounds. */
  round_open: z.boolean(),
  /** The ids of the current round's asked questions, in order. */
  asked: z.array(z.string()),
  /** Additive: the `round_order` of each round whose answers are revealed. Absent for none. */
  revealed: z.optional(z.array(z.int())),
  /** Additive: the round whose answers are told one by one, and how many are. Absent: what is revealed is told whole. */
  telling: z.optional(z.object({ round_order: z.int(), count: z.int() })),
  /** Additive: whether what a team has saved is handed in at the close. */
  submit_at_close: z.optional(z.boolean()),
  /** Additive: the line of text that everybody sees. Absent for none. */
  announcement: z.optional(Announcement),
  /** Additive: the running countdown; `now` is when it was last set, or paused. Absent for none. */
  countdown: z.optional(Countdown),
  /** Additive: the game has a break. Absent otherwise. */
  paused: z.optional(z.boolean()),
  /** Additive: the round through which the board is published. Absent: no board is. */
  board_through: z.optional(z.int()),
  /** Additive: how many teams of the board are unveiled, from the last. Absent: all. */
  unveiled: z.optional(z.int()),
  /** Additive: a bot runs the game (`on`), or has stepped back for a person (`off`). Absent: it is a person's alone. */
  autopilot: z.optional(z.enum(['on', 'off'])),
  /** Additive: nobody new comes in by the code. Absent while the doors are open. */
  doors_closed: z.optional(z.boolean()),
  /** Additive: when a round with questions last closed, in ms since 1970: who was in by then could have answered. Absent before the first. */
  last_closed_at: z.optional(z.int()),
});
export type HostState = z.infer<typeof HostState>;

/** A team as the quizmaster sees it. */
export const HostTeam = z.object({
  teamid: z.string(),
  kt_team_id: z.string(),
  team_name: z.string(),
  captain_name: z.string(),
  /** How many members joined from a device of their own. */
  player_count: z.int(),
  /** How many questions of the current round have a saved answer. */
  answered: z.int(),
  /** Its submissions by round order. */
  submitted: z.record(z.string(), SubmittedRound),
  /** Additive: submissions that came late beside what was handed in at the close, by round order. */
  late_submitted: z.optional(z.record(z.string(), SubmittedRound)),
  /**
   * Additive: to how many questions of the current round its newest answer came late and waits, while it has no submission of
   * its own. Absent for none.
   */
  late_answers: z.optional(z.int()),
  /** Additive: the same of earlier rounds, by round order. Absent for none. */
  late_answers_before: z.optional(z.record(z.string(), z.int())),
  /** Additive: how many members have a live connection now; 0: their phones sleep, or are away. */
  online: z.optional(z.int()),
  /** Additive: what the big screen shows in place of a rude name. Absent where it shows the name. */
  shown_name: z.optional(z.string()),
  /** Additive: the quizmaster has allowed a rude name. Absent for others. */
  name_allowed: z.optional(z.boolean()),
  /** Additive: it plays on paper: the quizmaster types its answers. Absent for a team with phones. */
  paper: z.optional(z.boolean()),
  /** Additive: everybody has left it, and it has answered nothing: it is not awaited, and is on no board. Absent for others. */
  everybody_left: z.optional(z.boolean()),
  /** Additive: when it came into the game, in ms since 1970. */
  came_at: z.optional(z.int()),
});
export type HostTeam = z.infer<typeof HostTeam>;

export const HostGame = z.extend(GameHead, {
  /** Additive: the grades of answers that somebody has graded, taken-back ones included. */
  grades: z.optional(z.array(Grade)),
  /** Additive: the bonuses and penalties that stand. */
  adjustments: z.optional(z.array(Adjustment)),
  /** Additive: what captains have contested. */
  appeals: z.optional(z.array(HostAppeal)),
  /** Additive: the address that joins the game without typing a code, on the players' site. A QR code carries it. */
  join_url: z.string(),
  rounds: z.array(HostRound),
  state: HostState,
  teams: z.array(HostTeam),
  watcher_count: z.int(),
  /** Additive: how many teams wait to be let in. Absent for none. */
  waiting_count: z.optional(z.int()),
  /** Additive: more newcomers come than the pace of their address lets in, so that some are told to come again. Absent for no. */
  newcomers_held_up: z.optional(z.boolean()),
  /** Additive: all places are taken, and somebody new was refused for that within the last minute. Absent for no. */
  game_full: z.optional(z.boolean()),
  last_msg_id: z.int(),
  epoch: z.string(),
  /** Additive: the server's time, in ms since 1970. */
  now: z.optional(z.int()),
});
export type HostGame = z.infer<typeof HostGame>;

export const Host = z.object({
  name: z.string(),
  venue: z.string(),
  /** Additive: who and where, in the reply to `hostMe`. */
  host_id: z.optional(z.string()),
  venue_id: z.optional(z.string()),
  role: z.optional(VenueRole),
  /** Additive: the handle for tips, in the reply to `hostMe`; '' for none. */
  tip_handle: z.optional(z.string()),
});
export type Host = z.infer<typeof Host>;
