import * as z from 'zod/mini';

/**
 * Five ratings of a host, in sums. Ratings are told in groups of five that never change once closed, so that no difference
 * between two looks tells who wrote what.
 */
export const RatingGroup = z.object({
  /** Counts from 1, the oldest first. */
  number: z.int(),
  /** The UTC date of its fifth rating, such as 2026-01-06. */
  closed_on: z.string(),
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  stars: z.array(z.int()),
  tags: z.array(z.object({ tag: z.string(), count: z.int() })),
  /** In no order that tells who wrote them. */
  notes: z.array(z.string()),
  /** Additive: the places of the rude ones among the notes, counted from 0. Absent for none. */
  rude_notes: z.optional(z.array(z.int())),
});
export type RatingGroup = z.infer<typeof RatingGroup>;
