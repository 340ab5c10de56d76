import * as z from 'zod/mini';
import { FoundGame, GameStub } from '../entities/game.ts';
import { InviteRequest } from '../entities/invite.ts';

const GameId = z.object({ id: z.string() });

export const findGameShapes = { body: z.object({ code: z.string() }), reply: FoundGame };

export const gameExistsShapes = { params: z.object({ code: z.string() }), reply: z.object({ exists: z.boolean() }) };

export const listGamesShapes = { reply: z.array(GameStub) };

export const joinWithCodeShapes = {
  body: z.object({
    code: z.string(),
    team_name: z.string(),
    /** The number of one of the caller's registered teams, or `new`. */
    kt_team_id: z.string(),
    num_players: z.number(),
    invites: z.array(InviteRequest),
  }),
  reply: z.object({ status: z.string(), game_id: z.string(), team_code: z.string() }),
};

export const joinGameShapes = {
  params: GameId,
  body: z.object({ team_code: z.optional(z.string()) }),
  reply: z.object({ status: z.string(), game_id: z.string() }),
};

export const newPlayerShapes = {
  params: GameId,
  body: z.object({ client_id: z.string(), player_id: z.optional(z.string()) }),
  reply: z.object({ success: z.boolean() }),
};

export const leaveGameShapes = {
  params: GameId,
  /** Additive: `only_watching` refuses to take the caller off a team that they have joined by now. */
  body: z.optional(z.object({ only_watching: z.optional(z.boolean()) })),
  reply: z.object({ status: z.string() }),
};

export const addTeamShapes = {
  params: GameId,
  body: z.object({
    team_name: z.string(),
    /** The number of one of the caller's registered teams, or `new`. */
    kt_team_id: z.string(),
    /** Additive: how many people play on the team. */
    num_players: z.optional(z.number()),
    /** Additive: who is invited to it. */
    invites: z.optional(z.array(InviteRequest)),
  }),
  reply: z.object({ status: z.string(), game_id: z.string(), team_code: z.string() }),
};
