import { repeat } from '../foundation/repeat.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { pollNewsOfOtherProcesses } from '../realtime/other-processes.ts';
import { backUpRegularly } from './backup.ts';
import { closeAtZero } from './close-at-zero.ts';
import type { DataFolder } from './data-folder.ts';
import { handInRounds } from './hand-in.ts';
import { finishErasuresRegularly } from './personal-data.ts';
import { defaultGamesMonths, retainDaily } from './retention.ts';

export interface BackgroundWorkOptions {
  /** The folder that a backup is put into every `backupMinutes`; undefined: no backups. */
  readonly backupDir?: string | undefined;
  readonly backupMinutes?: number;
  /** How long games are kept after they end. */
  readonly keepGamesMonths?: number;
}

/** How late the database knows that a login was used: the next write is for all that were. */
const sessionUseMs = 60_000;

/**
 * Starts the work that no request asks for: news from other processes, countdowns that are over, rounds to hand in, logins
 * that were used, erasures that were cut off, retention, backups. Returns a function that stops it.
 */
export function startBackgroundWork(
  context: ServerContext,
  folder: DataFolder,
  { backupDir: dir, backupMinutes = 5, keepGamesMonths = defaultGamesMonths }: BackgroundWorkOptions,
  failed: (error: unknown) => void,
): () => Promise<void> {
  const { clock } = context;
  const everyMs = backupMinutes * 60_000;
  const works = [
    pollNewsOfOtherProcesses(context, failed),
    closeAtZero(context, failed),
    handInRounds(context, failed),
    repeat(clock, { everyMs: sessionUseMs }, () => context.sessions.flush(), failed),
    finishErasuresRegularly(context, failed),
    retainDaily(context, { gamesMonths: keepGamesMonths }, failed),
    ...(dir === undefined ? [] : [backUpRegularly(folder, { dir, everyMs, clock, failed })]),
  ];
  return async () => {
    await Promise.all(works.map((work) => work.stop()));
  };
}
