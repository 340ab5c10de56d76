import * as z from 'zod/mini';
import { GameKind } from '../entities/game-kind.ts';
import { DoubleRule } from '../entities/grading.ts';
import { Host, HostGame, HostState } from '../entities/host-game.ts';
import { LoginSession } from '../entities/login-session.ts';
import { Pack } from '../entities/pack.ts';
import { ListedGame, sentPlan } from '../entities/plan.ts';
import { RatingGroup } from '../entities/rating-group.ts';
import { RevealedRound } from '../entities/round.ts';
import { countdownMaxS, countdownMinS, questionsPerRoundMax } from '../limits.ts';

const GameId = z.object({ id: z.string() });
const TeamInGame = z.object({ id: z.string(), team: z.string() });
const TeamOnRound = z.object({ id: z.string(), team: z.string(), round: z.string() });
const Done = z.object({ status: z.string() });

/** Every command replies with the resulting state. Repeating a command changes nothing and gets the same reply. */
const StateReply = z.object({ state: HostState });

export const hostSignInShapes = {
  body: z.object({ link: z.string() }),
  reply: z.object({ token: z.string(), host: Host }),
};

export const hostMeShapes = { reply: Host };

export const hostGamesShapes = { reply: z.array(ListedGame) };

export const hostNewGameShapes = {
  body: z.object({
    title: z.string(),
    /** Required without a `pack_id`. */
    pack: z.optional(Pack),
    /** Additive: a pack of the venue, in place of `pack`. */
    pack_id: z.optional(z.string()),
    /** Additive: the start, ISO 8601 in UTC; now, unless it says otherwise. */
    date: z.optional(sentPlan.date),
    /** Additive: the pack's, unless it says otherwise. */
    kind: z.optional(GameKind),
    /** Additive: the quizmaster of the venue whose game it is; the caller, unless it says otherwise. */
    host_id: z.optional(z.string()),
    /** Additive: as in a plan. */
    team_size: z.optional(sentPlan.team_size),
    late_join: z.optional(sentPlan.late_join),
    approve_teams: z.optional(z.boolean()),
    double_rule: z.optional(z.nullable(DoubleRule)),
    points_each: z.optional(sentPlan.points_each),
    /** Additive: a closed party, without ads. */
    private_event: z.optional(z.boolean()),
    /** Additive: the operator's own number of the game (kt_id). */
    kt_id: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({ game_id: z.string(), code: z.string() }),
};

export const hostLoadGameShapes = { params: GameId, reply: HostGame };

export const hostStartRoundShapes = { params: GameId, body: z.object({ round_order: z.int() }), reply: StateReply };

/** Additive: the round that is meant. If another is open by then, nothing happens. */
const round_order = z.optional(z.int());

export const hostEndRoundShapes = {
  params: GameId,
  body: z.optional(z.object({ round_order })),
  reply: StateReply,
};

export const hostAskShapes = { params: GameId, body: z.object({ question_id: z.string() }), reply: StateReply };

export const hostAskNextShapes = {
  params: GameId,
  body: z.object({
    /** How many questions, in the order of the pack; null: all that are left. */
    count: z.nullable(z.int().check(z.gte(1), z.lte(questionsPerRoundMax))),
    /** How many of the round the caller knows to be asked. If others are, nothing is asked: a repeat asks no more. */
    asked: z.optional(z.int()),
  }),
  reply: StateReply,
};

export const hostRecallShapes = { params: GameId, body: z.object({ question_id: z.string() }), reply: StateReply };

export const hostOpenSubmissionsShapes = { params: GameId, reply: StateReply };

export const hostCloseSubmissionsShapes = {
  params: GameId,
  body: z.object({ keep_round: z.optional(z.boolean()), round_order }),
  reply: StateReply,
};

export const hostSetSubmitAtCloseShapes = {
  params: GameId,
  body: z.object({ submit_at_close: z.boolean() }),
  reply: StateReply,
};

export const hostSetDoorsShapes = { params: GameId, body: z.object({ closed: z.boolean() }), reply: StateReply };

export const hostEndGameShapes = { params: GameId, reply: StateReply };

export const hostSignOutShapes = { reply: Done };

export const hostReopenGameShapes = { params: GameId, reply: StateReply };

export const hostFinalizeGameShapes = { params: GameId, reply: StateReply };

export const hostKickTeamShapes = { params: TeamInGame, reply: Done };

export const hostRenameTeamShapes = { params: TeamInGame, body: z.object({ team_name: z.string() }), reply: Done };

export const hostResetSubmissionShapes = { params: TeamOnRound, reply: Done };

export const hostAcceptLateShapes = { params: TeamOnRound, reply: Done };

export const hostRevealShapes = {
  params: GameId,
  body: z.object({
    round_order: z.int(),
    /** Additive: tells the first so many answers, in the order asked. Fewer than before tells none back. Absent: all. */
    count: z.optional(z.int().check(z.gte(1), z.lte(questionsPerRoundMax))),
  }),
  reply: z.object({ status: z.string(), round: RevealedRound }),
};

export const hostNudgeShapes = {
  params: GameId,
  /** How many teams have not submitted the current round. */
  reply: z.object({ status: z.string(), thinking: z.int() }),
};

export const hostSetTipsShapes = { body: z.object({ handle: z.string() }), reply: Done };

/** '' takes the line away. A longer text is cut to `announcementMaxLength` code points. */
export const hostAnnounceShapes = { params: GameId, body: z.object({ text: z.string() }), reply: StateReply };

const seconds = z.int().check(z.gte(countdownMinS), z.lte(countdownMaxS));

export const hostStartCountdownShapes = { params: GameId, body: z.object({ seconds }), reply: StateReply };

export const hostExtendCountdownShapes = {
  params: GameId,
  body: z.object({
    seconds,
    /** The end that the caller knows. If it is another, nothing is added: a repeat adds no more. */
    ends_at: z.optional(z.int()),
  }),
  reply: StateReply,
};

export const hostCancelCountdownShapes = { params: GameId, reply: StateReply };

export const hostPauseShapes = { params: GameId, body: z.object({ paused: z.boolean() }), reply: StateReply };

export const hostFeedbackShapes = { params: GameId, reply: z.array(RatingGroup) };

/** How many ratings wait until five are together: nothing about what they say. */
export const hostRatingsWaitingShapes = { reply: z.object({ waiting: z.int() }) };

export const hostRatingsShapes = { reply: z.array(RatingGroup) };

export const hostSessionsShapes = { reply: z.array(LoginSession) };

export const hostEndSessionShapes = { params: z.object({ session_id: z.string() }), reply: Done };

export const hostEndSessionsShapes = {
  body: z.object({
    /** The login that asks stays. */
    except_this: z.boolean(),
  }),
  reply: Done,
};
