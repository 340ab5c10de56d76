import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { commandLine } from './launch/command-line.mjs';
import { makeFolder } from './launch/make-folder.mjs';

const [file, ...rest] = commandLine({
  command: 'npm run import-pack',
  does: `Makes a pack of a spreadsheet of questions, writes it as JSON into packs/ of the data folder (SNUG_DATA_DIR, ./data) and
prints its path. When anything is wrong it prints all of it, writes nothing and ends with 1. The columns are described in
packages/server/packs/README.md.`,
  takes: 'FILE',
  examples: ['npm run import-pack -- friday.csv'],
}).positionals;
const { importPack } = await import('../packages/server/packs/import-pack.ts');

if (!file || rest.length > 0) fail(['Say which file: npm run import-pack -- file.csv']);

// npm runs this in the project's folder, but the path is relative to where the person is.
const from = process.env.INIT_CWD ?? process.cwd();
const bytes = await readFile(resolve(from, file)).catch((error: NodeJS.ErrnoException) =>
  fail([error.code === 'ENOENT' ? `There is no file ${file}.` : `The file ${file} cannot be read (${error.code}).`]),
);

const imported = importPack(bytes, file);
if ('problems' in imported) fail([...imported.problems, `Nothing was imported from ${file}.`]);

const { pack, remarks } = imported;
const folder = resolve(process.env.SNUG_DATA_DIR ?? './data', 'packs');
const path = join(folder, `${slug(basename(file))}.json`);
try {
  makeFolder(folder);
  await writeFile(path, `${JSON.stringify(pack, null, 2)}\n`);
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  fail([`The folder ${folder} cannot be written (${code}): set SNUG_DATA_DIR to one that can.`]);
}

for (const remark of remarks) console.log(remark);
const questions = pack.rounds.reduce((sum, round) => sum + round.questions.length, 0);
console.log(`${pack.title}: ${count(pack.rounds.length, 'round')}, ${count(questions, 'question')}.`);
console.log(path);

function fail(sentences: readonly string[]): never {
  for (const each of sentences) console.error(each);
  process.exit(1);
}

/** A file name that is valid on every system. */
function slug(name: string): string {
  const plain = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain === '' ? 'pack' : plain;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
