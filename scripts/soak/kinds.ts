import { globSync, readFileSync } from 'node:fs';

/** What plays random cases: the games of the simulation, and three kinds of tests that use fast-check. */
export const kinds = ['properties', 'models', 'fuzz', 'simulation'] as const;
export type Kind = (typeof kinds)[number];

const folders = ['packages', 'sites', 'tests', 'scripts'];
/** Sequences of events on something stateful, each checked against a model. */
const models = /\.model\.test\.tsx?$|\/any-[\w-]+\.test\.tsx?$/;
/** Valid and invalid texts and requests from outside. */
const fuzz = /\/security\/|\/(client-frame|guards|import-pack|call\.property)\.test\.tsx?$/;

const asks = /^(import .*|\} )from 'fast-check';$/m;

/** The test files of a kind below a folder: those that import fast-check. */
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
