import { isContactMissing, type SnugCore } from '@snug/client';
import { useSession } from '@snug/client/react';
import { lazyComponent, useWords } from '@snug/ui';
import { useLocation } from 'wouter';
import { useSite } from '../site.ts';
import { siteWords } from '../words.ts';
import { focusHeading } from './focus-heading.ts';
import * as styles from './page-frame.css.ts';
import { hasHeader, isGame } from './page-kind.ts';

const profile = '/profile';

/** When its script does not load, no warning is shown. */
export const ContactWarning = lazyComponent(
  () => import('@snug/account/contact-warning').then(({ ContactWarning }) => ContactWarning),
  { fallback: () => null },
);

/** Whether the page begins with the warning; only pages with the header can. */
export function isContactWarningDue(client: SnugCore, path: string): boolean {
  return hasHeader(path) && !isGame(path) && isContactMissing(client);
}

/**
 * The warning about a missing contact, below the header (MENU-09). Few players see it, so the first script leaves it out.
 * The start and the login load it before they show a page that needs it, so that nothing moves while somebody reads. Only
 * on a network slower than the start waits for does it appear later and move the page once.
 */
export function ContactReminder() {
  const { client } = useSite();
  const { yourAccount } = useWords(siteWords);
  const [path, go] = useLocation();
  useSession(client.session);
  if (!isContactWarningDue(client, path)) return null;

  function restoreFocus() {
    const page = document.querySelector('main');
    // The focused button is gone, so the focus moves to the heading.
    if (page) focusHeading(page);
  }

  return (
    <aside className={styles.notice} aria-label={yourAccount}>
      <ContactWarning
        client={client}
        // The profile page itself says what to do.
        profile={path === profile ? undefined : profile}
        onAdd={go}
        onDismiss={restoreFocus}
      />
    </aside>
  );
}
