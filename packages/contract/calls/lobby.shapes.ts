import * as z from 'zod/mini';
import { GamePeople, MergePreview } from '../entities/lobby.ts';
import { removedAtOnceMax } from '../limits.ts';

const TeamInGame = z.object({ id: z.string(), team: z.string() });
const Done = z.object({ status: z.string() });

export const hostGamePeopleShapes = { params: z.object({ id: z.string() }), reply: GamePeople };

export const hostMovePlayerShapes = {
  params: z.object({ id: z.string(), player: z.string() }),
  /** The team that the player is put on; null: among the spectators. */
  body: z.object({ teamid: z.nullable(z.string()) }),
  reply: Done,
};

export const hostHandCaptaincyShapes = {
  params: TeamInGame,
  body: z.object({ player_code: z.string() }),
  reply: Done,
};

export const hostMergePreviewShapes = {
  params: TeamInGame,
  query: z.object({ into: z.string() }),
  reply: MergePreview,
};

export const hostMergeTeamsShapes = {
  params: TeamInGame,
  body: z.object({
    /** The team that stays. */
    into: z.string(),
    /** How many answers the preview said to be dropped: 409 where it is another number by now. */
    dropped: z.optional(z.int().check(z.gte(0))),
  }),
  reply: Done,
};

export const hostAllowNameShapes = {
  params: TeamInGame,
  /** False leaves the name to the filter again. */
  body: z.object({ allowed: z.boolean() }),
  reply: Done,
};

export const hostLetTeamInShapes = { params: TeamInGame, reply: Done };

export const hostRemoveManyShapes = {
  params: z.object({ id: z.string() }),
  body: z.object({
    teamids: z.array(z.string()).check(z.maxLength(removedAtOnceMax)),
    /** People without a team. */
    player_codes: z.array(z.string()).check(z.maxLength(removedAtOnceMax)),
  }),
  reply: Done,
};
