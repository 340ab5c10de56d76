import type { Call } from '../call.ts';
import * as guards from './packs.guards.ts';
import type {
  hostImportPackShapes,
  hostPacksShapes,
  hostReadPackShapes,
  hostRemovePackShapes,
} from './packs.shapes.ts';

/** Lists the packs of the venue, the newest first. */
export const hostPacks: Call<typeof hostPacksShapes> = {
  name: 'hostPacks',
  method: 'GET',
  path: '/api/host/packs',
  reply: guards.hostPacks,
};

/** Imports a pack from a file, or says all that is wrong with it. */
export const hostImportPack: Call<typeof hostImportPackShapes> = {
  name: 'hostImportPack',
  method: 'POST',
  path: '/api/host/packs',
  reply: guards.hostImportPack,
};

/** Returns the questions of a pack with their answers. */
export const hostReadPack: Call<typeof hostReadPackShapes> = {
  name: 'hostReadPack',
  method: 'GET',
  path: '/api/host/packs/{pack_id}',
  reply: guards.hostReadPack,
};

/** Takes a pack off the list. */
export const hostRemovePack: Call<typeof hostRemovePackShapes> = {
  name: 'hostRemovePack',
  method: 'POST',
  path: '/api/host/packs/{pack_id}/remove',
  reply: guards.hostRemovePack,
};
