import { type CallerIdentity, details, Refusal } from '@snug/rules';
import { type Actor, accountOf } from '../accounts/actor.ts';
import type { SignedInHost } from '../accounts/tokens.ts';
import { networkOf } from '../foundation/network-of.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/** Our clients make random client ids of at least 96 bits. */
const clientIdForm = /^[\w-]{16,128}$/;

/** Reads the client id and the bearer. Refuses with 401 only for an invalid bearer (H23). */
export async function actorOf(
  context: ServerContext,
  given: {
    readonly clientId: string | undefined;
    readonly authorization: string | undefined;
    /** The venue that a quizmaster's call is at; undefined: the first of theirs. */
    readonly venue: string | undefined;
    readonly address: string;
    readonly takesLink: boolean;
  },
): Promise<Actor> {
  const { clientId, authorization, venue, address, takesLink } = given;
  if (clientId !== undefined && !clientIdForm.test(clientId)) throw new Refusal(400, details.clientIdMissing);
  const token = authorization === undefined ? undefined : (/^Bearer (\S{1,4096})$/i.exec(authorization)?.[1] ?? '');
  const link = takesLink && token !== undefined ? await context.tokens.link(token) : undefined;
  const bearer = token === undefined || link ? undefined : await context.tokens.bearer(token);
  if (token !== undefined && !link && !bearer) {
    throw new Refusal(401, (await context.tokens.wasSignedOut(token)) ? details.signedOut : details.invalidLogin);
  }
  return {
    clientId,
    client_hash: clientId && context.keys.clientHash(clientId),
    bearer: bearer?.kind === 'host' && venue !== undefined ? { ...bearer, host: atVenue(bearer.host, venue) } : bearer,
    link,
    address: networkOf(address),
  };
}

function atVenue(host: SignedInHost, venue_id: string): SignedInHost {
  const there = host.venues.find((each) => each.venue_id === venue_id);
  if (!there) throw new Refusal(403, details.notYourVenue);
  return { ...host, ...there };
}

/** The actor as commands identify them. */
export function identityOf(actor: Actor): CallerIdentity {
  return { client_hash: actor.client_hash, account_id: accountOf(actor)?.account_id };
}
