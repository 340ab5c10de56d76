// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const GameTeam: Guard = {
  teamid: 0,
  kt_team_id: 0,
  team_code: 0,
  team_name: 0,
  team_image: 0,
  no_requests: ['optional', 1],
  shown_name: ['optional', 0],
};
