import * as z from 'zod/mini';

/** The message with this number was for somebody else in the audience. Only for clients that said proto=2. */
export const Skip = z.object({ type: z.literal('SKIP') });
/** The answer to a thump that was level. Outside the sequence. */
export const Thump = z.object({ type: z.literal('THUMP') });

/** Beyond the specification's 29: only sockets that said proto=2 get these. */
export const ExtraMessage = z.discriminatedUnion('type', [Skip, Thump]);
export type ExtraMessage = z.infer<typeof ExtraMessage>;
