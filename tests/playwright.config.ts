import { defineConfig } from '@playwright/test';

const report = process.env.SNUG_JOURNEY_REPORT;
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // Each file's journeys have servers of their own, and mostly wait for one another's screens: two cores carry two.
  workers: 2,
  // A flaky test is a defect.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    trace: 'retain-on-failure',
    // What is not there to be pressed is told by its name, not by the journey's end.
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        ...asRoot,
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // A name in the pub's own network: for a browser it is not secure, as 127.0.0.1 is.
        '--host-resolver-rules=MAP snug.test 127.0.0.1',
      ],
    },
  },
});
