/** A promise of the system did not hold. */
export class BrokenPromise extends Error {
  override readonly name = 'Broken';
  /** Its id in the list of hazards: `S1`, `L3` … */
  readonly promise: string;

  constructor(promise: string, why: string) {
    super(why);
    this.promise = promise;
  }
}
