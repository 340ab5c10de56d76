import type { TokenClaims } from '@snug/contract';
import { tokenPayload } from './token-payload.ts';

/** The claims of a login's token, unverified; undefined when it is none. Never throws (H40). */
export function tokenClaims(token: string): TokenClaims | undefined {
  const claims = tokenPayload(token);
  if (typeof claims?.sub !== 'string' || typeof claims.exp !== 'number') return undefined;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    sub: claims.sub,
    exp: claims.exp,
    player_name: text(claims.player_name),
    email: text(claims.email),
    phone: text(claims.phone),
  };
}
