import type { SnugCore } from './client.ts';
import { dismissal } from './dismissal.ts';
import { isByLink } from './start/is-by-link.ts';

/**
 * Whether who is logged in could lose their account with one contact, and has not put the warning of it away (MENU-09). Not
 * of a login by a link, which knows that contact alone that the link went to.
 */
export function isContactMissing({ session, storage }: SnugCore): boolean {
  const claims = session.claims();
  if (!claims || (claims.email && claims.phone) || isByLink(session.token() ?? '')) return false;
  return !dismissal(storage, 'dismissed_2fa_warn').isDismissed();
}
