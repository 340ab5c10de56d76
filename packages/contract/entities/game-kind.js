import * as z from 'zod/mini';
/** The kind of a game as it is shown (PROD-02, OPEN-01). */
export const GameKind = z.enum(['Pub Quiz', 'Survey Slam', 'Music Bingo']);
