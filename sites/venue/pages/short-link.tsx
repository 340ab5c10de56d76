import { ShortLink } from '@snug/account';
import { useLocation } from 'wouter';
import * as frame from '../frame/page-frame.css.ts';
import { VenueSign } from '../frame/venue-sign.tsx';
import { useSite } from '../site.ts';
import * as styles from './home.css.ts';

/** The page of a short link from an e-mail or a text message, which redirects to its target (ROUTE-15). */
export function ShortLinkPage({ params }: { params: Readonly<Record<string, string>> }) {
  const { client, venue } = useSite();
  const [, go] = useLocation();

  return (
    <main className={`${frame.main} ${styles.page}`}>
      <div className={styles.head}>
        <VenueSign venue={venue} />
      </div>
      <ShortLink
        client={client}
        urlId={params.url_id ?? ''}
        // Replaces this page in the history, because going back would follow the link again.
        onGo={(address) => go(address, { replace: true })}
        onEnterCode={() => go('/join', { replace: true })}
        onHome={() => go('/', { replace: true })}
      />
    </main>
  );
}
