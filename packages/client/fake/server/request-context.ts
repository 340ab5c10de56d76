import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@snug/contract';
import type { CallerIdentity } from '@snug/rules';
import { details, type OwnAccount, Refusal } from '@snug/rules';
import type { Rows } from '../rows.ts';
import type { FakeServerContext } from './server-context.ts';
import type { FakeState } from './state.ts';

/** The proven identity of the caller. */
export interface Actor {
  readonly clientId: string;
  readonly account: OwnAccount | undefined;
  readonly token: string | undefined;
}

/** A request, as a call's handler gets it. */
export interface RequestContext<C = unknown> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly actor: Actor;
  readonly context: FakeServerContext;
  readonly state: FakeState;
  /** The file of a call with an upload. */
  readonly file: Blob | undefined;
  /** What an upload says beside its file. */
  readonly fields: ReadonlyMap<string, string>;
  /** `x-answer-seq`, if the client numbers its writes. */
  readonly answerSeq: number | undefined;
  readonly idempotencyKey: string | undefined;
  /** Who answers on a sponsor's page. */
  readonly surveyId: string | undefined;
  /** The origin of the caller's page. */
  readonly origin: string;
}

/** The handlers of a family of rows. A missing one, or a reply of another shape, does not compile. */
export type Handlers<Names extends keyof Rows> = {
  readonly [Name in Names]: (request: RequestContext<Rows[Name]>) => ReplyOf<Rows[Name]>;
};

/** The caller's identity for a command. The fake server does not hash client ids. */
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
