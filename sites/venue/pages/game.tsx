import { LiveGame } from '@snug/live-game';
import { useCallback } from 'react';
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

  return (
    <LiveGame
      client={gameClient(client, goHome)}
      gameId={params.id ?? ''}
      onHome={goHome}
      onEnterCode={goToCode}
      onLogIn={onLogIn}
    />
  );
}
