import { details, Refusal } from '@snug/rules';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly media: Media;
  }
}

/** The store of uploaded pictures. All are .png files made by the server, under random names. */
export interface Media {
  /** Stores a picture. Resolves once it is safe. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is no picture of that name. */
  get(name: string): Promise<Buffer | undefined>;
  /** Also succeeds if there is none: deleting is idempotent. */
  delete(name: string): Promise<void>;
}

/** The refusal for a picture store that fails: its cause is logged, and the uploader can only try again. */
export function notThere(cause: unknown): Refusal {
  const refusal = new Refusal(503, details.busy, { retryAfterS: 5 });
  refusal.cause = cause;
  return refusal;
}
