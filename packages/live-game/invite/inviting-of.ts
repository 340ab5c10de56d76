import { createInviting, type GameClient, type Inviting, type SnugCore } from '@snug/client';
import { keptFor } from '../kept-for.ts';

const kept = new WeakMap<GameClient, Inviting>();

/** One for each game: what was typed outlives the dialog for a moment (LIMIT-23). */
export function invitingOf(core: Pick<SnugCore, 'call'>, game: GameClient): Inviting {
  const { get, keepInvite } = game;
  return keptFor(kept, game, () =>
    createInviting(core, { gameId: get().gameid, view: () => get().view, keep: keepInvite }),
  );
}
