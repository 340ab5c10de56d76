import { tokenPayload } from '../token-payload.ts';

/** Whether a login came by a sent link: it is for the game of that link alone, until a code makes more of it (H47). */
export function isByLink(token: string): boolean {
  return tokenPayload(token)?.via === 'link';
}
