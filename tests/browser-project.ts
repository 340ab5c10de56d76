import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { browserHere, flags } from '../scripts/launch/find-browser.mjs';
import { seeds } from './seeds/plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What is polled for has as long as a test: a second, which is what there is unsaid, is short on two busy cores. */
export const projectDefaults = {
  expect: { poll: { timeout: 15_000 } },
  setupFiles: [here('poll-timeout.ts')],
  // What is played with chance plays the same in every run.
  provide: { ...seeds },
};

/** Tests that Vitest plays on a page, as a phone in a dim pub has it. Each project writes into its own. */
export const browserProject = () => ({
  ...projectDefaults,
  setupFiles: [...projectDefaults.setupFiles, here('canvas-frames.ts'), here('fake-clocks.ts')],
  globalSetup: here('need-browser.ts'),
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width: 390, height: 844 },
    provider: playwright({
      // A page that plays test after test sweeps what is young less often, as Node does (scripts/test/run.ts).
      launchOptions: { executablePath: browserHere(), args: [...flags, '--js-flags=--max-semi-space-size=64'] },
      // Still, so that nothing depends on how fast an animation is; stories of motion ask for it themselves.
      contextOptions: { colorScheme: 'dark' as const, reducedMotion: 'reduce' as const },
    }),
    instances: [{ browser: 'chromium' as const }],
  },
});
