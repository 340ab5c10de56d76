import { details, Refusal } from '@snug/rules';
/** The refusal for a picture store that fails: its cause is logged, and the uploader can only try again. */
export function notThere(cause) {
    const refusal = new Refusal(503, details.busy, { retryAfterS: 5 });
    refusal.cause = cause;
    return refusal;
}
