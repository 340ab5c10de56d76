import { isSignedToken, Refused, tokenClaims } from '@snug/client';

/** The token of a reply, of this player if `sub` is given. Without a valid token the reply is a server failure. */
export function tokenFromReply(message: string, sub?: string): string {
  if (!isSignedToken(message) || (sub !== undefined && tokenClaims(message)?.sub !== sub)) throw new Refused(502, '');
  return message;
}
