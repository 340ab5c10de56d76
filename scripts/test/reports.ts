import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { replayLine } from './replay-line.ts';
import type { Counted, Failure } from './step.ts';
import { failedTests, firstLine, type VitestReport } from './vitest-report.ts';

/** The folder for the reports and output of everything that `npm test` plays. */
export const reports = join(import.meta.dirname, '..', '..', '.cache', 'reports');
const root = join(import.meta.dirname, '..', '..');

export const reportOf = (step: string) => join(reports, `${step}.json`);

/** Reads Vitest's report of a run of this project. */
export function vitestReport(project: string): (report: VitestReport) => Counted {
  return (report) => ({
    passed: report.numPassedTests,
    failures: failedTests(report, root).map(({ file, name, message }) => ({
      name: [file, name, firstLine(message)].filter(Boolean).join(': '),
      details: ownLines(message).slice(1, mostLines),
      replay: replayLine({ project, file, name }),
    })),
  });
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly ok: boolean;
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly errors: readonly PlaywrightError[] }[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightError {
  readonly message: string;
  readonly location?: { readonly file: string; readonly line: number };
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number };
  readonly suites: readonly PlaywrightSuite[];
}

export function playwrightReport({ stats, suites }: PlaywrightReport): Counted {
  const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  return {
    passed: stats.expected,
    failures: suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => ({
        name: `${file}: ${title}`,
        details: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.flatMap(detailsOf))),
        replay: `npx playwright test --config tests/playwright.config.ts --trace on ${file}:${line}`,
      })),
  };
}

/** What was expected and where, without the log of every attempt. */
function detailsOf({ message, location }: PlaywrightError): string[] {
  const [said = ''] = message.split(/call log:/i);
  const at = location ? [`at ${relative(root, location.file)}:${location.line}`] : [];
  return [...ownLines(said).slice(0, mostLines), ...at];
}

/** Lines per failure: CI keeps only the end of the output, and there may be several failures. */
const mostLines = 8;

/** An error message without the frames inside libraries, with our own files relative to the root. */
const ownLines = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() && !line.includes('node_modules'))
    .map((line) => line.replaceAll(`${root}/`, ''));

/** What our own commands write with `--report`. */
interface OwnReport {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

export const ownReport = (report: OwnReport): Counted => report;
