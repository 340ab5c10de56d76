import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pack } from '@snug/contract/shapes';
import { tempFolder } from '@snug/testing/command';
import { beforeEach, expect, test } from 'vitest';
import { endedScript } from './launch/ended-script.ts';

let folder = '';

beforeEach(() => {
  folder = tempFolder();
});

/** Runs `npm run import-pack -- …` for somebody whose current folder is `folder`. */
const importFile = (...files: string[]) =>
  endedScript(['scripts/import-pack.ts', ...files], {
    env: { ...process.env, SNUG_DATA_DIR: join(folder, 'data'), INIT_CWD: folder },
  });

test('a sheet becomes a pack below the data folder, whose path is the last line of output', async () => {
  await writeFile(
    join(folder, 'Été à la plage.csv'),
    'round,round_title,question_number,question,accepted_answers\n1,Sea,1,Which sea?,Red',
  );
  const { code, stdout } = await importFile('Été à la plage.csv');
  const path = join(folder, 'data', 'packs', 'ete-a-la-plage.json');
  expect({ code, path: stdout.trim().split('\n').at(-1) }).toEqual({ code: 0, path });
  expect(Pack.parse(JSON.parse(await readFile(path, 'utf8'))).title).toBe('Été à la plage');
});

test('a sheet with problems is refused with all of them, and nothing is written', async () => {
  await writeFile(join(folder, 'bad.csv'), 'round,round_title,question_number,question,accepted_answers\n1,,1,,Red');
  const { code, stderr } = await importFile('bad.csv');
  expect(code).toBe(1);
  expect(stderr).toContain('Row 2, column question: the question is empty.');
  expect(stderr).toContain('Row 2, column round_title: round 1 has no title.');
  expect(await readdir(folder)).toEqual(['bad.csv']);
});

test('a missing argument or file causes a one-sentence error', async () => {
  expect((await importFile()).stderr.trim()).toBe('Say which file: npm run import-pack -- file.csv');
  expect(await importFile('no.csv')).toMatchObject({ code: 1, stderr: 'There is no file no.csv.\n' });
});
