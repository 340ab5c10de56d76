import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';
/** The library cleans up only for the first file that imports it: files on one page share the import. */
beforeEach(() => cleanup());
