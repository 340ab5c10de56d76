import { themeClass } from '@snug/theme';
import { AnnouncerProvider, EmptyState, LinkButton, useWords } from '@snug/ui';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Route, Router, Switch } from 'wouter';
import { ErrorBoundary } from './error-boundary.tsx';
import { base } from './game-address.ts';
import { GamePage } from './game-page.tsx';
import { Games } from './games.tsx';
import { type HostClient, HostClientContext } from './host-client.ts';
import { JoinPage } from './join-page.tsx';
import * as css from './page.css.ts';
import { SignIn } from './sign-in.tsx';
import { takeLink } from './sign-in-link.ts';
import { consoleWords } from './words.ts';

interface Props {
  readonly client: HostClient;
  /** The one-time text of the sign-in link that opened the page. */
  readonly link?: string | undefined;
}

/** The quizmaster's site: sign-in, the list of games, and the console of one game. */
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
          <AnnouncerProvider>{isSigningIn ? <SignIn link={untried} onTried={tried} /> : <Pages />}</AnnouncerProvider>
        </HostClientContext.Provider>
      </ErrorBoundary>
    </div>
  );
}

function Pages() {
  const words = useWords(consoleWords);
  return (
    <Router base={base}>
      <Switch>
        <Route path="/" component={Games} />
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
    </Router>
  );
}
