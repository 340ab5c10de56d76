import { fileURLToPath } from 'node:url';
import { runCommand } from '@snug/testing/command';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a script from source, in this project unless told otherwise. For tests of commands. */
export const endedScript = (
  args: readonly string[],
  { cwd = root, env = process.env }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
) => runCommand(['--conditions=@snug/source', ...args], { cwd, env });
