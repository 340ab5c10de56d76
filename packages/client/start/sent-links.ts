import { type InviteClaims, shortLinkDelayMs, shortUrl } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { type Clock, systemClock } from '../seams.ts';
import { isSignedToken, tokenPayload } from '../token-payload.ts';
import { linkTokenIn } from './link-token.ts';
import { type Proof, proveLink } from './prove-link.ts';

/** The target of a short link: a page of this site with the token, or a foreign address, named first (H47). */
type LongUrl =
  | { readonly address: string; readonly token: string | undefined; readonly host?: never }
  | { readonly address: string; readonly token?: never; readonly host: string };

/**
 * The target of a resolved short link, without its fragment (SHORT-03, SHORT-04); undefined when there is none. A token is
 * only read from this site's addresses. Navigate to those with the router.
 */
export function readLongUrl(long_url: string, origin: string): LongUrl | undefined {
  try {
    const url = new URL(long_url, origin);
    const token = linkTokenIn(url.hash);
    url.hash = '';
    // Two slashes start a host.
    const address = (url.pathname + url.search).replace(/^\/{2,}/, '/');
    if (url.origin === new URL(origin).origin) return { address, token };
    return /^https?:$/.test(url.protocol) && url.username === '' ? { address: url.href, host: url.host } : undefined;
  } catch {
    return undefined;
  }
}

/** A short link that was followed. */
export interface OpenedLink {
  readonly address: string;
  /** The foreign host to name before continuing (H47). Undefined for a page of this site, to open with the router. */
  readonly host: string | undefined;
  /** The outcome of the link's token, if it has one. */
  readonly proof: Proof | undefined;
}

/**
 * Resolves a short link and verifies its token before the page continues (SHORT-03, SHORT-04), a second after it was
 * resolved (LIMIT-24). Throws `Refused` with the server's text (SHORT-02), or a network error.
 */
export async function openShortLink(
  core: SnugCore,
  urlid: string,
  origin: string,
  clock: Clock = systemClock,
): Promise<OpenedLink> {
  const found = await core.call(shortUrl, { query: { urlid }, anybody: true });
  const leads = readLongUrl(found.long_url, origin);
  if (!leads) throw new Error('The short link leads nowhere.');
  const { address, host, token } = leads;
  const [proof] = await Promise.all([
    token === undefined ? undefined : proveLink(core, token, clock),
    new Promise<void>((resolve) => clock.after(shortLinkDelayMs, resolve)),
  ]);
  return { address, host, proof };
}

/** What an invite's token shows before a login, unverified (INVITE-01, OPEN-22). Never throws. */
export function readInvite(token: string): InviteClaims | undefined {
  const { aud, team_name, game_id, team_code, inviter, exp } = (isSignedToken(token) && tokenPayload(token)) || {};
  const isText = (value: unknown): value is string => typeof value === 'string';
  if (aud !== 'invite' || typeof exp !== 'number') return undefined;
  if (!isText(team_name) || !isText(game_id) || !isText(team_code) || !isText(inviter)) return undefined;
  return { team_name, game_id, team_code, inviter, exp };
}
