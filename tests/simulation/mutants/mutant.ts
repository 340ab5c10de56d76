/** A bug made by hand: a piece of one source file, and what takes its place. */
export interface Mutant {
  readonly name: string;
  /** From the root of the repository, such as `packages/client/live/inbox.ts`. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** Twenty bugs of the kind that protocols have, each of which the simulation must notice. */
export const mutants: readonly Mutant[] = [];
