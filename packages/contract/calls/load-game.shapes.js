import * as z from 'zod/mini';
import { GameView } from '../entities/game.ts';
export const loadGameShapes = { query: z.object({ game_id: z.string() }), reply: GameView };
