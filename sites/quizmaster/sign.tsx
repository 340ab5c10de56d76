import type { HostGame } from '@snug/contract';
import { Button, useAwake, useWords } from '@snug/ui';
import { QrCode } from '@snug/ui/qr-code';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { gamePath } from './game-address.ts';
import { GameCode } from './game-code.tsx';
import { HowToJoin } from './how-to-join.tsx';
import { isLoopbackAddress, typedAddress } from './join-address.ts';
import * as css from './sign.css.ts';
import { titleSize } from './title-size.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useTitle } from './use-title.ts';
import { consoleWords } from './words.ts';

/** Tells players how to join, on a television across a dim room. */
export function Sign({ game }: { game: HostGame }) {
  const words = useWords(consoleWords);
  const count = game.teams.length;
  useTitle(game.title);
  useAwake();
  return (
    <div className={css.screen}>
      <main className={css.sign}>
        <div className={css.words}>
          <header>
            <p className={css.venue}>{game.venue}</p>
            <h1 className={css.title[titleSize(game.title)]} dir="auto">
              {game.title}
            </h1>
            <p className={css.kind}>{game.kind}</p>
          </header>
          <div>
            <p className={css.code}>
              <GameCode code={game.code} name={css.kicker} figures={css.figures} />
            </p>
            <p className={css.how} data-long={typedAddress(game.join_url).length > 32 || undefined}>
              <HowToJoin joinUrl={game.join_url} className={css.address} />
            </p>
          </div>
          <p className={css.here} role="status">
            {count === 0 ? words.nobodyHere : words.teamsHere(count)}
          </p>
        </div>
        <div className={css.qr}>
          <QrCode text={game.join_url} label={words.qrLabel(game.title)} fills />
        </div>
      </main>
      <Controls game={game} />
    </div>
  );
}

/** The quizmaster's controls. In full screen they hide until somebody points at them. */
function Controls({ game }: { game: HostGame }) {
  const words = useWords(consoleWords);
  const { canFill, fills, toggle } = useFullscreen();
  const [, go] = useLocation();
  const consolePath = gamePath(game.gameid);

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      // In full screen the browser uses the first press to leave it.
      if (event.key === 'Escape' && !document.fullscreenElement) go(consolePath);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [go, consolePath]);

  return (
    <footer className={css.controls}>
      <Link href={consolePath} className={css.back}>
        {words.backToConsole}
      </Link>
      {isLoopbackAddress(game.join_url) && (
        <p className={css.trouble}>{words.ownAddress(typedAddress(game.join_url))}</p>
      )}
      {canFill && <Button onClick={toggle}>{fills ? words.leaveFullScreen : words.fullScreen}</Button>}
    </footer>
  );
}
