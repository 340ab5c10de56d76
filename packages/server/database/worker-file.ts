/**
 * The program of the database's thread, which defines the tasks. It has the same file name in the source and in the build.
 */
export const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? '../commands/database-worker.ts' : './database-worker.js',
  import.meta.url,
);
