import * as z from 'zod/mini';

/** What a client reads in the auth token. Only the server can tell whether it is genuine (ENTITY-TOKEN). */
export const TokenClaims = z.object({
  sub: z.string(),
  player_name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
});
export type TokenClaims = z.infer<typeof TokenClaims>;
