import { createPeople, type GameClient, type People, type SnugCore } from '@snug/client';
import { keptFor } from '../kept-for.ts';

const kept = new WeakMap<GameClient, People>();

/** One for each game: what is under way is so behind the closed panel too, and is not begun again in one opened anew. */
export function peopleOf(core: Pick<SnugCore, 'call' | 'session'>, game: GameClient): People {
  return keptFor(kept, game, () => createPeople(core, { gameId: game.get().gameid, reload: game.refresh }));
}
