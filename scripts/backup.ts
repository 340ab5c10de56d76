import { resolve } from 'node:path';
import { commandLine } from './launch/command-line.mjs';
import { orStop } from './launch/stop.mjs';

const { to } = commandLine({
  command: 'npm run backup',
  does: `Makes a whole copy of the database while the server runs, with the secret and a list of the pictures beside it. The server
is found by its settings, such as SNUG_DATA_DIR. How to restore it stands in packages/server/README.md.`,
  options: { to: { type: 'string', value: 'FILE', means: 'where the copy goes; it must be said' } },
  examples: ['npm run backup -- --to backup.db'],
}).values;
const { backUp, dataFolderAt, readSettings } = await import('@snug/server');

await orStop(start);

async function start(): Promise<void> {
  if (!to) throw new Error('Say where to: npm run backup -- --to backup.db');
  const { databaseUrl, dataDir } = readSettings(process.env);
  // npm runs this in the project's folder, but the path is relative to where the person is.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), to);
  if (databaseUrl !== undefined) {
    // Without the row that names the incarnation, so that every client of a restored database loads again.
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
