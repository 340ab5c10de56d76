/** This browser's client id, sent with every call. It is a secret: it authenticates a guest (CALL-01). */
export const clientIdHeader = 'user-client-id';
/** The anti-forgery pair: every non-GET call to a relative address repeats the cookie in the header (CALL-03, OPEN-75). */
export const antiForgeryCookie = 'XSRF-TOKEN';
export const antiForgeryHeader = 'x-xsrf-token';
/** Made before the first try. Every retry repeats it and gets the same reply; it stands for the body, save a submission's (G17). */
export const idempotencyHeader = 'idempotency-key';
/** Numbers a client's writes of answers and doubles, so that the server ignores an overtaken one. */
export const answerSequenceHeader = 'x-answer-seq';
/** The bot that runs a game says so: what it presses is not a person's, who would take the game over by it. */
export const autopilotHeader = 'x-snug-autopilot';
/** Names somebody who answers surveys on a sponsor's own page: an id made by the server, good for nothing else (H61). */
export const surveyIdHeader = 'x-snug-survey-id';
/** The token of a game's big screen: it lets its holder see what the room sees, and do nothing. */
export const displayTokenHeader = 'x-snug-display';
/** Names the venue that a quizmaster's call is at; without it, the first of theirs. Calls about a game are at the game's. */
export const venueHeader = 'x-snug-venue';

/** The text field beside an uploaded action shot: `yes` lets the quizmaster show it on the big screen. */
export const bigScreenField = 'big_screen';
