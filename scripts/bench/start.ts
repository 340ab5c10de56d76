import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asBuilt, inTempFolder, startProgram, stopProgram } from '@snug/testing/program';
import { median } from './percentile.ts';
import type { Measured } from './promises.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * How long the built server, as `npm start` runs it, takes until it listens with an existing database, compared with the
 * least that any program takes.
 */
export async function measureStart({ rounds }: { readonly rounds: number }): Promise<Measured[]> {
  execFileSync(process.execPath, ['scripts/build.ts', 'server', '--quiet'], {
    cwd: root,
    stdio: 'inherit',
  });
  return inTempFolder(async (folder) => {
    const start = () => startBuilt(join(folder, 'data'));
    await start();
    const [ours, nothing]: [number[], number[]] = [[], []];
    for (let n = 0; n < rounds; n += 1) {
      nothing.push(await runNothing());
      ours.push(await start());
    }
    return [
      {
        what: 'start with an existing database, until it listens',
        ours: `${median(ours).toFixed(0)} ms`,
        yardstick: `node -e 0: ${median(nothing).toFixed(0)} ms`,
        value: median(ours.map((ms, n) => ms / (nothing[n] ?? Number.NaN))),
        unit: 'x',
        most: 12,
      },
    ];
  });
}

async function startBuilt(data: string): Promise<number> {
  const began = performance.now();
  const settings = { PORT: '0', SNUG_HOST: '127.0.0.1', SNUG_DATA_DIR: data, SNUG_LOG_LEVEL: 'silent' };
  const server = await startProgram('packages/server/dist/main.js', [], settings, asBuilt);
  const ms = performance.now() - began;
  await stopProgram(server);
  return ms;
}

async function runNothing(): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
  return performance.now() - began;
}
