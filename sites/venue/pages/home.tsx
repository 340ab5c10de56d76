import { JoinBox } from '@snug/join-box';
import { useWords } from '@snug/ui';
import { useLocation, useSearch } from 'wouter';
import * as frame from '../frame/page-frame.css.ts';
import { LazyNights } from '../nights/lazy-nights.tsx';
import { useSite } from '../site.ts';
import { siteWords } from '../words.ts';
import { AdaInformation } from './ada-information.tsx';
import * as styles from './home.css.ts';

/** The home page, also at `/join` (OPEN-08). It searches for the `?code=` of a link or an embed at once. */
export function Home() {
  const say = useWords(siteWords);
  const { client, venue } = useSite();
  const [, go] = useLocation();
  const code = new URLSearchParams(useSearch()).get('code') ?? undefined;

  return (
    <main className={`${frame.main} ${styles.page}`}>
      <header className={styles.head}>
        <p className={styles.eyebrow}>{venue.texts.eyebrow || say.eyebrow}</p>
        <h1 className={styles.greeting}>{say.greeting}</h1>
      </header>
      <JoinBox
        client={client}
        code={code}
        // With a code in the address, going back would find the game again and never leave it.
        onGame={(id, at) =>
          go(`/game/${encodeURIComponent(id)}${at ? `?context=${at}` : ''}`, { replace: code !== undefined })
        }
        onLogIn={(previous) => go(`/auth?previous=${encodeURIComponent(previous)}`)}
        onJoinLink={go}
      />
      <AdaInformation />
      {/* Last, since it comes later: nothing moves. */}
      <LazyNights client={client} venue={venue.name} />
    </main>
  );
}
