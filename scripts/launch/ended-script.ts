import { fileURLToPath } from 'node:url';
import { runCommand } from '@snug/testing/command';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where `npm test` keeps compiled code: a command whose hundreds of files are compiled takes half as long. */
const { NODE_COMPILE_CACHE } = process.env;
const compiled = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

/** Runs a script from source, in this project unless told otherwise. For tests of commands. */
export const endedScript = (
  args: readonly string[],
  { cwd = root, env = process.env }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
) => runCommand(['--conditions=@snug/source', ...args], { cwd, env: { ...compiled, ...env } });
