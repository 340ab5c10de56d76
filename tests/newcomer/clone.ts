import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diskFolder, freePort } from '@snug/testing/program';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A folder with a clone of HEAD. `npm test` names one for all steps that need it, and removes it after the run. */
export function cloneOfHead(): string {
  const folder = process.env.SNUG_TEST_CLONE ?? join(mkdtempSync(join(diskFolder(), 'snug-newcomer-')), 'clone');
  if (!existsSync(folder)) execFileSync('git', ['clone', '--quiet', '--local', root, folder]);
  return folder;
}

/** Variables that a newcomer's shell does not have: they come from this run, and would find packages for the clone. */
const inheritedSettings = /^(NODE_|SNUG_|VITEST|npm_(lifecycle|package|command|execpath|node_execpath)|INIT_CWD)/;

/**
 * The environment of somebody who has just cloned Snug: their own Node, whichever that is, and no setting of ours. Packages
 * come from npm's cache if they are there.
 */
export const ownEnvironment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !inheritedSettings.test(name))),
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
  TMPDIR: diskFolder(),
  npm_config_prefer_offline: 'true',
};

/** Removes the folder, unless it belongs to the run. */
export function removeClone(folder: string): void {
  if (process.env.SNUG_TEST_CLONE === undefined)
    rmSync(dirname(folder), { recursive: true, force: true, maxRetries: 3 });
}

export interface Started {
  readonly url: string;
  end(): Promise<void>;
}

/** Runs `npm start` in this folder, on a free port, with data beside the folder. Resolves when it has printed the URL. */
export async function npmStart(folder: string): Promise<Started> {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...ownEnvironment, PORT: String(port), SNUG_DATA_DIR: `${folder}-data` },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that whatever npm has started ends with it.
    detached: true,
  });
  const closed = once(child, 'close');
  const kill = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  // An aborted test run leaves no server behind.
  process.once('exit', kill);
  let output = '';
  const isUp = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
        if (/#link=\S+/.test(output)) resolve();
      });
    }
    child.on('close', () => reject(new Error(`npm start ended:\n${output}`)));
  });
  await isUp;
  return {
    url: `http://127.0.0.1:${port}`,
    async end() {
      kill();
      await closed;
      process.off('exit', kill);
    },
  };
}
