import * as z from 'zod/mini';

/**
 * Where something was shown: in a game, in a game to somebody on no team, on the player site's survey page, or on the sponsor's
 * own page.
 */
export const ProofPlace = z.enum(['game', 'watching', 'site', 'sponsor']);
export type ProofPlace = z.infer<typeof ProofPlace>;

/** An ad or a question that a proof sheet is about. */
export const ProofItem = z.object({
  kind: z.enum(['ad', 'survey']),
  id: z.string(),
  sponsor: z.string(),
  /** The ad's text or the question's. */
  text: z.string(),
  /** The question's; none for an ad, and for free text. */
  options: z.array(z.string()),
});
export type ProofItem = z.infer<typeof ProofItem>;

/**
 * How many people met an item in one place, on one day, in one round. Each counts once per day and event: in the round of
 * the first time.
 */
export const ProofRow = z.object({
  /** The item's. */
  id: z.string(),
  /** UTC, such as 2026-01-06. */
  day: z.string(),
  place: ProofPlace,
  /** The game's venue, which tells two of one name apart; '' outside games. */
  venue_id: z.string(),
  /** Its name. */
  venue: z.string(),
  /** The number of the latest round that had begun; 0 before the first and outside games, -1 where it was not counted. */
  round: z.int(),
  served: z.int(),
  seen: z.int(),
  /** Ads only. */
  tapped: z.int(),
  /** Questions only, as what follows. */
  answered: z.int(),
  skipped: z.int(),
  /** How often each option was chosen, in the order of `options`. */
  chosen: z.array(z.int()),
});
export type ProofRow = z.infer<typeof ProofRow>;

/** What was counted of a sponsor's ads and questions, or of all of a venue: sums only, nothing about anybody. */
export const ProofSheet = z.object({
  /** The sponsor's name; '' for all of the venue. */
  sponsor: z.string(),
  venue: z.string(),
  /** When the figures were read (ISO 8601). */
  made_at: z.string(),
  items: z.array(ProofItem),
  /** By day, then item. */
  rows: z.array(ProofRow),
});
export type ProofSheet = z.infer<typeof ProofSheet>;
