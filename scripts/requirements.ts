/** `npm run requirements`: which rows of tests/requirements.md tests prove; `-- --help` says what counts. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commandLine } from './launch/command-line.mjs';
import { orStop, stop } from './launch/stop.mjs';
import { type Counted, counted, type State } from './requirements/count.ts';
import { otherwiseOf, rowsOf } from './requirements/rows.ts';
import { usage } from './requirements/usage.ts';

const states: readonly State[] = ['proven', 'half', 'open'];

const { open, where, names } = read();
// It parses TypeScript, whose compiler loads slowly.
const { evidenceOf } = await import('./requirements/evidence.ts');

const root = fileURLToPath(new URL('..', import.meta.url));
const markdown = readFileSync(`${root}/tests/requirements.md`, 'utf8');
const rows = rowsOf(markdown);
const groups = new Set(rows.map((row) => row.group));
const otherwise = otherwiseOf(markdown);

const ids = new Set(rows.map(({ id }) => id.toUpperCase()));
const unknown = names.find((name) => !(where ? ids : groups).has(name));
if (unknown) stop(`There is no ${where ? 'row' : 'group'} ${unknown} in tests/requirements.md.`);

const evidence = evidenceOf(root, new Set(rows.map((row) => row.id)));
const all = await orStop(() => rows.map((row) => counted(row, evidence.get(row.id) ?? [])));

if (where) {
  for (const one of all.filter(({ row }) => names.includes(row.id.toUpperCase()))) printWhere(one);
} else if (open) {
  printOpen(all.filter(({ row }) => names.length === 0 || names.includes(row.group)));
} else printGroups();

function printGroups(): void {
  console.log(formatLine('group', ...states));
  for (const [group, of] of Map.groupBy(all, ({ row }) => row.group)) console.log(sums(group, of));
  console.log(sums('all', all));
}

function sums(name: string, of: readonly Counted[]): string {
  return formatLine(name, ...states.map((state) => String(of.filter((one) => one.state === state).length)));
}

function formatLine(name: string, ...cells: readonly string[]): string {
  return `${name.padEnd(11)}${cells.map((cell) => cell.padStart(8)).join('')}`;
}

/** The rows that are open or half, each with the tests that are missing. */
function printOpen(of: readonly Counted[]): void {
  const left = of.filter(({ state }) => state !== 'proven');
  for (const { row, state, missing } of left) {
    console.log(`${row.id.padEnd(12)} ${state}  ${row.text}`);
    for (const lack of missing) console.log(`${' '.repeat(13)}lacks ${lack}`);
  }
  const half = left.filter(({ state }) => state === 'half').length;
  console.log(`${left.length - half} open, ${half} half`);
}

/** The tests that count for a row, one line each. */
function printWhere({ row, state, missing, evidence: tests }: Counted): void {
  console.log(`${row.id} (${row.where.join('; ')}): ${state}`);
  console.log(row.text);
  const instead = otherwise.get(row.id);
  if (instead) console.log(`We do otherwise: ${instead}`);
  for (const { file, line: at, name } of tests) console.log(`${file}:${at}: ${name}`);
  for (const lack of missing) console.log(`lacks ${lack}`);
}

function read(): { open: boolean; where: boolean; names: string[] } {
  const { values, positionals } = commandLine(usage);
  if (values.where && values.open) stop('Either --open or --where.');
  if (values.where && positionals.length === 0) stop('Say which row: npm run requirements -- --where JOIN-05');
  if (!values.open && !values.where && positionals.length > 0) stop(`Say --open or --where before ${positionals[0]}.`);
  return { open: values.open, where: values.where, names: positionals.map((name) => name.toUpperCase()) };
}
