import { littleQuiz, type Samples, type Scene } from '@snug/testing/server';

const content = Buffer.from(JSON.stringify({ ...littleQuiz, title: 'Friday' })).toString('base64');
const ofPack = ({ ids }: Scene) => ({ params: { pack_id: ids.pack_id ?? '' } });

export const packsSamples: Samples = {
  hostPacks: { right: () => ({}) },
  hostImportPack: { right: () => ({ body: { name: 'friday.json', content } }) },
  hostReadPack: { right: ofPack },
  hostRemovePack: { right: ofPack },
};
