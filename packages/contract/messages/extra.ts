import * as z from 'zod/mini';
import { RevealedRound } from '../entities/round.ts';

/** The message with this number was for somebody else in the audience. Only for clients that said proto=2. */
export const Skip = z.object({ type: z.literal('SKIP') });
/** The answer to a thump that was level. Outside the sequence. */
export const Thump = z.object({ type: z.literal('THUMP') });

/** The quizmaster told the answers of a round. Told again, it replaces what was told before. */
export const Reveal = z.object({ type: z.literal('REVEAL'), round: RevealedRound });
/** The quizmaster's quiet reminder: so many teams have not submitted the round yet. With 0 the last reminder is over. */
export const Nudge = z.object({ type: z.literal('NUDGE'), round_order: z.int(), thinking: z.int() });

/** Beyond the specification's 29: only sockets that said proto=2 get these. */
export const ExtraMessage = z.discriminatedUnion('type', [Skip, Thump, Reveal, Nudge]);
export type ExtraMessage = z.infer<typeof ExtraMessage>;
