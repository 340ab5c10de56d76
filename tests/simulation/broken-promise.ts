/** A promise that did not hold. */
export class BrokenPromise extends Error {
  override readonly name = 'Broken';
  /** Its name among the hazards: `S1`, `L3` … */
  readonly promise: string;

  constructor(promise: string, why: string) {
    super(why);
    this.promise = promise;
  }
}
