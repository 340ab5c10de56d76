import * as z from 'zod/mini';
import { ScreenChoice } from './photo.ts';

/** An uploaded picture (ENTITY-IMAGE). */
export const Image = z.object({
  url: z.string(),
  orientation: z.enum(['portrait', 'landscape']),
  image_code: z.string(),
  /** Whether the caller may delete it. */
  deletable: z.boolean(),
  /** Additive: the caller's own action shot. */
  mine: z.optional(z.boolean()),
  /** Additive: with `mine`, where it is on its way to the big screen; absent while the caller does not want it there. */
  screen: z.optional(ScreenChoice),
});
export type Image = z.infer<typeof Image>;
