import { baseClass } from '@snug/theme';
import { AnnouncerProvider, lazyComponent } from '@snug/ui';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from './error-boundary.tsx';
import { base } from './game-address.ts';
import { type HostClient, HostClientContext } from './host-client.ts';
import * as css from './page.css.ts';
import { PageRoutes } from './page-routes.tsx';
import { isProofAddress } from './proof-address.ts';
import { SignIn } from './sign-in.tsx';
import { takeLink } from './sign-in-link.ts';

const SharedProof = lazyComponent(() => import('./proof/shared-proof.tsx').then((of) => of.SharedProof), {
  fallback: (says) => <main className={css.column}>{says}</main>,
});

interface Props {
  readonly client: HostClient;
  /** The one-time text of the sign-in link that opened the page. */
  readonly link?: string | undefined;
}

/** The quizmaster's site: sign-in, games, sponsors and ratings; and the proof sheet that a sponsor reads without a sign-in. */
export function App({ client, link }: Props) {
  const token = useSyncExternalStore(client.session.subscribe, client.session.token);
  const [untried, setUntried] = useState(link);
  const tried = useCallback(() => setUntried(undefined), []);
  // Opening a sign-in link in a tab that already shows the console changes only the fragment.
  useEffect(() => {
    const takeNewLink = () => setUntried((before) => takeLink(location, history) ?? before);
    window.addEventListener('hashchange', takeNewLink);
    return () => window.removeEventListener('hashchange', takeNewLink);
  }, []);
  // A new link takes precedence over the current sign-in; a used link leaves it as it is.
  const isSigningIn = token === undefined || untried !== undefined;
  return (
    <div className={`${baseClass} ${css.page}`}>
      <ErrorBoundary>
        <HostClientContext.Provider value={client}>
          <AnnouncerProvider>
            {isProofAddress(location.pathname) ? (
              <SharedProof />
            ) : isSigningIn ? (
              <SignIn link={untried} onTried={tried} />
            ) : (
              <Router base={base}>
                <PageRoutes />
              </Router>
            )}
          </AnnouncerProvider>
        </HostClientContext.Provider>
      </ErrorBoundary>
    </div>
  );
}
