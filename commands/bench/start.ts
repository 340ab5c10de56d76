import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startServer, stopProgram } from '../load/program.ts';
import { inOwnFolder } from './own-folder.ts';
import { median } from './percentile.ts';
import type { Measured } from './promises.ts';

/** How long a server takes from its start until it listens, with a database that is there, beside the least any program takes. */
export async function measureStart({ rounds }: { readonly rounds: number }): Promise<Measured[]> {
  return inOwnFolder(async (folder) => {
    const data = join(folder, 'data');
    const start = async () => {
      const began = performance.now();
      const server = await startServer(data);
      const ms = performance.now() - began;
      await stopProgram(server);
      return ms;
    };
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

async function runNothing(): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
  return performance.now() - began;
}
