import { enterGame, myGames } from '@snug/client';
import { useSession } from '@snug/client/react';
import type { GameStub } from '@snug/contract';
import { GameList, gamesWords } from '@snug/join-box/games';
import { Banner, Button, useWords } from '@snug/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSite } from '../site.ts';
import { siteWords } from '../words.ts';
import * as styles from './header.css.ts';

/**
 * `Back to Game`, while there are live games to go back to (MENU-01): into the only one at once, else by way of
 * `Your Games` (OPEN-71). Asked for at each arrival on a page, and when somebody else is logged in; a server that cannot
 * be reached leaves no button.
 */
export function BackToGame() {
  const { backToGame } = useWords(siteWords);
  const { gameFailed } = useWords(gamesWords);
  const { client } = useSite();
  const [path, go] = useLocation();
  const whose = useSession(client.session).claims?.sub;
  const [found, setFound] = useState<{ readonly whose?: string; readonly games: readonly GameStub[] }>({ games: [] });
  // Both belong to the page that they were asked for on, and go with it.
  const [listedOn, setListedOn] = useState<string>();
  const [trouble, setTrouble] = useState<{ readonly on: string; readonly text: string }>();
  const [opening, setOpening] = useState(false);
  /** Counts the pages that were left. */
  const left = useRef(0);

  // Each page is an arrival.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const settle = (games: readonly GameStub[]) => signal.aborted || setFound({ whose, games });
    myGames(client, signal).then(
      (games) => settle(games.filter(({ status }) => status === 'live')),
      () => settle([]),
    );
    return () => leaving.abort();
  }, [client, whose, path]);

  useEffect(
    () => () => {
      left.current++;
    },
    [path],
  );

  const [game, ...others] = found.whose === whose ? found.games : [];
  if (!game) return null;

  async function open(only: GameStub) {
    const { current } = left;
    setTrouble(undefined);
    setOpening(true);
    const entered = await enterGame(client, only);
    setOpening(false);
    // Who has gone elsewhere meanwhile is not fetched from there.
    if (left.current !== current) return;
    if (entered.error) setTrouble({ on: path, text: entered.error.detail || gameFailed });
    else go(entered.to);
  }

  const isOnly = others.length === 0 && !game.invite;
  return (
    <>
      <Button busy={opening} onClick={() => (isOnly ? open(game) : setListedOn(path))}>
        {backToGame}
      </Button>
      {trouble?.on === path && (
        <div className={styles.trouble}>
          <Banner tone="danger">{trouble.text}</Banner>
        </div>
      )}
      <GameList
        client={client}
        open={listedOn === path}
        games={found.games}
        onGo={(address) => {
          setListedOn(undefined);
          go(address);
        }}
        onClose={() => setListedOn(undefined)}
      />
    </>
  );
}
