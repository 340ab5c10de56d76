/** Something to verify, by one program that reports what passed. */
export interface Step {
  readonly name: string;
  /** The program's arguments to Node, in the project's folder. */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The steps that must be finished before, by name. */
  readonly after?: readonly string[];
  /** Reads its report, which is at `reportOf(name)`. Without it the step counts as one test. */
  readonly read?: (report: never) => Counted;
}

export interface Counted {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

/** A failed test or step. */
export interface Failure {
  /** Which test, and why in one line. */
  readonly name: string;
  /** The command that plays it alone. */
  readonly replay: string;
  /** More lines of the reason: CI may keep only what is printed last. */
  readonly details?: readonly string[];
}
