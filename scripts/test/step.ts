/** Something that must hold, played by one program that says in a report what passed. */
export interface Step {
  readonly name: string;
  /** The program's arguments to Node, in the project's folder. */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** What must have been played before, by name. */
  readonly after?: readonly string[];
  /** What stands in its report, which is at `reportOf(name)`. Without it the step is itself one thing that must hold. */
  readonly read?: (report: never) => Counted;
}

export interface Counted {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

/** Something that does not hold. */
export interface Failure {
  /** Which test, and in a line why. */
  readonly name: string;
  /** The command that plays it alone. */
  readonly replay: string;
  /** More of why, in lines: where CI keeps only what is printed last, it is all there is. */
  readonly details?: readonly string[];
}
