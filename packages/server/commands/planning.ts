import { details, Refusal } from '@snug/rules';
import { gameWithId, isCodeTaken, readGameState } from '../database/game-state.ts';
import { hostsOf, hostsOfVenue } from '../database/hosts.ts';
import { packOfVenue } from '../database/packs.ts';
import type { Trx } from '../database/schema.ts';
import type { CommandContext, Readers } from './read-state.ts';

async function readWhole(trx: Trx, { game_id }: CommandContext) {
  const state = await readGameState(trx, game_id);
  if (!state) throw new Refusal(404, details.gameNotFound);
  return state;
}

export const planningReaders = {
  async planGame(trx, named, context) {
    const state = await readWhole(trx, context);
    const { game_id, venue_id } = state.game;
    const [row] = await gameWithId(trx, { game_id });
    const [host] = await hostsOf(trx, { game_id });
    return {
      ...state,
      pack_id: row?.pack_id ?? null,
      pack: named.pack_id === null ? undefined : await packOfVenue(trx, venue_id, named.pack_id),
      host_id: host?.host_id ?? '',
      hosts: await hostsOfVenue(trx, venue_id),
    };
  },
  cancelGame: (trx, _named, context) => readWhole(trx, context),
  async uncancelGame(trx, _named, context) {
    const state = await readWhole(trx, context);
    return { ...state, isCodeTaken: await isCodeTaken(trx, state.game) };
  },
  mendQuestion: (trx, _named, context) => readWhole(trx, context),
} satisfies Partial<Readers>;
