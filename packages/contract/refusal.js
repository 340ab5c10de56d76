import * as z from 'zod/mini';
/** The body of every error reply; `status_code` equals the HTTP status (OPEN-78). */
export const RefusalBody = z.object({ status_code: z.int(), detail: z.string() });
