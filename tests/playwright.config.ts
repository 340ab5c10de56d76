import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserHere, flags } from '../scripts/launch/find-browser.mjs';

/** Where `npm test` reads what came of it. */
const report = process.env.SNUG_PLAYWRIGHT_REPORT;

const testMatch = 'journeys/*.spec.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: fileURLToPath(new URL('need-browser.ts', import.meta.url)),
  outputDir: '../test-results',
  projects: [
    // Each has servers of its own, and mostly waits for screens: two cores carry three.
    // Still: what moves is a seventh of the work.
    { name: 'journeys', testMatch, grepInvert: /@repeat/, use: { contextOptions: { reducedMotion: 'reduce' } } },
    { name: 'journeys-in-motion', testMatch },
    { name: 'newcomer', testMatch: 'newcomer/*.spec.ts' },
  ],
  workers: 3,
  // A flaky test is a defect.
  retries: 0,
  // A hang fails; a busy machine does not.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    // A trace of every step is as much work as the journey itself: who plays a failure again asks for it (--trace on).
    trace: 'off',
    // What is not there to be pressed is told by its name, not by the journey's end.
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: browserHere(),
      args: [
        ...flags,
        // A name in the pub's own network: for a browser it is not secure, as 127.0.0.1 is.
        '--host-resolver-rules=MAP snug.test 127.0.0.1',
      ],
    },
  },
});
