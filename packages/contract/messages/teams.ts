import * as z from 'zod/mini';
import { GameTeam } from '../entities/team.ts';

/** A team came into the game. `team_code` is its public alias: everybody hears this. */
export const NewTeam = z.object({ type: z.literal('NEW_TEAM'), team: GameTeam });

export const TeamMessage = z.discriminatedUnion('type', [NewTeam]);
export type TeamMessage = z.infer<typeof TeamMessage>;
