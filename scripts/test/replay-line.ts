export interface Failed {
  /** The Vitest project that played it. */
  readonly project: string;
  readonly file: string;
  /** The full name of the test; undefined if the file fails before or after its tests. */
  readonly name?: string | undefined;
  /** The seed of the random cases; undefined for the tests' usual one. */
  readonly seed?: number;
}

/** The command that plays a failure again. The seed is enough: fast-check shrinks to the same case again. */
export function replayLine({ project, file, name, seed }: Failed): string {
  const runs = process.env.SNUG_RUNS ? `SNUG_RUNS=${quoted(process.env.SNUG_RUNS)} ` : '';
  const chance = seed === undefined ? '' : `SNUG_SEED=${seed} ${runs}`;
  const test = name === undefined ? '' : ` -t ${quoted(`^${literally(name)}$`)}`;
  const config = project === 'storybook' ? ' --config stories/vitest.config.ts' : '';
  return `${chance}npx vitest run${config} --project ${quoted(project)} ${quoted(file)}${test}`;
}

/** The project that plays a file, among those that play each file once. */
export function projectOf(file: string): string {
  if (!file.endsWith('.tsx')) return file.startsWith('tests/outside/') ? 'outside' : 'unit';
  if (file.startsWith('packages/')) return 'browser-preact';
  return file.startsWith('sites/') ? 'browser-sites' : 'browser';
}

/** Vitest treats a name as a pattern. */
const literally = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Quoted so that a shell takes it as one word. */
const quoted = (word: string): string => (/^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
