import * as z from 'zod/mini';
import { GameKind } from './game-kind.ts';
import { Invite } from './invite.ts';
import { Me } from './player.ts';
import { RevealedRound, Round, SubmittedRound } from './round.ts';
import { GameTeam, Team } from './team.ts';

/** `live`, `ended`, `finalized`, or another word that means: not live (OPEN-52). */
export const GameStatus = z.string();

/** What a game is called and where, as every list and screen shows it. */
export const GameHead = z.object({
  gameid: z.string(),
  code: z.string(),
  kind: GameKind,
  title: z.string(),
  /** The name of the pub. */
  venue: z.string(),
  /** When it begins, ISO 8601 in UTC. */
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
  /** How many rounds the night has. */
  round_count: z.int(),
  /** The current round, or null before, between and after rounds. */
  round: z.nullable(Round),
  /** My team's submissions by round order. */
  submitted: z.record(z.string(), SubmittedRound),
  /** Additive: the answers that the quizmaster has told, by round order. Absent means none yet. */
  revealed: z.optional(z.record(z.string(), RevealedRound)),
  /** The captain's saved entries by question id, as teammates see them (OPEN-31). */
  suggested: z.record(z.string(), z.array(z.string())),
  me: Me,
  /** My team, or null for a watcher. */
  team: z.nullable(Team),
  game_teams: z.array(GameTeam),
  /** Invites of other teams in this game to me. */
  invites: z.array(Invite),
  private_event: z.boolean(),
  /** Whom one can tip: a name, and a handle of letters, digits, - and _. */
  host_venmo: z.array(z.object({ name: z.string(), handle: z.string() })),
  feedback_eligible: z.boolean(),
  /** The number of the last message that this view already includes … */
  last_msg_id: z.int(),
  /** … and the name of the stream it counts in, with its incarnation. */
  epoch: z.string(),
  /** Additive: the highest number of an answer or a double that this client has sent for the team. Absent means none yet. */
  answer_seq: z.optional(z.int()),
});
export type GameView = z.infer<typeof GameView>;

/** One line of `Your Games` (ENTITY-STUB). */
export const GameStub = z.extend(GameHead, {
  spectator: z.boolean(),
  invite: z.boolean(),
  declined: z.boolean(),
  team: z.nullable(z.object({ team_name: z.string(), team_image: z.string() })),
  /** With an invite: the code that joins its team. Else ''. */
  team_code: z.string(),
});
export type GameStub = z.infer<typeof GameStub>;

/** What looking a code up answers (ENTITY-FOUND). */
export const FoundGame = z.object({
  game: GameHead,
  /** The player this client id was in this game, for the presented client id alone; else null. */
  found_player: z.nullable(
    z.object({
      client_id: z.string(),
      /** The registered player, or null when that player is a guest. */
      player: z.nullable(z.object({ player_code: z.string() })),
      player_name: z.string(),
    }),
  ),
  /** Additive: the caller's registered teams that play in it already, each with a code that joins it (JOIN-16). */
  my_teams: z.optional(z.array(z.object({ kt_team_id: z.string(), team_code: z.string() }))),
});
export type FoundGame = z.infer<typeof FoundGame>;
