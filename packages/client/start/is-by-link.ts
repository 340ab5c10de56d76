import { tokenPayload } from '../token-payload.ts';

/** Whether a login came by a sent link: it is valid for that link's game only, until a code verifies it (H47). */
export function isByLink(token: string): boolean {
  return tokenPayload(token)?.via === 'link';
}
