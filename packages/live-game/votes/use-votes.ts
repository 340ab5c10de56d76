import { createVotes, type GameClient, type GameVotes } from '@snug/client';
import { useWatched } from '@snug/client/react';
import { getOrCreate } from '../panels/get-or-create.ts';
import { useTools } from '../use-live-game.ts';

const byGame = new WeakMap<GameClient, GameVotes>();

/** What the room votes for, which all screens of the game share. */
export function useVotes() {
  const { client, game } = useTools();
  const votes = getOrCreate(byGame, game, () => createVotes(client, game));
  return { votes, state: useWatched(votes) };
}
