import * as z from 'zod/mini';
import { TeamStub } from '../entities/team.ts';

export const listMyTeamsShapes = {
  query: z.object({ rnd: z.optional(z.string()), joined: z.optional(z.string()) }),
  reply: z.array(TeamStub),
};

export const createTeamShapes = {
  body: z.object({ team_name: z.string(), team_slogan: z.optional(z.string()) }),
  reply: z.object({ kt_team_id: z.string() }),
};
