import * as z from 'zod/mini';

export const EndGame = z.object({ type: z.literal('END_GAME') });
export const ReloadGame = z.object({ type: z.literal('RELOAD_GAME') });
/** The server refuses this connection the game's messages; `error` may say why. */
export const NoGameAccess = z.object({ type: z.literal('NO_GAME_ACCESS'), error: z.optional(z.string()) });
export const WebsocketError = z.object({ type: z.literal('WEBSOCKET_ERROR'), error: z.string() });

export const GameMessage = z.discriminatedUnion('type', [EndGame, ReloadGame, NoGameAccess, WebsocketError]);
export type GameMessage = z.infer<typeof GameMessage>;
