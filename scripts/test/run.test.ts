import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reportOf, reports } from './reports.ts';
import { result } from './run.ts';

const step = {
  name: 'a-step-of-run-test',
  command: [],
  read: (report: { passed: number }) => ({ ...report, failures: [] }),
};
const report = reportOf(step.name);

/** The result of a step with this exit code and report. */
function resultOf(code: number, text?: string) {
  mkdirSync(reports, { recursive: true });
  if (text !== undefined) writeFileSync(report, text);
  try {
    return result(step, code);
  } finally {
    rmSync(report, { force: true });
  }
}

test.each([
  ['that left no report', 1, undefined, /left no report/],
  ['whose report breaks off in the middle', 0, '{"passed": 3', /cannot be read/],
  ['that ended badly and names no failure', 1, '{"passed": 3}', /ended with 1/],
])('a step %s counts as a failure, with the command that plays it again', (_, code, text, why) => {
  const { failures } = resultOf(code, text);
  expect(failures).toEqual([{ name: expect.stringMatching(why), replay: 'npm test -- a-step-of-run-test' }]);
});

test('a successful step counts what its report says, or one without a report', () => {
  expect(resultOf(0, '{"passed": 3}')).toEqual({ passed: 3, failures: [] });
  expect(result({ name: 'no report', command: [] }, 0)).toEqual({ passed: 1, failures: [] });
});
