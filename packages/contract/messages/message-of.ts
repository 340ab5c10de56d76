import * as z from 'zod/mini';

/** The shape of a message of this type with these fields. */
export function messageOf<const T extends string, const F extends z.core.$ZodShape>(type: T, fields: F) {
  return z.object({ type: z.literal(type), ...fields });
}

/** The shape of a message about one team of the game. */
export function teamMessage<const T extends string, const F extends z.core.$ZodShape>(type: T, fields: F) {
  return messageOf(type, { teamid: z.string(), ...fields });
}
