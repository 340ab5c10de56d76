import * as z from 'zod/mini';
import { GameHead } from './game.ts';
import { Question, RoundStart, SubmittedRound } from './round.ts';

/** A question as its quizmaster has it, with the answer key. */
export const HostQuestion = z.extend(Question, {
  /** Each of its answers with every text that counts as right. */
  accepted: z.array(z.array(z.string())),
  notes: z.string(),
});
export type HostQuestion = z.infer<typeof HostQuestion>;

export const HostRound = z.extend(RoundStart, {
  questions: z.array(HostQuestion),
  /** Ids of its asked questions, in order: a submission's answers stand in this order. */
  asked: z.array(z.string()),
});
export type HostRound = z.infer<typeof HostRound>;

/** Where the night stands: everything a command changes, small enough to be sent whole. */
export const HostState = z.object({
  status: z.string(),
  game_started: z.boolean(),
  submissions_open: z.boolean(),
  /** The index of the current round, -1 before the first. */
  round_index: z.int(),
  /** False between rounds. */
  round_open: z.boolean(),
  /** Ids of the asked questions of the current round, in order. */
  asked: z.array(z.string()),
  /** Additive: the rounds, by `round_order`, whose answers the players have been told. Absent means none. */
  revealed: z.optional(z.array(z.int())),
});
export type HostState = z.infer<typeof HostState>;

/** A team as the quizmaster sees it. */
export const HostTeam = z.object({
  teamid: z.string(),
  kt_team_id: z.string(),
  team_name: z.string(),
  captain_name: z.string(),
  /** How many joined by phone. */
  player_count: z.int(),
  /** Questions of the current round with a saved answer. */
  answered: z.int(),
  /** Its submissions by round order. */
  submitted: z.record(z.string(), SubmittedRound),
});
export type HostTeam = z.infer<typeof HostTeam>;

export const HostGame = z.extend(GameHead, {
  /** Additive: where a phone gets in without typing, on the address that people have. What a QR code holds. */
  join_url: z.string(),
  rounds: z.array(HostRound),
  state: HostState,
  teams: z.array(HostTeam),
  watcher_count: z.int(),
  last_msg_id: z.int(),
  epoch: z.string(),
});
export type HostGame = z.infer<typeof HostGame>;

export const Host = z.object({ name: z.string(), venue: z.string() });
export type Host = z.infer<typeof Host>;
