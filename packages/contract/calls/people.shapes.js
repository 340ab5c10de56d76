import * as z from 'zod/mini';
const AskedTeam = z.object({ gameId: z.string(), teamId: z.string() });
const TeamInGame = z.object({ id: z.string(), team: z.string() });
const Done = z.object({ status: z.string() });
export const askToJoinShapes = { params: AskedTeam, body: z.object({ client_id: z.string() }), reply: Done };
export const cancelJoinRequestShapes = { params: AskedTeam, body: z.object({ client_id: z.string() }), reply: Done };
export const answerJoinRequestShapes = {
    params: z.extend(AskedTeam, { action: z.enum(['approve', 'decline']) }),
    /** The player_code of the player who asks. */
    body: z.object({ player_id: z.string() }),
    reply: Done,
};
export const dropPlayerShapes = {
    params: TeamInGame,
    /** The player_code of the player to drop; without it, the caller (OPEN-46). */
    body: z.optional(z.object({ player_id: z.optional(z.string()) })),
    reply: Done,
};
export const promoteCaptainShapes = { params: TeamInGame, body: z.object({ player_code: z.string() }), reply: Done };
