import * as z from 'zod/mini';
import { feedbackNotesMaxLength, negativeTags, positiveTags, starsMax } from '../limits.ts';
/** A rating of a host (ENTITY-FEEDBACK). Above 3 stars its tags are the positive ones, otherwise the negative ones. */
export const HostFeedback = z.object({
    /** The host's id. */
    userid: z.string(),
    /** The player_code of the player who rates. */
    player_code: z.string(),
    stars: z.int().check(z.gte(1), z.lte(starsMax)),
    tags: z.array(z.enum([...new Set([...positiveTags, ...negativeTags])])).check(z.maxLength(8)),
    notes: z.string().check(z.maxLength(feedbackNotesMaxLength * 4)),
});
/** A host whom the caller has not rated yet. */
export const FeedbackTarget = z.object({ userid: z.string(), name: z.string() });
