/** The client id of this browser; every call carries it (CALL-01). A secret: whoever has it is that guest. */
export const clientIdHeader = 'user-client-id';
/** The anti-forgery pair: the header repeats the cookie on every non-GET call to a relative address (CALL-03, OPEN-75). */
export const antiForgeryCookie = 'XSRF-TOKEN';
export const antiForgeryHeader = 'x-xsrf-token';
/** Made by the client before a submission is first sent, and sent again with every retry: same id, same reply. */
export const idempotencyHeader = 'idempotency-key';
/** Counts a client's writes of answers and doubles, so that an overtaken one is ignored. */
export const answerSequenceHeader = 'x-answer-seq';
