import * as z from 'zod/mini';
import { Schedule } from './schedule.ts';

/** A sponsor's ad as players see it (ENTITY-AD). */
export const Ad = z.object({
  ad_id: z.string(),
  /** The sponsor's page, https; '' without one. */
  link: z.string(),
  /** The address of a picture, or ''. */
  image: z.string(),
  text: z.string(),
  /** Additive: whose ad it is; absent for the house's own. */
  sponsor: z.optional(z.string()),
});
export type Ad = z.infer<typeof Ad>;

/** What is counted of an ad, besides its being served. */
export const AdEvent = z.enum(['seen', 'tapped']);
export type AdEvent = z.infer<typeof AdEvent>;

/** An ad as its venue edits it, with its totals. */
export const HostAd = z.extend(Ad, {
  /** '' for the house's own. */
  sponsor_id: z.string(),
  /** False while it is paused. */
  active: z.boolean(),
  ...Schedule.shape,
  served: z.int(),
  seen: z.int(),
  tapped: z.int(),
});
export type HostAd = z.infer<typeof HostAd>;
