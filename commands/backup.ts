/**
 * `npm run backup -- --to FILE`: a whole copy of the database, made while the server runs, with the secret and a list of
 * the pictures beside it. How to restore it stands in packages/server/README.md.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, dataFolderAt, readSettings } from '@snug/server';

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  if (!to) throw new Error('Say where to: npm run backup -- --to backup.db');
  const { databaseUrl, dataDir } = readSettings(process.env);
  // npm runs this in the project's folder; the file is meant from where the person stands.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), to);
  if (databaseUrl !== undefined) {
    // Without the row that names the incarnation, so that every client of a restored database loads anew.
    throw new Error(
      `PostgreSQL makes its own backups:\n  pg_dump --format=custom --exclude-table-data=meta --file=${JSON.stringify(file)} "$SNUG_DATABASE_URL"`,
    );
  }
  const folder = dataFolderAt(dataDir);
  const { bytes, pictures, secret } = await backUp(folder, file);
  const pictureBytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
  console.log(`${file}  ${size(bytes)}, checked`);
  console.log(secret === undefined ? 'The secret is that of SNUG_SECRET: keep it too.' : `${secret}  the secret`);
  console.log(
    `${file}.pictures  ${pictures.length} pictures, ${size(pictureBytes)}: their files are not in the backup`,
  );
}

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
