import { TokenInvite } from '@snug/account';
import { useLocation } from 'wouter';
import { comeBackTo } from '../frame/login-address.ts';
import * as frame from '../frame/page-frame.css.ts';
import { VenueSign } from '../frame/venue-sign.tsx';
import { useSite } from '../site.ts';
import * as styles from './home.css.ts';

/** The page of a shared invite link (ROUTE-13, ROUTE-14). */
export function InvitePage({ params }: { params: Readonly<Record<string, string>> }) {
  const { client, venue } = useSite();
  const [path, go] = useLocation();

  return (
    <main className={`${frame.main} ${styles.page}`}>
      <div className={styles.head}>
        <VenueSign venue={venue} />
      </div>
      <TokenInvite
        client={client}
        token={params.token ?? ''}
        onJoinLink={(address) => go(address, { replace: true })}
        onEnterCode={() => go('/join')}
        onLogIn={() => go('/auth', { state: comeBackTo(path) })}
      />
    </main>
  );
}
