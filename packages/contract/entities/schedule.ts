import * as z from 'zod/mini';

/** The days on which an ad or a survey is shown (UTC, such as 2026-01-06), both included; '' for no bound. */
export const Schedule = z.object({
  starts_on: z.string(),
  ends_on: z.string(),
});
export type Schedule = z.infer<typeof Schedule>;
