import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { diskFolder } from './disk-folder.ts';
import { type Program, stopProgram } from './program.ts';

/** Runs something with a folder on a disk and programs that are gone afterwards, however it ends. */
export async function inTempFolder<T>(
  run: (folder: string, started: (starting: Promise<Program>) => Promise<Program>) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(diskFolder(), 'snug-run-'));
  const programs: Program[] = [];
  try {
    return await run(folder, async (starting) => {
      const program = await starting;
      programs.push(program);
      return program;
    });
  } finally {
    // In reverse order: the phones before the server, which would close every remaining connection first.
    for (const program of programs.reverse()) await stopProgram(program);
    rmSync(folder, { recursive: true });
  }
}
