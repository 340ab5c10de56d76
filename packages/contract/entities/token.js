import * as z from 'zod/mini';
/** The claims that a client reads in its auth token. Only the server can verify the token (ENTITY-TOKEN). */
export const TokenClaims = z.object({
    sub: z.string(),
    player_name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Seconds since 1970. */
    exp: z.number(),
});
