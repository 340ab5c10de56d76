import * as z from 'zod/mini';
/**
 * What the server sends on a live connection: a number and a message as JSON text.
 * The numbers of an audience's stream have no gaps; 0 marks a message outside the sequence (THUMP, refusals).
 */
export const Envelope = z.object({ msg_id: z.int().check(z.nonnegative()), data: z.string() });
