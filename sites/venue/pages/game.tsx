import { joinIsDone, keepTarget, teamPath } from '@snug/client';
import { defaultLocale } from '@snug/contract';
import { LiveGame, openedBy, TeamPageLink, type TipSettings } from '@snug/live-game';
import { lazyComponent } from '@snug/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { loginAddress, loginFromPanel } from '../frame/login-address.ts';
import { LazyNights } from '../nights/lazy-nights.tsx';
import { useSite } from '../site.ts';
import { Between } from './between.tsx';
import * as styles from './game.css.ts';
import { gameClient } from './game-client.ts';

/** Fetched when a game has ended and its hosts can be rated. */
const Feedback = lazyComponent(() => import('@snug/feedback').then(({ Feedback }) => Feedback));

const goHome = () => navigate('/');
const goToCode = () => navigate('/join');

/** The locale of amounts unless the venue names one: its language with US dollars. */
const locales = { en: defaultLocale, es: 'es-US' } as const;

/** The live game, which has its own header, main element and heading (ROUTE-04). */
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
  const slots = useMemo(() => {
    const link = <TeamPageLink client={games} gameId={gameId} page={teamPath} onGo={go} />;
    return {
      team: link,
      between: <Between client={games} gameId={gameId} />,
      feedback: (
        <div className={styles.feedback}>
          <Feedback client={games} gameId={gameId} />
        </div>
      ),
      ended: (
        <>
          {link}
          <LazyNights client={client} gameId={gameId} venue={venue.name} />
        </>
      ),
    };
  }, [games, gameId, go, client, venue.name]);

  // Clears the query after reading it, so that a reloaded or shared page opens nothing (GAME-19).
  useEffect(() => {
    if (location.search) navigate(location.pathname + location.hash, { replace: true });
  }, []);

  // Once the player is in the game, home does not search for it again, also when they came through the login.
  useEffect(() => {
    const game = games.game(gameId);
    let isIn = false;
    const finishJoin = () => {
      if (isIn || game.get().phase !== 'ready') return;
      isIn = true;
      joinIsDone(client.storage);
    };
    finishJoin();
    const stopWatchingGame = game.subscribe(finishJoin);
    // A login that expires during a game leads home (ERR-08), which then finds the game again (H23). After a logout the code
    // is removed right after this.
    const stopWatchingSession = client.session.subscribe(() => {
      const { view } = game.get();
      if (view && client.session.token() === undefined) keepTarget(client.storage, view.code);
    });
    return () => {
      stopWatchingGame();
      stopWatchingSession();
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
      slots={slots}
    />
  );
}
