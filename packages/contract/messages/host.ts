import * as z from 'zod/mini';
import { Adjustment, DoubleRule, Grade, HostAppeal } from '../entities/grading.ts';
import { HostQuestion, HostState, HostTeam } from '../entities/host-game.ts';
import { messageOf } from './message-of.ts';

/** The game's state after a command. */
export const HostStateMessage = messageOf('HOST_STATE', { state: HostState });
/** A team joined or changed. */
export const HostTeamMessage = messageOf('HOST_TEAM', { team: HostTeam });
/** A team was removed from the game. */
export const HostTeamGone = messageOf('HOST_TEAM_GONE', { teamid: z.string() });
/** How many spectators there are, how many teams that wait to be let in, and whether newcomers are held up or refused; absent for none and no. */
export const HostWatchers = messageOf('HOST_WATCHERS', {
  watcher_count: z.int(),
  waiting_count: z.optional(z.int()),
  newcomers_held_up: z.optional(z.boolean()),
  game_full: z.optional(z.boolean()),
});

/** Grades were set; each replaces the one of its answer. */
export const HostGrades = messageOf('HOST_GRADES', { grades: z.array(Grade) });
/** The answer key of a question changed: a spelling was accepted for everyone, or its points were set. */
export const HostQuestionMessage = messageOf('HOST_QUESTION', { question: HostQuestion });
/** How the doubling of a round counts was set. */
export const HostDoubleRule = messageOf('HOST_DOUBLE_RULE', { round_order: z.int(), double_rule: DoubleRule });
/** All bonuses and penalties that stand. */
export const HostAdjustments = messageOf('HOST_ADJUSTMENTS', { adjustments: z.array(Adjustment) });
/** An appeal was made or decided. */
export const HostAppealMessage = messageOf('HOST_APPEAL', { appeal: HostAppeal });

/** The plan of the game was changed: it is loaded anew. */
export const HostReload = messageOf('HOST_RELOAD', {});

/** Photos, votes, or how many have voted, are others than before: whoever shows them asks for them. */
export const HostPhotosMessage = messageOf('HOST_PHOTOS', {});

/** What the quizmaster's own stream carries. */
export const HostMessage = z.discriminatedUnion('type', [
  HostStateMessage,
  HostTeamMessage,
  HostTeamGone,
  HostWatchers,
  HostGrades,
  HostQuestionMessage,
  HostDoubleRule,
  HostAdjustments,
  HostAppealMessage,
  HostReload,
  HostPhotosMessage,
]);
export type HostMessage = z.infer<typeof HostMessage>;
