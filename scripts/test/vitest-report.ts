import { relative } from 'node:path';

/** Of the JSON that Vitest writes of a run, what is read here. */
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
  /** Below the root. */
  readonly file: string;
  /** Undefined where the file does not load, or fails before its tests or after them. */
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
