import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserHere, flags } from '../scripts/launch/find-browser.mjs';

/** The report that `npm test` reads. */
const report = process.env.SNUG_PLAYWRIGHT_REPORT;

const testMatch = 'journeys/*.spec.ts';

export default defineConfig({
  testDir: '.',
  tsconfig: fileURLToPath(new URL('tsconfig.playwright.json', import.meta.url)),
  globalSetup: fileURLToPath(new URL('need-browser.ts', import.meta.url)),
  outputDir: '../test-results',
  projects: [
    // Each worker has servers of its own and mostly waits for screens: two cores carry three. Reduced motion, since
    // animations are a seventh of the work.
    {
      name: 'journeys',
      testMatch,
      grepInvert: /@repeat|@storybook/,
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    // Of a built Storybook, for which the other journeys do not wait.
    { name: 'journeys-storybook', testMatch, grep: /@storybook/ },
    { name: 'journeys-in-motion', testMatch },
    { name: 'newcomer', testMatch: 'newcomer/*.spec.ts' },
  ],
  workers: 3,
  // A flaky test is a defect.
  retries: 0,
  // A hang fails; a busy machine does not, were it ten times slower.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    // Tracing every step is as much work as the journey itself: a replay asks for it (--trace on).
    trace: 'off',
    // A missing control fails by its own name, before the test's timeout.
    actionTimeout: 120_000,
    launchOptions: {
      executablePath: browserHere(),
      args: [
        ...flags,
        // A name in the pub's own network: unlike 127.0.0.1 it is no secure context for a browser.
        '--host-resolver-rules=MAP snug.test 127.0.0.1',
      ],
    },
  },
});
