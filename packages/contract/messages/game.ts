import * as z from 'zod/mini';

export const EndGame = z.object({ type: z.literal('END_GAME') });
export const ReloadGame = z.object({ type: z.literal('RELOAD_GAME') });
/** The server will not let this connection hear the game; `error` says why, when it does. */
export const NoGameAccess = z.object({ type: z.literal('NO_GAME_ACCESS'), error: z.optional(z.string()) });
export const WebsocketError = z.object({ type: z.literal('WEBSOCKET_ERROR'), error: z.string() });

export const GameMessage = z.discriminatedUnion('type', [EndGame, ReloadGame, NoGameAccess, WebsocketError]);
export type GameMessage = z.infer<typeof GameMessage>;
