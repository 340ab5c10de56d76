import { joinIsDone } from '@snug/client';
import { LiveGame } from '@snug/live-game';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { loginAddress } from '../frame/login-address.ts';
import { useSite } from '../site.ts';
import { gameClient } from './game-client.ts';

const goHome = () => navigate('/');
const goToCode = () => navigate('/join');

/** The live game (ROUTE-04). It brings its own header, main part and heading. */
export function GamePage({ params }: { params: Readonly<Record<string, string>> }) {
  const { client } = useSite();
  const [path, go] = useLocation();
  const onLogIn = useCallback(() => go(loginAddress(path)), [go, path]);
  const games = gameClient(client, goHome);
  const gameId = params.id ?? '';

  // However one came here, by the way through the login too: who is in is not searched for again at home.
  useEffect(() => {
    const game = games.game(gameId);
    const settle = () => {
      if (game.get().phase === 'ready') joinIsDone(client.storage);
    };
    settle();
    return game.subscribe(settle);
  }, [games, gameId, client]);

  return <LiveGame client={games} gameId={gameId} onHome={goHome} onEnterCode={goToCode} onLogIn={onLogIn} />;
}
