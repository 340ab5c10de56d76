/** Where the pictures lie that people upload. All are .png, made by us, under random names. */
export interface Media {
  /** Keeps a picture. Resolves once it is safe. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is none of that name. */
  get(name: string): Promise<Buffer | undefined>;
  /** Also when there is none: twice is once. */
  delete(name: string): Promise<void>;
}
