import type { SnugCore } from './client.ts';
import { dismissal } from './dismissal.ts';

/** Whether who is logged in could lose their account with one contact, and has not put the warning of it away (MENU-09). */
export function isContactMissing({ session, storage }: SnugCore): boolean {
  const claims = session.claims();
  if (!claims || (claims.email && claims.phone)) return false;
  return !dismissal(storage, 'dismissed_2fa_warn').isDismissed();
}
