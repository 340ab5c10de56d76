import type { HostGame } from '@snug/contract';
import { hostWithId } from '../database/hosts.ts';
import type { ServerContext } from '../foundation/server-context.ts';

export interface GameForBots {
  readonly game_id: string;
  readonly code: string;
  /** Whose quizmaster's sign-in the bot has. */
  readonly host_id: string;
  readonly seed: string;
  readonly tables: number;
  /** How many times faster than people it is played, asked anew for each wait. */
  speed(): number;
  /** A person who has taken the game over and presses nothing for so long has gone. */
  readonly comesBackAfterMs: number;
  /** The login of somebody by their name; without it everybody is a guest. */
  tokenOf?(name: string): Promise<string>;
  looked?(game: HostGame): void;
}

/** Plays a game of this server by bots, through the addresses that people use, until its results are final. */
export async function playGame(context: ServerContext, game: GameForBots, signal: AbortSignal): Promise<void> {
  const { clock, keys, tokens, log } = context;
  // Read when bots are wanted: most servers never have any.
  const { createPace, playNight } = await import('@snug/bots');
  const { speed, host_id, ...rest } = game;
  await playNight({
    ...rest,
    origin: context.ownAddress(),
    token: await tokens.ofHost(await hostWithId(context.store.db, host_id)),
    pace: createPace(clock, speed),
    signal,
    clientIdOf: (who) => keys.bot(game.game_id, who),
    failed: (error) => log.warn({ err: error }, 'a table of bots'),
  });
}
