import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { commandLine } from './launch/command-line.mjs';
import { makeFolder } from './launch/make-folder.mjs';

const { positionals, values } = commandLine({
  command: 'npm run import-pack',
  does: `Makes a pack of a spreadsheet of questions or of a pack's JSON file, writes it as JSON into packs/ of the data folder
(SNUG_DATA_DIR, ./data) and prints its path; with --venue it also stands in the list of that venue, while the server runs. When
anything is wrong it prints all of it, writes nothing and ends with 1. The columns are described in
packages/server/packs/README.md.`,
  takes: 'FILE',
  options: {
    venue: { type: 'string', value: 'VENUE', means: 'puts the pack into the list of this venue, by its name or id' },
  },
  examples: ['npm run import-pack -- friday.csv', 'npm run import-pack -- friday.csv --venue "The Anchor"'],
});
const { importFile } = await import('../packages/server/packs/import-file.ts');

const [file, ...rest] = positionals;
if (!file || rest.length > 0) fail(['Say which file: npm run import-pack -- file.csv']);

// npm runs this in the project's folder, but the path is relative to where the person is.
const from = process.env.INIT_CWD ?? process.cwd();
const bytes = await readFile(resolve(from, file)).catch((error: NodeJS.ErrnoException) =>
  fail([error.code === 'ENOENT' ? `There is no file ${file}.` : `The file ${file} cannot be read (${error.code}).`]),
);

const { readSettings } = await import('@snug/server');
const imported = importFile(bytes, basename(file), pictureOrigins());
if ('problems' in imported) fail([...imported.problems, `Nothing was imported from ${file}.`]);

const { pack, remarks } = imported;
// First of all: where there is no such venue, nothing is written.
const listedAt = values.venue === undefined ? undefined : await listAt(values.venue);
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
if (listedAt !== undefined) console.log(`It is in the list of ${listedAt}.`);
console.log(path);

/** Puts the pack into a venue's list; resolves with the venue's name. */
async function listAt(wanted: string): Promise<string> {
  const { addPackTo, openDatabaseAlongside, venueNamed } = await import('@snug/server');
  try {
    const opened = await openDatabaseAlongside(readSettings(process.env));
    try {
      const venue = await venueNamed(opened, wanted);
      await addPackTo(opened, venue.venue_id, pack);
      return venue.name;
    } finally {
      await opened.close();
    }
  } catch (error) {
    return fail([error instanceof Error ? error.message : String(error), `Nothing was imported from ${file}.`]);
  }
}

/** A server's settings that cannot be used stop the import too. */
function pictureOrigins(): readonly string[] {
  try {
    return readSettings(process.env).pictureOrigins;
  } catch (error) {
    return fail([error instanceof Error ? error.message : String(error)]);
  }
}

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
