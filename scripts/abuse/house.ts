import { mkdirSync } from 'node:fs';
import { type HttpPlayer, playerAt, signIn } from '@snug/testing/http';
import { type Program, startProgram } from '@snug/testing/program';

/** A server as it runs in a pub, with all its limits. */
export interface House {
  readonly port: number;
  readonly quizmaster: HttpPlayer;
}

export async function openHouse(
  dataDir: string,
  started: (starting: Promise<Program>) => Promise<Program>,
): Promise<House> {
  mkdirSync(dataDir);
  const settings = { PORT: '0', SNUG_HOST: '127.0.0.1', SNUG_DATA_DIR: dataDir, SNUG_LOG_LEVEL: 'silent' };
  const { port, link } = await started(startProgram('packages/server/main.ts', [], settings));
  return { port, quizmaster: await signIn(playerAt(port), link) };
}
