import { globSync, readFileSync } from 'node:fs';

/** What plays by chance. The games of the simulation are the fourth kind; the other three are tests that use fast-check. */
export const kinds = ['properties', 'models', 'fuzz', 'simulation'] as const;
export type Kind = (typeof kinds)[number];

const folders = ['packages', 'sites', 'tests', 'scripts'];
/** Courses of events on something that has state, each checked against what it should be. */
const models = /\.model\.test\.tsx?$|\/any-[\w-]+\.test\.tsx?$/;
/** Text and requests from outside, right and wrong. */
const fuzz = /\/security\/|\/(client-frame|guards|import-pack|call\.property)\.test\.tsx?$/;

const asks = /^(import .*|\} )from 'fast-check';$/m;

/** The test files of a kind, below a folder: those that ask for fast-check. */
export function filesOf(kind: Kind, root: string): string[] {
  return globSync(
    folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' },
  )
    .filter((file) => asks.test(readFileSync(`${root}/${file}`, 'utf8')))
    .filter((file) => kind === kindOf(file))
    .sort();
}

function kindOf(file: string): Kind {
  if (models.test(file)) return 'models';
  return fuzz.test(file) ? 'fuzz' : 'properties';
}
