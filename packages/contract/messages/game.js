import * as z from 'zod/mini';
import { messageOf } from './message-of.ts';
export const EndGame = messageOf('END_GAME', {});
export const ReloadGame = messageOf('RELOAD_GAME', {});
/** The server refuses this connection the game's messages; `error` may say why. */
export const NoGameAccess = messageOf('NO_GAME_ACCESS', { error: z.optional(z.string()) });
export const WebsocketError = messageOf('WEBSOCKET_ERROR', { error: z.string() });
export const GameMessage = z.discriminatedUnion('type', [EndGame, ReloadGame, NoGameAccess, WebsocketError]);
