import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedTests } from './named-tests.ts';
import type { Proof } from './where.ts';

/** A test that names a row. */
export interface Evidence {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** Whether it renders: a test in a browser, a story that is played, a journey. */
  readonly rendered: boolean;
  /** The folders whose code it runs; undefined for a journey, which runs everything that a player has. */
  readonly folders: readonly string[] | undefined;
}

/** Everything that a runner plays, as in vitest.config.ts and tests/playwright.config.ts. */
const patterns = [
  '{packages,sites}/**/*.test.{ts,tsx}',
  'stories/*/*.{test,stories}.tsx',
  'tests/**/*.test.ts',
  'tests/journeys/*.spec.ts',
];

/** Every test that names one of these rows, by row. */
export function evidenceOf(root: string, known: ReadonlySet<string>): Map<string, Evidence[]> {
  const skip = (path: string) => /(^|\/)(node_modules|dist[^/]*)$/.test(path);
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: skip })).sort();
  const groups = new Set([...known].map((id) => id.replace(/-.*/, '')));
  const anyId = new RegExp(`\\b(?:${[...groups].join('|')})-\\w`);
  const found = new Map<string, Evidence[]>();
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    // Parsing TypeScript takes most of the time, so only sources that may name a row are parsed.
    if (!anyId.test(source)) continue;
    const where = { rendered: isRendered(file), folders: foldersOf(file, source) };
    for (const { names, line } of namedTests(file, source)) {
      for (const id of new Set(names.flatMap((name) => idsOf(name, known)))) {
        const evidence = { file, line, name: names.join(' › '), ...where };
        found.set(id, [...(found.get(id) ?? []), evidence]);
      }
    }
  }
  return found;
}

/** The rows that a name begins with: `JOIN-05, JOIN-06 …`; other ids may be among them: `ROLE-11 H26 ROUND-05 …`. */
export function idsOf(name: string, known: ReadonlySet<string>): string[] {
  const [ids = ''] = /^(?:(?:[A-Z]+-[\w-]+|[A-Z]\d+)[:,]?(?:\s+|$))+/.exec(name) ?? [];
  return ids.split(/[\s:,]+/).filter((id) => known.has(id));
}

export function proves(evidence: Evidence, proof: Proof): boolean {
  if (proof.rendered && !evidence.rendered) return false;
  // A journey proves the player's side, not the server that it uses.
  if (!evidence.folders) return proof.folders.length > 0 && !proof.folders.includes('packages/server');
  return evidence.folders.some((played) =>
    proof.folders.some((folder) => played === folder || played.startsWith(`${folder}/`)),
  );
}

function isRendered(file: string): boolean {
  return file.endsWith('.tsx') || file.endsWith('.spec.ts');
}

/** A test runs the code beside it; a story, or a test of stories, the packages that it imports. */
function foldersOf(file: string, source: string): readonly string[] | undefined {
  if (file.endsWith('.spec.ts')) return undefined;
  if (!file.startsWith('stories/')) return [file];
  return [...source.matchAll(/from '@snug\/([\w-]+)/g)].map(([, name]) => `packages/${name}`);
}
