import * as z from 'zod/mini';

/** A login of somebody on one device. */
export const LoginSession = z.object({
  session_id: z.string(),
  how: z.enum(['code', 'link']),
  /** Such as `Chrome` and `Android`; null: not known. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** In ms since 1970. */
  made_at: z.number(),
  /** The same, to the hour. */
  used_at: z.number(),
  /** The login that asks. */
  is_this: z.boolean(),
});
export type LoginSession = z.infer<typeof LoginSession>;
