import { createInviting, type GameClient, type Inviting, type SnugCore } from '@snug/client';
import { getOrCreate } from '../panels/get-or-create.ts';

const kept = new WeakMap<GameClient, Inviting>();

/** One per game, so that what was typed outlives the closed dialog for a moment (LIMIT-23). */
export function invitingOf(core: Pick<SnugCore, 'call'>, game: GameClient): Inviting {
  const { get, keepInvite } = game;
  return getOrCreate(kept, game, () =>
    createInviting(core, { gameId: get().gameid, view: () => get().view, keep: keepInvite }),
  );
}
