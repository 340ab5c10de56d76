import { existsSync } from 'node:fs';
import { openStore } from '../database/open-store.ts';
import { createKeys } from '../foundation/keys.ts';
import { systemClock, systemRandom } from '../foundation/seams.ts';
import { onDisk } from '../media/disk.ts';
import { inBucket } from '../media/s3.ts';
import { dataFolderAt, pathsIn, secretFileOf, secretOf } from './data-folder.ts';
import type { EraseContext } from './erasing/erase-context.ts';
import { SettingError, type Settings } from './settings.ts';

/** The settings that a script beside the server needs. */
export type AlongsideSettings = Pick<Settings, 'dataDir' | 'databaseUrl' | 'bucket' | 'secret'>;

/** Opens a server's database while the server may run. Throws a SettingError where there is none. */
export async function openDatabaseAlongside(
  settings: AlongsideSettings,
): Promise<EraseContext & { close(): Promise<void> }> {
  const { dataDir, databaseUrl, bucket, secret } = settings;
  const folder = databaseUrl === undefined ? dataFolderAt(dataDir) : pathsIn(dataDir);
  // A new secret, as a first start makes one, would differ from the server's.
  if (secret === undefined && !existsSync(secretFileOf(folder))) {
    throw new SettingError(
      `There is no secret in ${folder.path}: set SNUG_DATA_DIR or SNUG_SECRET as the server has it.`,
    );
  }
  const store = await openStore(
    databaseUrl === undefined
      ? { kind: 'sqlite', file: folder.database, in: 'worker', alongside: true }
      : { kind: 'postgres', url: databaseUrl, alongside: true },
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
