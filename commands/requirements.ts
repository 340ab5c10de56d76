/**
 * `npm run requirements`: which rows of tests/requirements.md a test names, per group.
 * `-- --open GROUP` lists the rows of a group that none names; `-- --open` lists them all.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { provenIds, type Row, rowsOf, testFiles } from './requirements/rows.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rows = rowsOf(readFileSync(`${root}/tests/requirements.md`, 'utf8'));
const known = new Set(rows.map((row) => row.id));
const proven = new Set(testFiles(root).flatMap((file) => provenIds(readFileSync(file, 'utf8'), known)));

const flag = process.argv.indexOf('--open');
if (flag === -1) printGroups();
else printOpen(process.argv[flag + 1]);

function printGroups(): void {
  const groups = Map.groupBy(rows, (row) => row.group);
  console.log('group       proven  open');
  for (const [group, of] of groups) {
    const done = of.filter((row) => proven.has(row.id)).length;
    console.log(`${group.padEnd(11)} ${String(done).padStart(6)} ${String(of.length - done).padStart(5)}`);
  }
  const done = rows.filter((row) => proven.has(row.id)).length;
  console.log(`${'all'.padEnd(11)} ${String(done).padStart(6)} ${String(rows.length - done).padStart(5)}`);
}

function printOpen(group: string | undefined): void {
  const wanted = group?.toUpperCase();
  if (wanted && !rows.some((row) => row.group === wanted)) {
    console.error(`There is no group ${group} in tests/requirements.md.`);
    process.exit(1);
  }
  const open: Row[] = rows.filter((row) => !proven.has(row.id) && (!wanted || row.group === wanted));
  for (const row of open) console.log(`${row.id.padEnd(12)} ${row.text}`);
  console.log(`${open.length} open`);
}
