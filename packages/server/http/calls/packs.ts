import * as contract from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { hostOf } from '../../accounts/actor.ts';
import { addPack, removePack } from '../../commands/packs.ts';
import { packAt } from '../../database/packs.ts';
import { pictureOriginsOf } from '../../database/picture-origins.ts';
import { importFile } from '../../packs/import-file.ts';
import { packsOf } from '../../queries/pack.ts';
import { hosts } from '../policy.ts';
import { type CallFamily, route } from '../route.ts';

/** A file in base64 is a third larger, and has a name beside it. */
const importMaxBytes = Math.ceil((contract.packMaxBytes * 4) / 3) + contract.bodyMaxBytes;

export const packs: CallFamily = {
  name: 'packs',
  about: 'The packs of questions of a venue.',
  calls: [
    route(contract.hostPacks, shapes.hostPacksShapes, {
      summary: 'The packs of the venue, the newest first, with how often each was played there.',
      allow: hosts,
      answer: ({ actor, context }) => packsOf(context.store.db, hostOf(actor).venue_id),
    }),

    route(contract.hostImportPack, shapes.hostImportPackShapes, {
      summary:
        'Imports a pack from a spreadsheet or a JSON file, or says all that is wrong with it and keeps nothing. The same content is the same pack.',
      allow: { ...hosts, rateLimit: 'packImports' },
      refusals: { 409: ['tooManyPacks'] },
      bodyLimit: importMaxBytes,
      async answer({ body, actor, context }) {
        const origins = await pictureOriginsOf(context.store.db);
        const imported = importFile(Buffer.from(body.content, 'base64'), body.name, origins);
        if ('problems' in imported) return { pack: null, problems: [...imported.problems], remarks: [] };
        const { pack, remarks } = imported;
        return { pack: await addPack(context, hostOf(actor).venue_id, pack), problems: [], remarks: [...remarks] };
      },
    }),

    route(contract.hostReadPack, shapes.hostReadPackShapes, {
      summary: 'A pack with its answers, as the text of a file that can be imported again.',
      allow: hosts,
      refusals: { 404: ['noSuchPack'] },
      async answer({ params: { pack_id }, actor, context }) {
        const { title, body } = await packAt(context.store.db, { venue_id: hostOf(actor).venue_id, pack_id });
        return { title, json: body };
      },
    }),

    route(contract.hostRemovePack, shapes.hostRemovePackShapes, {
      summary: 'Takes a pack off the list; games made from it keep it. Importing it again puts it back.',
      allow: hosts,
      refusals: { 404: ['noSuchPack'], 409: ['packPlanned'] },
      async answer({ params, actor, context }) {
        await removePack(context, hostOf(actor).venue_id, params.pack_id);
        return { status: 'success' };
      },
    }),
  ],
};
