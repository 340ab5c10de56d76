import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { browserHere, flags } from '../scripts/launch/find-browser.mjs';
import { seeds } from './seeds/plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * A hang fails; a busy machine does not, were it twenty times slower. Polling ends before the test does, so that what did
 * not come is named.
 */
export const projectDefaults = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
  setupFiles: [here('poll-timeout.ts')],
  // Properties play the same cases in every run.
  provide: { ...seeds },
};

/** Tests that Vitest runs on a page, set up like a phone in a dim pub. Each project gets an object of its own. */
export const browserProject = () => ({
  ...projectDefaults,
  setupFiles: [
    ...projectDefaults.setupFiles,
    here('canvas-frames.ts'),
    here('fake-clocks.ts'),
    here('announcements.ts'),
  ],
  globalSetup: here('need-browser.ts'),
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width: 390, height: 844 },
    provider: playwright({
      // A page that runs many tests collects young objects less often, as Node does (scripts/test/run.ts).
      launchOptions: { executablePath: browserHere(), args: [...flags, '--js-flags=--max-semi-space-size=64'] },
      // Reduced motion, so that no test depends on the speed of an animation; stories of motion ask for it themselves.
      contextOptions: { colorScheme: 'dark' as const, reducedMotion: 'reduce' as const },
    }),
    instances: [{ browser: 'chromium' as const }],
  },
});
