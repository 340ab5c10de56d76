import { themeClass } from '@snug/theme';
import { AnnouncerProvider, EmptyState, LinkButton, useWords } from '@snug/ui';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Route, Router, Switch } from 'wouter';
import { Crash } from './crash.tsx';
import { base } from './game-address.ts';
import { GamePage } from './game-page.tsx';
import { Games } from './games.tsx';
import { type HostClient, HostClientContext } from './host-client.ts';
import * as css from './page.css.ts';
import { RoomPage } from './room-page.tsx';
import { SignIn } from './sign-in.tsx';
import { takeLink } from './sign-in-link.ts';
import { consoleWords } from './words.ts';

interface Props {
  readonly client: HostClient;
  /** The one-time text that the page was opened with. */
  readonly link?: string | undefined;
}

/** The quizmaster's site: the door, the games, and the console of one. */
export function App({ client, link }: Props) {
  const token = useSyncExternalStore(client.session.subscribe, client.session.token);
  const [untried, setUntried] = useState(link);
  const tried = useCallback(() => setUntried(undefined), []);
  // A link opened in the tab where the console already is changes the fragment alone.
  useEffect(() => {
    const look = () => setUntried((before) => takeLink(location, history) ?? before);
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  // A fresh link wins over who is signed in; a used one leaves them be.
  const isAtDoor = token === undefined || untried !== undefined;
  return (
    <div className={`${themeClass} ${css.page}`}>
      <Crash>
        <HostClientContext.Provider value={client}>
          <AnnouncerProvider>{isAtDoor ? <SignIn link={untried} onTried={tried} /> : <Rooms />}</AnnouncerProvider>
        </HostClientContext.Provider>
      </Crash>
    </div>
  );
}

function Rooms() {
  const words = useWords(consoleWords);
  return (
    <Router base={base}>
      <Switch>
        <Route path="/" component={Games} />
        <Route path="/game/:id">{({ id }) => <GamePage key={id} gameId={id} />}</Route>
        <Route path="/game/:id/sign">{({ id }) => <RoomPage key={id} gameId={id} kind="sign" />}</Route>
        <Route path="/game/:id/cards">{({ id }) => <RoomPage key={id} gameId={id} kind="cards" />}</Route>
        <Route>
          <main className={css.desk}>
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
