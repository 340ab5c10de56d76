import { themeClass } from '@snug/theme';
import {
  AnnouncerProvider,
  EmptyState,
  type LazyComponentOptions,
  LinkButton,
  lazyComponent,
  useWords,
} from '@snug/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { ConsolePage } from './console-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { base } from './game-address.ts';
import { GamePage } from './game-page.tsx';
import { Games } from './games.tsx';
import { type HostClient, HostClientContext } from './host-client.ts';
import { JoinPage } from './join-page.tsx';
import * as css from './page.css.ts';
import { PageChangeContext } from './page-change.ts';
import { isProofAddress } from './proof-address.ts';
import { SignIn } from './sign-in.tsx';
import { takeLink } from './sign-in-link.ts';
import { consoleWords } from './words.ts';

const inPage: LazyComponentOptions = { fallback: (says) => <ConsolePage>{says}</ConsolePage> };
const alone: LazyComponentOptions = { fallback: (says) => <main className={css.column}>{says}</main> };

/** Pages that are opened before or after an evening: each is a script of its own. */
const SponsorPages = lazyComponent(() => import('./sponsors/sponsor-pages.tsx').then((of) => of.SponsorPages), inPage);
const HostProof = lazyComponent(() => import('./proof/host-proof.tsx').then((of) => of.HostProof), inPage);
const Ratings = lazyComponent(() => import('./ratings/ratings.tsx').then((of) => of.Ratings), inPage);
const SharedProof = lazyComponent(() => import('./proof/shared-proof.tsx').then((of) => of.SharedProof), alone);

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
    <div className={`${themeClass} ${css.page}`}>
      <ErrorBoundary>
        <HostClientContext.Provider value={client}>
          <AnnouncerProvider>
            {isProofAddress(location.pathname) ? (
              <SharedProof />
            ) : isSigningIn ? (
              <SignIn link={untried} onTried={tried} />
            ) : (
              <Pages />
            )}
          </AnnouncerProvider>
        </HostClientContext.Provider>
      </ErrorBoundary>
    </div>
  );
}

function Pages() {
  const words = useWords(consoleWords);
  return (
    <Router base={base}>
      <PageChanges>
        <Switch>
          <Route path="/" component={Games} />
          <Route path="/sponsors/:id/proof">{({ id }) => <HostProof key={id} sponsorId={id} />}</Route>
          <Route path="/sponsors/*?" component={SponsorPages} />
          <Route path="/ratings" component={Ratings} />
          <Route path="/game/:id">{({ id }) => <GamePage key={id} gameId={id} />}</Route>
          <Route path="/game/:id/sign">{({ id }) => <JoinPage key={id} gameId={id} kind="sign" />}</Route>
          <Route path="/game/:id/cards">{({ id }) => <JoinPage key={id} gameId={id} kind="cards" />}</Route>
          <Route>
            <main className={css.column}>
              <EmptyState title={words.notFoundTitle}>
                {words.notFound}
                <LinkButton href={`${base}/`}>{words.games}</LinkButton>
              </EmptyState>
            </main>
          </Route>
        </Switch>
      </PageChanges>
    </Router>
  );
}

/** Tells the headings inside whether the page has changed since the site was opened. */
function PageChanges({ children }: { children: ReactNode }) {
  const [address] = useLocation();
  const first = useRef(address);
  const hasChanged = useRef(false);
  // While rendering: the new page's heading asks before any effect of this component runs.
  if (address !== first.current) hasChanged.current = true;
  return <PageChangeContext.Provider value={hasChanged}>{children}</PageChangeContext.Provider>;
}
