import * as z from 'zod/mini';
import { HostState } from '../entities/host-game.ts';
import { Rehearsal } from '../entities/rehearsal.ts';

const GameId = z.object({ id: z.string() });
/** The last rehearsal of the game; null: there was none. */
const LastRehearsal = z.object({ rehearsal: z.nullable(Rehearsal) });

export const hostStartRehearsalShapes = { params: GameId, reply: LastRehearsal };

export const hostRehearsalShapes = { params: GameId, reply: LastRehearsal };

export const hostStopRehearsalShapes = { params: GameId, reply: LastRehearsal };

export const hostSetAutopilotShapes = {
  params: GameId,
  body: z.object({ on: z.boolean() }),
  reply: z.object({ state: HostState }),
};
