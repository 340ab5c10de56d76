import {
  hostEndGame,
  hostImportPack,
  hostNewGame,
  hostNewVenue,
  hostPacks,
  hostReadPack,
  hostRemovePack,
  packMaxBytes,
  venueHeader,
} from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import { details } from '@snug/rules';
import { consoleOf, littleQuiz, type TestPlayer, worldOfEachTest } from '@snug/testing/server';
import { expect, test } from 'vitest';

const world = worldOfEachTest();
const sheet = 'round,round_title,question_number,question,accepted_answers\n1,Sea,1,Which sea?,Red\n1,,2,And?,Dead';
const file = (name: string, text: string | Uint8Array) => ({ name, content: Buffer.from(text).toString('base64') });
const titles = async (host: TestPlayer) => (await host.call(hostPacks)).map(({ title }) => title);

test('an imported sheet stands in the list of its venue alone, and can be looked at', async () => {
  const host = await world.host();
  world.clock.pass(1);
  const { venue_id } = await host.call(hostNewVenue, { body: { name: 'The Anchor' } });
  world.clock.pass(1);
  const { pack, problems, remarks } = await host.call(hostImportPack, { body: file('Friday.csv', sheet) });
  expect([problems, remarks]).toEqual([[], []]);
  expect(pack).toMatchObject({ title: 'Friday', rounds: 1, questions: 2, played: 0, last_played: null });
  expect(await titles(host)).toEqual(['Friday', expect.any(String)]);
  const there = { headers: { [venueHeader]: venue_id } };
  expect(await host.call(hostPacks, there)).toEqual([]);
  const params = { pack_id: pack?.pack_id ?? '' };
  expect(await host.ask(hostReadPack, { params, ...there })).toMatchObject({ status: 404, detail: details.noSuchPack });

  const { title, json } = await host.call(hostReadPack, { params });
  expect([title, Pack.parse(JSON.parse(json)).rounds[0]?.questions.length]).toEqual(['Friday', 2]);
  // What is read can be imported again: it is the same pack, and at another venue one of its own.
  const again = await host.call(hostImportPack, { body: file('friday.json', json) });
  expect(again.pack?.pack_id).toBe(params.pack_id);
  const copy = await host.call(hostImportPack, { body: file('friday.json', json), ...there });
  expect(copy.pack?.pack_id).not.toBe(params.pack_id);
});

test.each([
  [
    'bad.csv',
    'round,round_title,question_number,question,accepted_answers\n1,,1,,Red',
    ['Row 2, column round_title: round 1 has no title.', 'Row 2, column question: the question is empty.'],
  ],
  ['bad.csv', '', ['The file is empty.']],
  [
    'bad.json',
    '{',
    ['The file is not JSON. A pack is a .json file that this server or import-pack wrote, or a .csv file.'],
  ],
  ['bad.JSON', '[]', ['The pack: this cannot be used.']],
  [
    'bad.json',
    JSON.stringify({
      title: '',
      rounds: [
        { title: 'Sea', questions: [{ question_text: 'x'.repeat(2_001), accepted: [['Red']], image: 'ftp:x' }] },
      ],
    }),
    [
      'Title: this is missing or empty.',
      'Round 1, question 1, question_text: a text here is longer than 2000 characters.',
      'Round 1, question 1, image: a picture must be an address that begins with https:// or /media/.',
    ],
  ],
])('%s that is wrong is refused with all that is, and nothing is kept', async (name, text, problems) => {
  const host = await world.host();
  const before = await titles(host);
  const imported = await host.call(hostImportPack, { body: file(name, text) });
  expect(imported).toEqual({ pack: null, problems: expect.arrayContaining(problems), remarks: [] });
  expect(imported.problems).toHaveLength(problems.length);
  expect(await titles(host)).toEqual(before);
});

test('what spreadsheets write is read as it is: Windows-1252, with a remark', async () => {
  const host = await world.host();
  const latin = Buffer.from(sheet.replace('Sea', 'Café'), 'latin1');
  const { pack, remarks } = await host.call(hostImportPack, { body: file('cafe.csv', latin) });
  expect(remarks).toEqual(['The file is not UTF-8; it was read as Windows-1252. Check the accents.']);
  const { json } = await host.call(hostReadPack, { params: { pack_id: pack?.pack_id ?? '' } });
  expect(json).toContain('Café');
});

test('a file that is too large says so, and one beyond what a request may have is refused', async () => {
  const host = await world.host();
  const { problems } = await host.call(hostImportPack, { body: file('big.json', ' '.repeat(packMaxBytes + 1)) });
  expect(problems).toEqual(['The file is larger than 1 MB, which is more than any quiz.']);
  const huge = await host.ask(hostImportPack, { body: file('huge.csv', 'x'.repeat(2 * packMaxBytes)) });
  expect(huge).toMatchObject({ status: 413, detail: details.tooLarge });
});

test('a pack counts how often it was played here, and a game that has not begun keeps it in the list', async () => {
  const host = await world.host();
  const pack = Pack.parse({ ...littleQuiz, title: 'Counted' });
  const { game_id } = await host.call(hostNewGame, { body: { title: 'One', pack } });
  const counted = async () => (await host.call(hostPacks)).find(({ title }) => title === 'Counted');
  const pack_id = (await counted())?.pack_id ?? '';
  expect(await counted()).toMatchObject({ played: 0, last_played: null });
  expect(await host.ask(hostRemovePack, { params: { pack_id } })).toMatchObject({
    status: 409,
    detail: details.packPlanned,
  });
  const console = await consoleOf(host, game_id);
  await console.start(1);
  await console.ask(1, 0);
  expect(await counted()).toMatchObject({ played: 1, last_played: new Date(world.clock.now()).toISOString() });
  await host.call(hostEndGame, { params: { id: game_id } });

  await host.call(hostRemovePack, { params: { pack_id } });
  expect(await counted()).toBeUndefined();
  expect((await host.ask(hostReadPack, { params: { pack_id } })).status).toBe(404);
  // The game still has it, and importing it again puts the same pack back.
  await host.call(hostImportPack, { body: file('counted.json', JSON.stringify(pack)) });
  expect(await counted()).toMatchObject({ pack_id, played: 1 });
});
