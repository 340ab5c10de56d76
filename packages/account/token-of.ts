import { isSignedToken, Refused, tokenClaims } from '@snug/client';

/** The token in a reply, of this player where one is named. A reply without it is a failure of the server's. */
export function tokenOf(message: string, sub?: string): string {
  if (!isSignedToken(message) || (sub !== undefined && tokenClaims(message)?.sub !== sub)) throw new Refused(502, '');
  return message;
}
