import * as z from 'zod/mini';
import { RevealedRound } from '../entities/round.ts';
import { Announcement } from '../entities/run.ts';
import { messageOf } from './message-of.ts';

/** The message with this number was for other members of the audience. Without SKIP its number would be a gap. */
export const Skip = messageOf('SKIP', {});
/** The reply to a heartbeat of a client that has missed nothing. Outside the sequence. */
export const Thump = messageOf('THUMP', {});

/** The quizmaster revealed a round's answers. A later REVEAL of the round replaces this one. */
export const Reveal = messageOf('REVEAL', { round: RevealedRound });
/** The quizmaster's quiet reminder of how many teams have not submitted the round. With 0 the last reminder ends. */
export const Nudge = messageOf('NUDGE', { round_order: z.int(), thinking: z.int() });

/** The quizmaster's line of text to everybody; it replaces the one before. With '' it is taken away. */
export const Announce = messageOf('ANNOUNCE', Announcement.shape);
/** The countdown to the close began or changed; with null it is over, or taken away. */
export const CountdownMessage = messageOf('COUNTDOWN', { ends_at: z.nullable(z.int()), now: z.int() });
/** The game has a break, or goes on. */
export const Pause = messageOf('PAUSE', { paused: z.boolean() });

/**
 * Results have changed: the board, what the team got, or what became of an appeal. They are asked for (`getResults`), so that
 * nobody carries them who does not look at them.
 */
export const Results = messageOf('RESULTS', { version: z.int() });

/** Photos, or votes, are others than before: whoever shows them asks for them (`listImages`, `getVotes`). */
export const Photos = messageOf('PHOTOS', { version: z.int() });

/**
 * How many teams have handed the round in. Outside the sequence (number 0) and in no log: a client that missed one learns the
 * present count when it connects, and of the next change at most a second later.
 */
export const TeamsIn = messageOf('TEAMS_IN', { round_order: z.int(), submitted: z.int(), teams: z.int() });

/** The messages beyond the specification's 29. Only connections that sent proto=2 get them. */
export const ExtraMessage = z.discriminatedUnion('type', [
  Skip,
  Thump,
  Reveal,
  Nudge,
  Announce,
  CountdownMessage,
  Pause,
  Results,
  Photos,
  TeamsIn,
]);
export type ExtraMessage = z.infer<typeof ExtraMessage>;
