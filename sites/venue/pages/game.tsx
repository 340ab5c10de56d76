import { LiveGame } from '@snug/live-game';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useSite } from '../site.ts';

/** The live game (ROUTE-04). It brings its own header, main part and heading. */
export function GamePage({ params }: { params: Readonly<Record<string, string>> }) {
  const { client } = useSite();
  const [path, go] = useLocation();
  const onHome = useCallback(() => go('/'), [go]);
  const onEnterCode = useCallback(() => go('/join'), [go]);
  const onLogIn = useCallback(() => go(`/auth?previous=${encodeURIComponent(path)}`), [go, path]);

  return <LiveGame client={client} gameId={params.id ?? ''} onHome={onHome} onEnterCode={onEnterCode} onLogIn={onLogIn} />;
}
