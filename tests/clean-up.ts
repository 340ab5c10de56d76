import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';

/** The library does so for the first file that imports it alone: on one page it is read once for all. */
beforeEach(() => cleanup());
