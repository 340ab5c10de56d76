import { joinIsDone, keepTarget } from '@snug/client';
import { defaultLocale } from '@snug/contract';
import { LiveGame, openedBy, type TipSettings } from '@snug/live-game';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { loginAddress, loginFromPanel } from '../frame/login-address.ts';
import { useSite } from '../site.ts';
import { gameClient } from './game-client.ts';

const goHome = () => navigate('/');
const goToCode = () => navigate('/join');

/** How amounts are written where the venue says nothing else: as its language writes dollars. */
const locales = { en: defaultLocale, es: 'es-US' } as const;

/** The live game (ROUTE-04). It brings its own header, main part and heading. */
export function GamePage({ params }: { params: Readonly<Record<string, string>> }) {
  const { client, venue } = useSite();
  const [path, go] = useLocation();
  const onLogIn = useCallback(
    (context?: string) => go(context === undefined ? loginAddress(path) : loginFromPanel(path, context)),
    [go, path],
  );
  const [opened] = useState(() => openedBy(new URLSearchParams(location.search)));
  const tips = useMemo<TipSettings>(
    () => ({
      currency: venue.currency,
      ...(venue.links.tip && { link: venue.links.tip }),
      locale: venue.locale || locales[venue.language],
    }),
    [venue],
  );
  const games = gameClient(client, goHome);
  const gameId = params.id ?? '';

  // Read, the query is cleared: a page that is loaded anew, or sent to somebody, opens nothing (GAME-19).
  useEffect(() => {
    if (location.search) navigate(location.pathname + location.hash, { replace: true });
  }, []);

  // However one came here, by the way through the login too: who is in is not searched for again at home.
  useEffect(() => {
    const game = games.game(gameId);
    let isIn = false;
    const settle = () => {
      if (isIn || game.get().phase !== 'ready') return;
      isIn = true;
      joinIsDone(client.storage);
    };
    settle();
    const stopSettling = game.subscribe(settle);
    // A login that ends by itself leads home in the middle of a game (ERR-08), which is looked for there (H23). Whoever
    // logs out has it forgotten, right after this.
    const stopFollowing = client.session.subscribe(() => {
      const { view } = game.get();
      if (view && client.session.token() === undefined) keepTarget(client.storage, view.code);
    });
    return () => {
      stopSettling();
      stopFollowing();
    };
  }, [games, gameId, client]);

  return (
    <LiveGame
      client={games}
      gameId={gameId}
      onHome={goHome}
      onEnterCode={goToCode}
      onLogIn={onLogIn}
      onJoinLink={go}
      opened={opened}
      tips={tips}
    />
  );
}
