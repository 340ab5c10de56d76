import { check } from './guards/check.ts';
import { envelope, message } from './guards/messages.ts';
import type { Envelope } from './messages/envelope.ts';
import type { Message } from './messages/message.ts';

/** The checks of what a live connection brings, in a door of their own: a page without one does not load them. */
export const checkEnvelope = (value: unknown): Envelope => check(envelope, value);
/** Returns the fields of a message that its shape names. Throws when it is of another shape. */
export const checkMessage = (value: unknown): Message => check(message, value);
