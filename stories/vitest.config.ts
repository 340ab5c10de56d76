import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { fromSource } from '../scripts/build/from-source.ts';
import { browserProject } from '../tests/browser-project.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** For by-day.ts. */
const preferScheme: BrowserCommand<[colorScheme: 'dark' | 'light']> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });

const page = browserProject();

/**
 * Checks every story with axe at night, and its colours by day, too. Not a project of ../vitest.config.ts, because Storybook
 * loads all its packages as soon as it is configured: half of the start of every other run.
 */
export default defineConfig({
  // Styles are computed with this configuration.
  ...fromSource,
  root: here('..'),
  plugins: [storybookTest({ configDir: here('.storybook') })],
  test: {
    name: 'storybook',
    ...page,
    // A story leaves nothing behind: one page for all of them takes half the time.
    isolate: false,
    setupFiles: [...page.setupFiles, here('.storybook/check-reports.ts')],
    browser: { ...page.browser, commands: { preferScheme } },
  },
});
