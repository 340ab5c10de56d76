import { relative } from 'node:path';

/** The part of Vitest's JSON report that is used here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

export interface FailedTest {
  /** Relative to the root. */
  readonly file: string;
  /** Undefined if the file does not load, or fails before or after its tests. */
  readonly name?: string;
  readonly message: string;
}

export function failedTests({ testResults }: VitestReport, root: string): FailedTest[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: path, message, assertionResults }): FailedTest[] => {
      const file = relative(root, path);
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      if (tests.length === 0) return [{ file, message }];
      return tests.map(({ fullName, failureMessages = [] }) => ({
        file,
        name: fullName,
        message: failureMessages.join('\n'),
      }));
    });
}

export const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';
