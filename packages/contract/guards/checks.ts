import type { Call, ReplyOf, Shapes } from '../call.ts';
import { check } from './check.ts';

/** Returns the fields of a reply that the call's row names. Throws when the row refuses it. */
export const checkReply = <S extends Shapes>({ reply }: Call<S>, value: unknown): ReplyOf<Call<S>> =>
  check(reply, value);
