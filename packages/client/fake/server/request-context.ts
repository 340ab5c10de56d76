import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@snug/contract';
import type { CallerIdentity } from '@snug/rules';
import { details, type OwnAccount, Refusal } from '@snug/rules';
import type { Rows } from '../rows.ts';
import type { FakeServerContext } from './server-context.ts';
import type { FakeState } from './state.ts';

/** Who calls, as far as the call proves it. */
export interface Actor {
  readonly clientId: string;
  readonly account: OwnAccount | undefined;
  readonly token: string | undefined;
}

/** What a handler is given of a call. */
export interface RequestContext<C = unknown> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly actor: Actor;
  readonly context: FakeServerContext;
  readonly state: FakeState;
  /** The file of a call with an upload. */
  readonly file: Blob | undefined;
  /** `x-answer-seq`, when the client counts. */
  readonly answerSeq: number | undefined;
  readonly idempotencyKey: string | undefined;
  /** Where the caller has our pages. */
  readonly origin: string;
}

/** The handlers of a family of rows. A missing one, or a reply of another shape, does not compile. */
export type Handlers<Names extends keyof Rows> = {
  readonly [Name in Names]: (request: RequestContext<Rows[Name]>) => ReplyOf<Rows[Name]>;
};

/** The actor as a command names them. The fake server keeps client ids as they are. */
export function identityOf({ clientId, account }: Actor): CallerIdentity {
  return { client_hash: clientId, account_id: account?.account_id };
}

export function accountOf({ actor }: Pick<RequestContext, 'actor'>): OwnAccount {
  if (!actor.account) throw new Refusal(403, details.loginNeeded);
  return actor.account;
}

export function refuseOtherClient({ clientId }: Actor, client_id: string): void {
  if (client_id !== clientId) throw new Refusal(400, details.clientIdOther);
}
