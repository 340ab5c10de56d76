import * as z from 'zod/mini';
import { GameKind } from './game-kind.ts';
import { Invite } from './invite.ts';
import { Me } from './player.ts';
import { RevealedRound, Round, SubmittedRound } from './round.ts';
import { Announcement, Countdown } from './run.ts';
import { GameTeam, SeatedTeam, Team } from './team.ts';

/** `live`, `ended`, `finalized`, or any other word, which means: not live (OPEN-52). */
export const GameStatus = z.string();

/** A game's name, venue and date, which every list and screen shows. */
export const GameHead = z.object({
  gameid: z.string(),
  code: z.string(),
  kind: GameKind,
  title: z.string(),
  /** The name of the pub. */
  venue: z.string(),
  /** The start, ISO 8601 in UTC. */
  date: z.string(),
  status: GameStatus,
});
export type GameHead = z.infer<typeof GameHead>;

/** The whole game as one caller may see it: the reply of `load`. */
export const GameView = z.extend(GameHead, {
  niceTitle: z.string(),
  /** The operator's own number of the game; '' without one (OPEN-96). */
  kt_id: z.string(),
  game_started: z.boolean(),
  submissions_open: z.boolean(),
  /** The index of the current round, counted from 0; -1 before the first. */
  round_index: z.int(),
  /** How many rounds the game has. */
  round_count: z.int(),
  /** The current round, or null before, between and after rounds. */
  round: z.nullable(Round),
  /** The submissions of the caller's team, by round order. */
  submitted: z.record(z.string(), SubmittedRound),
  /** Additive: the captain's own late submissions beside those handed in at the close, by round order. */
  late_submitted: z.optional(z.record(z.string(), SubmittedRound)),
  /** Additive: whether what is saved is handed in at the close. */
  submit_at_close: z.optional(z.boolean()),
  /** Additive: the revealed answers, by round order. Absent while nothing is revealed. */
  revealed: z.optional(z.record(z.string(), RevealedRound)),
  /** Additive: the quizmaster's line of text to everybody. Absent for none. */
  announcement: z.optional(Announcement),
  /** Additive: the countdown to the close. Absent for none. */
  countdown: z.optional(Countdown),
  /** Additive: the game has a break. Absent otherwise. */
  paused: z.optional(z.boolean()),
  /** Additive: the version of the results, which `getResults` answers; absent while there are none. */
  results_version: z.optional(z.int()),
  /** Additive: rises when photos or votes are others than before; absent until they are. */
  photos_version: z.optional(z.int()),
  /** The captain's saved, unsubmitted answers by question id, as teammates see them (OPEN-31). */
  suggested: z.record(z.string(), z.array(z.string())),
  me: Me,
  /** The caller's team; null for a spectator. */
  team: z.nullable(Team),
  game_teams: z.array(GameTeam),
  /** The caller's invites to other teams in this game. */
  invites: z.array(Invite),
  private_event: z.boolean(),
  /** Who can be tipped: a name, and a handle of letters, digits, - and _. */
  host_venmo: z.array(z.object({ name: z.string(), handle: z.string() })),
  feedback_eligible: z.boolean(),
  /** The number of the last message that this view includes. */
  last_msg_id: z.int(),
  /** The name and incarnation of the stream that `last_msg_id` counts in. */
  epoch: z.string(),
  /** Additive: the highest number of an answer or a double that this client has sent for the team. Absent for none. */
  answer_seq: z.optional(z.int()),
});
export type GameView = z.infer<typeof GameView>;

/** One row of `Your Games` (ENTITY-STUB). */
export const GameStub = z.extend(GameHead, {
  spectator: z.boolean(),
  invite: z.boolean(),
  declined: z.boolean(),
  team: z.nullable(z.object({ team_name: z.string(), team_image: z.string() })),
  /** For an invite, the code that joins its team; otherwise ''. */
  team_code: z.string(),
  /** Additive: the game ended within the last day, and the caller can still rate a host of it. Absent otherwise. */
  feedback_due: z.optional(z.boolean()),
});
export type GameStub = z.infer<typeof GameStub>;

/** The reply to looking up a game code (ENTITY-FOUND). */
export const FoundGame = z.object({
  game: GameHead,
  /** The player that the caller's client id was in this game, or null. No other client id finds that player. */
  found_player: z.nullable(
    z.object({
      client_id: z.string(),
      /** The registered player; null for a guest. */
      player: z.nullable(z.object({ player_code: z.string() })),
      player_name: z.string(),
    }),
  ),
  /** Additive: the caller's registered teams that already play in it, each with a code that joins it (JOIN-16). */
  my_teams: z.optional(z.array(z.object({ kt_team_id: z.string(), team_code: z.string() }))),
  /** Additive: the teams that play in it, as anyone in the game sees them: each with an alias that asks to join. */
  teams: z.optional(z.array(SeatedTeam)),
  /** Additive: nobody new comes in by the code just now. Absent while the doors are open. */
  doors_closed: z.optional(z.boolean()),
  /** Additive: the doors are closed, and the caller may come in to watch all the same: they were in before. Absent for no. */
  may_watch: z.optional(z.boolean()),
  /** Additive: the team that the caller has left by themselves, to which its name leads back. Absent where there is none. */
  left_team: z.optional(z.string()),
});
export type FoundGame = z.infer<typeof FoundGame>;
