// `npm test`: everything that must hold, from a fresh clone. The last line says `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
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
/** What failed, one line each: said again at the end, where whoever reads only the last lines finds it. */
const names = [];
const began = Date.now();

await step('check', ['commands/check.ts', `--report=${join(reports, 'check.json')}`], (report) => report);
// Vitest plays file after file, and what plays in a browser waits for frames: two lanes, as long as each other, share the cores.
await Promise.all([
  vitest('vitest', 'unit', 'built-in', 'postgres').then(() => vitest('vitest-stories', 'storybook*')),
  vitest('vitest-browser', 'browser*').then(simulation).then(build),
]);
await step(
  'journeys',
  ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'],
  (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    names: specsOf(report.suites)
      .filter((spec) => !spec.ok)
      .map((spec) => `${spec.file}: ${spec.title}`),
  }),
  { SNUG_JOURNEY_REPORT: join(reports, 'journeys.json') },
);

for (const name of names) console.log(`FAILED ${name}`);
console.log(`\n${Math.round((Date.now() - began) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function simulation() {
  return step(
    'simulation',
    [
      '--conditions=@snug/source',
      'commands/simulate.ts',
      '--seeds=3000',
      `--report=${join(reports, 'simulation.json')}`,
    ],
    (report) => report,
  );
}

/** What the journeys are played on. */
function build() {
  return step('build', ['commands/build.ts', '--quiet', 'server', 'venue', 'venue-react', 'quizmaster', 'embed']);
}

/** One process of Vitest, with these of its projects. */
function vitest(name, ...projects) {
  return step(
    name,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${join(reports, `${name}.json`)}`,
    ],
    (report) => {
      const names = report.testResults.filter((file) => file.status === 'failed').flatMap(failedIn);
      return { passed: report.numPassedTests, failed: names.length, names };
    },
  );
}

/**
 * The failed tests of one file of Vitest's report, with the first line of each reason. A file that does not even load, or
 * fails before its tests or after them, has none: then the file itself.
 */
function failedIn({ name, message, assertionResults }) {
  const file = relative(root, name);
  const tests = assertionResults.filter(({ status }) => status === 'failed');
  if (tests.length === 0) return [`${file}: ${message.split('\n')[0]}`];
  return tests.map((test) => `${file}: ${test.fullName}: ${test.failureMessages[0]?.split('\n')[0]}`);
}

/** All specs of Playwright's report, whose suites stand in suites. */
function specsOf(suites) {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);
}

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
  if (code !== 0 && counted.failed === 0)
    counted = { ...counted, failed: 1, names: [`the step ${name} ended with ${code}`] };
  passed += counted.passed;
  failed += counted.failed;
  if (counted.failed > 0) names.push(...(counted.names ?? [`the step ${name}`]));
}
