// `npm test`: everything that must hold, from a fresh clone. The last line says `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './launch/child.mjs';
import { findBrowser } from './launch/find-browser.mjs';
import { ensureInstalled, root } from './launch/install.mjs';

ensureInstalled();
process.env.CHROMIUM_PATH = findBrowser();

const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;
const began = Date.now();

await step('check', ['commands/check.ts', `--report=${join(reports, 'check.json')}`], (report) => report);
await step(
  'vitest',
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'vitest.json')}`,
  ],
  // A file that does not even load has no failed test: its suite counts.
  (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
  }),
);
await step(
  'simulation',
  ['--conditions=@snug/source', 'commands/simulate.ts', '--seeds=3000', `--report=${join(reports, 'simulation.json')}`],
  (report) => report,
);
await step('build', ['commands/build.ts', '--quiet', 'server', 'venue', 'venue-react', 'quizmaster', 'embed']);
await step(
  'journeys',
  ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'],
  (report) => ({ passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }),
  { SNUG_JOURNEY_REPORT: join(reports, 'journeys.json') },
);

console.log(`\n${Math.round((Date.now() - began) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs one step; counts what its report says, and the step itself as one failure when it ended badly without a failed test. */
async function step(name, args, read, env = {}) {
  console.log(`\n— ${name}`);
  const code = await runNode(args, { env: { ...env } });
  let counted = { passed: 0, failed: 0 };
  try {
    if (read) counted = read(JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8')));
  } catch {
    console.error(`${name} left no report.`);
    counted = { passed: 0, failed: 1 };
  }
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  passed += counted.passed;
  failed += counted.failed;
}
