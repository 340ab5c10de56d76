import { JoinLink } from '@snug/account';
import { useWords } from '@snug/ui';
import { useLocation } from 'wouter';
import { comeBackTo } from '../frame/login-address.ts';
import * as frame from '../frame/page-frame.css.ts';
import { VenueSign } from '../frame/venue-sign.tsx';
import { useSite } from '../site.ts';
import { siteWords } from '../words.ts';
import * as styles from './home.css.ts';

/** The page of a teammate's link, which joins their team and game (ROUTE-12). */
export function JoinLinkPage({ params }: { params: Readonly<Record<string, string>> }) {
  const say = useWords(siteWords);
  const { client, venue } = useSite();
  const [path, go] = useLocation();

  return (
    <main className={`${frame.main} ${styles.page}`}>
      <header className={styles.head}>
        <VenueSign venue={venue} />
        <h1 className={styles.greeting}>{say.joinLinkGreeting}</h1>
      </header>
      <JoinLink
        client={client}
        gameId={params.id ?? ''}
        teamCode={params.t_id ?? ''}
        onGame={(id) => go(`/game/${encodeURIComponent(id)}`, { replace: true })}
        onLogIn={() => go('/auth', { state: comeBackTo(path) })}
        onEnterCode={() => go('/join')}
      />
    </main>
  );
}
