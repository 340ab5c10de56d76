import { globSync } from 'node:fs';
import { join } from 'node:path';

/** One row of tests/requirements.md that a test must prove. The OPEN rows are decisions and are not among them. */
export interface Row {
  readonly id: string;
  readonly group: string;
  readonly text: string;
}

/** The rows of the tables, each under the `### GROUP – title (n)` it stands below. */
export function rowsOf(markdown: string): Row[] {
  const rows: Row[] = [];
  let group = '';
  for (const line of markdown.split('\n')) {
    group = /^### ([A-Z]+) /.exec(line)?.[1] ?? group;
    const [, id, text] = /^\| ([A-Z]+-[\w-]+) \| (.*?) \|/.exec(line) ?? [];
    if (id && text && !id.startsWith('OPEN-')) rows.push({ id, group, text });
  }
  return rows;
}

/** What counts as a test: unit and browser tests beside the code, journeys, stories (which run as tests). */
export function testFiles(root: string): string[] {
  const patterns = [
    '{packages,sites,commands,tests}/**/*.test.{ts,tsx}',
    'tests/**/*.spec.ts',
    'stories/*.stories.tsx',
  ];
  const skip = (path: string) => /(^|\/)(node_modules|dist[^/]*)$/.test(path);
  return patterns.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: skip })).map((file) => join(root, file));
}

/**
 * The ids that the names of this file's tests begin with. A name may begin with several: `JOIN-05, JOIN-06 …`.
 * A test that is skipped proves nothing. A name stands after `test(`, `it(`, the second bracket of `test.each(…)(`, or a story's `name:`.
 */
export function provenIds(source: string, known: ReadonlySet<string>): string[] {
  const names = source.matchAll(
    /(?:\b(?:test|it)(?:\.(?!skip|todo|fixme)\w+)*\(|\)\(|\bname:)\s*(['"`])((?:[A-Z]+-[\w-]+[:,]?\s+)+)/g,
  );
  return [...names].flatMap(([, , ids]) => (ids ?? '').split(/[\s:,]+/)).filter((id) => known.has(id));
}
