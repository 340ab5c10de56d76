import * as z from 'zod/mini';
import { GamePlayer } from '../entities/player.ts';

/** A player joined the team, or one listed there changed. */
export const PlayerJoin = z.object({
  type: z.literal('PLAYER_JOIN'),
  teamid: z.string(),
  player: GamePlayer,
});

export const PeopleMessage = z.discriminatedUnion('type', [PlayerJoin]);
export type PeopleMessage = z.infer<typeof PeopleMessage>;
