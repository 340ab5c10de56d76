import * as z from 'zod/mini';

/** A sponsor's ad as players see it (ENTITY-AD). */
export const Ad = z.object({
  ad_id: z.string(),
  /** The sponsor's page, https; '' without one. */
  link: z.string(),
  /** The address of a picture, or ''. */
  image: z.string(),
  text: z.string(),
});
export type Ad = z.infer<typeof Ad>;

/** What is counted of an ad, besides its being served. */
export const AdEvent = z.enum(['seen', 'tapped']);
export type AdEvent = z.infer<typeof AdEvent>;

/** An ad as its venue edits it, with the totals of its proof sheet. */
export const HostAd = z.extend(Ad, {
  sponsor: z.string(),
  active: z.boolean(),
  served: z.int(),
  seen: z.int(),
  tapped: z.int(),
});
export type HostAd = z.infer<typeof HostAd>;

/** One row of a sponsor's proof sheet: an ad in one game on one day (UTC). */
export const AdProof = z.object({
  ad_id: z.string(),
  sponsor: z.string(),
  day: z.string(),
  title: z.string(),
  served: z.int(),
  seen: z.int(),
  tapped: z.int(),
});
export type AdProof = z.infer<typeof AdProof>;
