import * as z from 'zod/mini';
/** An uploaded picture (ENTITY-IMAGE). */
export const Image = z.object({
    url: z.string(),
    orientation: z.enum(['portrait', 'landscape']),
    image_code: z.string(),
    /** Whether the caller may delete it. */
    deletable: z.boolean(),
});
