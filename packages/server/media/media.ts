import { details, Refusal } from '../foundation/refusals.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly media: Media;
  }
}

/** Where the pictures lie that people upload. All are .png, made by us, under random names. */
export interface Media {
  /** Keeps a picture. Resolves once it is safe. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is none of that name. */
  get(name: string): Promise<Buffer | undefined>;
  /** Also when there is none: twice is once. */
  delete(name: string): Promise<void>;
}

/** Whose fault it is that a picture store does not answer stands in the log; whoever uploads can only try again. */
export function notThere(cause: unknown): Refusal {
  const refusal = new Refusal(503, details.busy, { retryAfterS: 5 });
  refusal.cause = cause;
  return refusal;
}
