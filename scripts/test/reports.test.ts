import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightReport, vitestReport } from './reports.ts';

const root = join(import.meta.dirname, '..', '..');
const vitest = vitestReport('browser-preact*');

/** A file in Vitest's report. */
const file = (status: string, message: string, ...tests: { status: string; fullName: string; why?: string }[]) => ({
  name: join(root, 'packages/ui/button.test.tsx'),
  status,
  message,
  assertionResults: tests.map(({ why, ...test }) => ({ ...test, failureMessages: why === undefined ? [] : [why] })),
});

test('each failed Vitest test is named with its reason and the command that plays it alone', () => {
  const testResults = [
    file('passed', '', { status: 'passed', fullName: 'a' }),
    file(
      'failed',
      '',
      { status: 'passed', fullName: 'b' },
      {
        status: 'failed',
        fullName: 'it’s (50 %)',
        why: `Error: no\n at q (${root}/node_modules/q.js:1)\n at ${root}/a.ts:2`,
      },
    ),
  ];
  expect(vitest({ numPassedTests: 2, testResults })).toEqual({
    passed: 2,
    failures: [
      {
        name: 'packages/ui/button.test.tsx: it’s (50 %): Error: no',
        details: [' at a.ts:2'],
        replay: String.raw`npx vitest run --project 'browser-preact*' packages/ui/button.test.tsx -t '^it’s \(50 %\)$'`,
      },
    ],
  });
});

test('a name with quotes is one word for the shell', () => {
  const testResults = [file('failed', '', { status: 'failed', fullName: `don't "$HOME"`, why: 'no' })];
  const [failure] = vitest({ numPassedTests: 0, testResults }).failures;
  const words = execFileSync('sh', ['-c', `printf '%s\\n' ${failure?.replay}`], { encoding: 'utf8' }).split('\n');
  expect(words.at(-2)).toBe(`^don't "\\$HOME"$`);
});

test('a file that does not load counts as a failure', () => {
  expect(vitest({ numPassedTests: 0, testResults: [file('failed', 'SyntaxError: x\n')] }).failures).toEqual([
    {
      name: 'packages/ui/button.test.tsx: SyntaxError: x',
      details: [],
      replay: `npx vitest run --project 'browser-preact*' packages/ui/button.test.tsx`,
    },
  ]);
});

test('Playwright’s specs are found in nested suites, with the expectation and place of each failure', () => {
  const error = {
    message: 'Error: \u001b[2mexpect(\u001b[22mlocator)\n\nExpected: visible\n\nCall Log:\n  - looked',
    location: { file: join(root, 'tests/journeys/scan.spec.ts'), line: 9 },
  };
  const spec = (title: string, ok: boolean) => ({
    ok,
    title,
    file: 'journeys/scan.spec.ts',
    line: 7,
    tests: [{ results: [{ errors: ok ? [] : [error] }] }],
  });
  const suites = [{ specs: [spec('a', true)], suites: [{ specs: [spec('b', false)] }] }];
  expect(playwrightReport({ stats: { expected: 1 }, suites })).toEqual({
    passed: 1,
    failures: [
      {
        name: 'journeys/scan.spec.ts: b',
        details: ['Error: expect(locator)', 'Expected: visible', 'at tests/journeys/scan.spec.ts:9'],
        replay: 'npx playwright test --config tests/playwright.config.ts --trace on journeys/scan.spec.ts:7',
      },
    ],
  });
});
