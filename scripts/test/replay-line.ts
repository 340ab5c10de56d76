export interface Failed {
  /** Which of Vitest's projects played it. */
  readonly project: string;
  readonly file: string;
  /** The whole name of the test, undefined where the file fails before or after its tests. */
  readonly name?: string | undefined;
  /** What chance began with; of its own where that was the tests' usual one. */
  readonly seed?: number;
}

/** The line that plays a failure again. The seed alone does: fast-check finds the smallest case by itself, as it did. */
export function replayLine({ project, file, name, seed }: Failed): string {
  const runs = process.env.SNUG_RUNS ? `SNUG_RUNS=${quoted(process.env.SNUG_RUNS)} ` : '';
  const chance = seed === undefined ? '' : `SNUG_SEED=${seed} ${runs}`;
  const test = name === undefined ? '' : ` -t ${quoted(`^${literally(name)}$`)}`;
  const config = project === 'storybook' ? ' --config stories/vitest.config.ts' : '';
  return `${chance}npx vitest run${config} --project ${quoted(project)} ${quoted(file)}${test}`;
}

/** Which project plays a file, of those that play each once. */
export function projectOf(file: string): string {
  if (!file.endsWith('.tsx')) return 'unit';
  return file.startsWith('packages/') ? 'browser-preact' : 'browser';
}

/** Vitest takes a name for a pattern. */
const literally = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** As a shell takes it for one word, whatever is in it. */
const quoted = (word: string): string => (/^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
