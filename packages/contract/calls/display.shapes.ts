import * as z from 'zod/mini';
import { DisplayView } from '../entities/display.ts';

const GameId = z.object({ id: z.string() });
const Link = z.object({ url: z.string() });

export const getDisplayShapes = { params: z.object({ code: z.string() }), reply: DisplayView };

export const hostDisplayShapes = { params: GameId, reply: Link };

export const hostNewDisplayShapes = { params: GameId, reply: Link };
