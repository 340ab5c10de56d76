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

/** One that does not arrive is none. */
export const ContactWarning = lazyComponent(
  () => import('@snug/account/contact-warning').then(({ ContactWarning }) => ContactWarning),
  { fallback: () => null },
);

/** Whether a page, one with the header, begins with the warning. */
export function isContactWarningDue(client: SnugCore, path: string): boolean {
  return hasHeader(path) && !isGame(path) && isContactMissing(client);
}

/**
 * The warning about a missing contact, below the header (MENU-09). Its script is for few, so it is not in the first one;
 * but the start and the login fetch it before they show the page where it is due, so that nothing moves under a reader's
 * eyes. Only where the network takes longer than anybody waits for does it come later, and moves the page once.
 */
export function ContactReminder() {
  const { client } = useSite();
  const { yourAccount } = useWords(siteWords);
  const [path, go] = useLocation();
  useSession(client.session);
  if (!isContactWarningDue(client, path)) return null;

  function putAway() {
    const page = document.querySelector('main');
    // The button that had the focus is gone.
    if (page) focusHeading(page);
  }

  return (
    <aside className={styles.notice} aria-label={yourAccount}>
      <ContactWarning
        client={client}
        // There, it is said what to do by the page itself.
        profile={path === profile ? undefined : profile}
        onAdd={go}
        onDismiss={putAway}
      />
    </aside>
  );
}
