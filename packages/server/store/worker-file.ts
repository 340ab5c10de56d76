/** The program of the database's thread: it has the same name in the source and in the build. */
export const workerFile = new URL(`./worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);
