import { hostDisplay } from '@snug/contract';
import { Banner, Button, Spinner, useWords } from '@snug/ui';
import { useCallback, useEffect } from 'react';
import { useHostClient } from '../host-client.ts';
import * as page from '../page.css.ts';
import { RouteButton } from '../route-button.tsx';
import { useLoaded } from '../use-loaded.ts';
import { consoleWords } from '../words.ts';
import { displayWords } from './words.ts';

/** Leads to the big screen of a game: where the console links to, and where its sign for the television used to be. */
export function ToBigScreen({ gameId }: { gameId: string }) {
  const words = useWords(displayWords);
  const { tryAgain, backToConsole } = useWords(consoleWords);
  const { call } = useHostClient();
  const load = useCallback(
    (signal: AbortSignal) => call(hostDisplay, { params: { id: gameId }, signal }),
    [call, gameId],
  );
  const { value, failed, again } = useLoaded(load);
  useEffect(() => {
    if (!value) return;
    const { pathname, hash } = new URL(value.url);
    location.replace(pathname + hash);
  }, [value]);
  return (
    <main className={page.column}>
      {failed ? (
        <>
          <Banner tone="danger" action={<Button onClick={again}>{tryAgain}</Button>}>
            {words.screenAddressFailed}
          </Banner>
          <RouteButton to={`/game/${encodeURIComponent(gameId)}`}>{backToConsole}</RouteButton>
        </>
      ) : (
        <Spinner label={words.screenLoading} />
      )}
    </main>
  );
}
