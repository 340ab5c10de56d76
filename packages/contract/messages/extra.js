import * as z from 'zod/mini';
import { RevealedRound } from '../entities/round.ts';
import { messageOf } from './message-of.ts';
/** The message with this number was for other members of the audience. Without SKIP its number would be a gap. */
export const Skip = messageOf('SKIP', {});
/** The reply to a heartbeat of a client that has missed nothing. Outside the sequence. */
export const Thump = messageOf('THUMP', {});
/** The quizmaster revealed a round's answers. A later REVEAL of the round replaces this one. */
export const Reveal = messageOf('REVEAL', { round: RevealedRound });
/** The quizmaster's quiet reminder of how many teams have not submitted the round. With 0 the last reminder ends. */
export const Nudge = messageOf('NUDGE', { round_order: z.int(), thinking: z.int() });
/** The messages beyond the specification's 29. Only connections that sent proto=2 get them. */
export const ExtraMessage = z.discriminatedUnion('type', [Skip, Thump, Reveal, Nudge]);
