import * as z from 'zod/mini';
import { GameHead } from '../entities/game.ts';
import { Host, HostGame, HostState } from '../entities/host-game.ts';
import { Pack } from '../entities/pack.ts';

const GameId = z.object({ id: z.string() });

/** Every command answers where the night now stands. A command repeated is answered the same and does nothing twice. */
const StateReply = z.object({ state: HostState });

export const hostSignInShapes = {
  body: z.object({ link: z.string() }),
  reply: z.object({ token: z.string(), host: Host }),
};

export const hostMeShapes = { reply: Host };

export const hostGamesShapes = { reply: z.array(GameHead) };

export const hostNewGameShapes = {
  body: z.object({ title: z.string(), pack: Pack }),
  reply: z.object({ game_id: z.string(), code: z.string() }),
};

export const hostLoadGameShapes = { params: GameId, reply: HostGame };

export const hostStartRoundShapes = { params: GameId, body: z.object({ round_order: z.int() }), reply: StateReply };

export const hostEndRoundShapes = { params: GameId, reply: StateReply };

export const hostAskShapes = { params: GameId, body: z.object({ question_id: z.string() }), reply: StateReply };

export const hostRecallShapes = { params: GameId, body: z.object({ question_id: z.string() }), reply: StateReply };

export const hostOpenSubmissionsShapes = { params: GameId, reply: StateReply };

export const hostCloseSubmissionsShapes = {
  params: GameId,
  body: z.object({ keep_round: z.optional(z.boolean()) }),
  reply: StateReply,
};

export const hostEndGameShapes = { params: GameId, reply: StateReply };
