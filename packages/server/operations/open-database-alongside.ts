import { existsSync } from 'node:fs';
import { openStore } from '../database/open-store.ts';
import { createKeys } from '../foundation/keys.ts';
import { systemClock, systemRandom } from '../foundation/seams.ts';
import { onDisk } from '../media/disk.ts';
import { inBucket } from '../media/s3.ts';
import { dataFolderAt, namesIn, secretFileOf, secretOf } from './data-folder.ts';
import type { Eraser } from './erase.ts';
import { SettingError, type Settings } from './settings.ts';

/** What a command beside the server needs of its settings. */
export type BesideSettings = Pick<Settings, 'dataDir' | 'databaseUrl' | 'bucket' | 'secret'>;

/** Opens what a server uses, while it may run. Throws a SettingError where there is nothing to open. */
export async function openBeside(settings: BesideSettings): Promise<Eraser & { close(): Promise<void> }> {
  const { dataDir, databaseUrl, bucket, secret } = settings;
  const folder = databaseUrl === undefined ? dataFolderAt(dataDir) : namesIn(dataDir);
  // A new one, as a first start makes it, would be another than the server's.
  if (secret === undefined && !existsSync(secretFileOf(folder))) {
    throw new SettingError(
      `There is no secret in ${folder.path}: set SNUG_DATA_DIR or SNUG_SECRET as the server has it.`,
    );
  }
  const store = await openStore(
    databaseUrl === undefined
      ? { kind: 'sqlite', file: folder.database, in: 'worker', beside: true }
      : { kind: 'postgres', url: databaseUrl },
  );
  return {
    store,
    clock: systemClock,
    random: systemRandom,
    keys: createKeys(secret ?? secretOf(folder)),
    media: bucket ? inBucket(bucket) : onDisk(folder.pictures),
    close: () => store.close(),
  };
}
