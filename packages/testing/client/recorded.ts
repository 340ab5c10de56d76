import { idempotencyHeader } from '@snug/contract';
import type { Caller } from '../../client/client.ts';

/** A call that somebody made, with the idempotency key that it was sent with. */
interface RecordedCall {
  readonly name: string;
  readonly params: unknown;
  readonly body: unknown;
  readonly key: string | undefined;
}

/** The same client, and the calls that are made with it, in their order. */
export function recorded<C extends { readonly call: Caller }>(client: C) {
  const calls: RecordedCall[] = [];
  const call: Caller = (row, options) => {
    const { params, body, headers } = options ?? {};
    calls.push({ name: row.name, params, body, key: headers?.[idempotencyHeader] });
    return client.call(row, options);
  };
  return { client: { ...client, call }, calls, callsOf: (name: string) => calls.filter((each) => each.name === name) };
}
