import { tmpdir } from 'node:os';

/**
 * Where temporary files of what measures a disk, or is killed while it waits for one, are. `npm test` puts all others into
 * memory (scripts/test/temporary.ts).
 */
export const diskFolder = (): string => process.env.SNUG_TEST_DISK ?? tmpdir();
