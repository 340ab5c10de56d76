import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Program, stopProgram } from './program.ts';

/** Runs something with a folder and programs that are gone afterwards, however it ends. */
export async function inTempFolder<T>(
  run: (folder: string, started: (starting: Promise<Program>) => Promise<Program>) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'snug-run-'));
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
