import * as z from 'zod/mini';
import { GamePlayer } from './player.ts';

/** A team in a game as anyone in it sees it. */
export const GameTeam = z.object({
  teamid: z.string(),
  /** The public team number, or '' for a guest team. */
  kt_team_id: z.string(),
  /** The team's own code for its own people; for all others an alias good for asking to join and display alone (OPEN-12). */
  team_code: z.string(),
  team_name: z.string(),
  team_image: z.string(),
});
export type GameTeam = z.infer<typeof GameTeam>;

/** My team in a game. */
export const Team = z.extend(GameTeam, {
  num_players: z.int(),
  players: z.array(GamePlayer),
});
export type Team = z.infer<typeof Team>;

/** A registered team of the caller, as team selection lists it. */
export const TeamStub = z.object({
  teamid: z.string(),
  kt_team_id: z.string(),
  team_name: z.string(),
  team_slogan: z.string(),
  team_image: z.string(),
  /** How many have joined it. */
  num_players: z.int(),
});
export type TeamStub = z.infer<typeof TeamStub>;
