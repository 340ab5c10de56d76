import { Refused } from '../refused.ts';
import { tokenClaims } from '../token-claims.ts';
import { isSignedToken } from '../token-payload.ts';

/** The token of a reply, of this player if `sub` is given. Without a valid token the reply is a server failure. */
export function tokenFromReply(message: string, sub?: string): string {
  if (!isSignedToken(message) || (sub !== undefined && tokenClaims(message)?.sub !== sub)) throw new Refused(502, '');
  return message;
}
