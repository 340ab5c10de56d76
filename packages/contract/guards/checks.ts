import type { Call, ReplyOf, Shapes } from '../call.ts';
import type { Envelope } from '../messages/envelope.ts';
import type { Message } from '../messages/message.ts';
import { check } from './check.ts';
import { envelope, message } from './messages.ts';

export const checkEnvelope = (value: unknown): Envelope => check(envelope, value);
export const checkMessage = (value: unknown): Message => check(message, value);

/** Returns the fields of a reply that the call's row names. Throws when the row refuses it. */
export const checkReply = <S extends Shapes>({ reply }: Call<S>, value: unknown): ReplyOf<Call<S>> =>
  check(reply, value);
