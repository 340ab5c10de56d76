import { StoreError } from '../database/store-error.ts';
import { SettingError } from './settings.ts';

/** What the operator can do, by SQLite's message: of an error in another thread only the message is known. */
const remedies: Readonly<Record<string, string>> = {
  'database or disk is full': 'make room on its disk, or set SNUG_DATA_DIR to a folder on another',
  'disk I/O error': 'look whether its disk is full or broken, or set SNUG_DATA_DIR to a folder on another',
  'attempt to write a readonly database':
    'give this user the right to write it, or set SNUG_DATA_DIR to another folder',
  'unable to open database file': 'give this user the right to write it, or set SNUG_DATA_DIR to another folder',
};

/** The error of a start whose database cannot be opened or filled. */
export function databaseError(database: string, { message }: Error): SettingError {
  const remedy = remedies[message];
  return new SettingError(
    `The database ${database} cannot be opened: ${message}${remedy === undefined ? '' : `, so ${remedy}`}.`,
  );
}

/** The error that a start ends with: a SettingError if the operator can fix it, the error itself if it is a bug. */
export function startError(
  error: unknown,
  { database, port }: { database: string; port: number | undefined },
): unknown {
  if (error instanceof StoreError && error.busy) return databaseError(database, error);
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    const other = port === 65_535 ? 4_000 : (port ?? 0) + 1;
    return new SettingError(
      `Port ${port} is taken: end what runs there, or choose another as in PORT=${other} npm start.`,
    );
  }
  if (code === 'EACCES' && syscall === 'listen')
    return new SettingError(`Port ${port} needs more rights than this user has: set PORT to another.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new SettingError('SNUG_HOST names an address that this machine does not have: set it to one that it has.');
  }
  return error;
}
