import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../children.ts';
import { projectOf, replayLine } from '../test/replay-line.ts';
import { failedTests, firstLine, type VitestReport } from '../test/vitest-report.ts';

/** The result of one seed of one kind. */
export interface Played {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

export interface Failure {
  /** The command that plays it again. */
  readonly line: string;
  readonly why: string;
}

/** Shrinking a counterexample takes its time on a busy machine. */
const testTimeoutMs = 600_000;

/** Plays these tests with a seed in one process, beside others. */
export async function playTests(files: readonly string[], seed: number, root: string): Promise<Played> {
  const folder = mkdtempSync(join(tmpdir(), 'snug-soak-'));
  const report = join(folder, 'report.json');
  try {
    const { code, output } = await runNode(
      [
        join('node_modules', 'vitest', 'vitest.mjs'),
        'run',
        ...new Set(files.map((file) => `--project=${projectOf(file)}`)),
        '--maxWorkers=1',
        `--testTimeout=${testTimeoutMs}`,
        '--reporter=json',
        `--outputFile=${report}`,
        ...files,
      ],
      { cwd: root, env: { SNUG_SEED: String(seed) } },
    );
    const { passed, failures } = read(
      JSON.parse(readReport(report) ?? '{"numPassedTests":0,"testResults":[]}'),
      seed,
      root,
    );
    if (code === 0 || failures.length > 0) return { passed, failures };
    const line = `SNUG_SEED=${seed} npx vitest run ${files.join(' ')}`;
    return { passed, failures: [{ line, why: `Vitest ended with ${code}: ${firstLine(output)}` }] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function read(report: VitestReport, seed: number, root: string): Played {
  const failures = failedTests(report, root).map(({ file, name, message }) => ({
    line: replayLine({ project: projectOf(file), seed, file, name }),
    why: counterexampleIn(message),
  }));
  return { passed: report.numPassedTests, failures };
}

/** The counterexample and its cause, as fast-check reports them. */
function counterexampleIn(message: string): string {
  const lines = message.split('\n').filter((line) => /^(Counterexample|\{ seed|Caused by)/.test(line));
  return (lines.length > 0 ? lines.join('; ') : firstLine(message)).slice(0, 600);
}
