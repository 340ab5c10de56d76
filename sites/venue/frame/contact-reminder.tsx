import { dismissal, type SnugCore } from '@snug/client';
import { useSession } from '@snug/client/react';
import { useWords } from '@snug/ui';
import { useEffect, useReducer } from 'react';
import { useLocation } from 'wouter';
import { useSite } from '../site.ts';
import { siteWords } from '../words.ts';
import { focusHeading } from './focus-heading.ts';
import * as styles from './page-frame.css.ts';

const profile = '/profile';
let Warning: typeof import('@snug/account/contact-warning').ContactWarning | undefined;

/** Fetches the warning now, because it may be due soon. One that does not arrive is none: never throws. */
export async function fetchContactWarning(): Promise<void> {
  Warning ??= await import('@snug/account/contact-warning').then(
    ({ ContactWarning }) => ContactWarning,
    () => undefined,
  );
}

/** Whether the page, one with the header, is for somebody who could lose their account with one contact, and has not put the warning away. */
export function isContactWarningDue({ session, storage }: SnugCore, path: string): boolean {
  const claims = session.claims();
  if (!claims || (claims.email && claims.phone) || /^\/(auth|invite|sl|game)(\/|$)/.test(path)) return false;
  return !dismissal(storage, 'dismissed_2fa_warn').isDismissed();
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
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const isDue = isContactWarningDue(client, path);

  useEffect(() => {
    if (!isDue || Warning) return;
    let left = false;
    void fetchContactWarning().then(() => left || lookAgain());
    return () => {
      left = true;
    };
  }, [isDue]);

  if (!isDue || !Warning) return null;

  function putAway() {
    lookAgain();
    const page = document.querySelector('main');
    // The button that had the focus is gone.
    if (page) focusHeading(page);
  }

  return (
    <aside className={styles.notice} aria-label={yourAccount}>
      <Warning
        client={client}
        // There, it is said what to do by the page itself.
        profile={path === profile ? undefined : profile}
        onAdd={go}
        onDismiss={putAway}
      />
    </aside>
  );
}
