import { createPeople, type GameClient, type People, type SnugCore } from '@snug/client';
import { getOrCreate } from '../panels/get-or-create.ts';

const kept = new WeakMap<GameClient, People>();

/** One per game: a request continues behind the closed panel, and a reopened panel does not send it again. */
export function peopleOf(core: Pick<SnugCore, 'call' | 'session'>, game: GameClient): People {
  return getOrCreate(kept, game, () => createPeople(core, { gameId: game.get().gameid, reload: game.refresh }));
}
