import type { SnugCore } from './client.ts';
import { dismissal } from './dismissal.ts';
import { isByLink } from './start/is-by-link.ts';

/**
 * Whether a logged-in player could lose their account with one contact, and has not dismissed the warning (MENU-09). Not for
 * a login by link, which only knows the contact that the link was sent to.
 */
export function isContactMissing({ session, storage }: SnugCore): boolean {
  const claims = session.claims();
  if (!claims || (claims.email && claims.phone) || isByLink(session.token() ?? '')) return false;
  return !dismissal(storage, 'dismissed_2fa_warn').isDismissed();
}
