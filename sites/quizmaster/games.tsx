import { type GameHead, hostGames } from '@snug/contract';
import { Banner, Button, EmptyState, Spinner, StateDot, useWords } from '@snug/ui';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { ConsolePage } from './console-page.tsx';
import { gamePath } from './game-address.ts';
import { groupedCode } from './grouped-code.ts';
import { useHostClient } from './host-client.ts';
import * as css from './page.css.ts';
import { usePageHeading } from './page-change.ts';
import { RouteButton } from './route-button.tsx';
import { Tips } from './tips.tsx';
import { useLoaded } from './use-loaded.ts';
import { consoleWords } from './words.ts';

/** The page that lists the games of the quizmaster's venue. */
export function Games() {
  const words = useWords(consoleWords);
  const { call } = useHostClient();
  const heading = usePageHeading();
  const load = useCallback((signal: AbortSignal) => call(hostGames, { signal }), [call]);
  const { value: games, failed, again } = useLoaded(load);
  return (
    <ConsolePage>
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {words.gamesTitle}
      </h1>
      {failed && (
        <Banner tone="danger" action={<Button onClick={again}>{words.tryAgain}</Button>}>
          {words.signInFailed}
        </Banner>
      )}
      {!failed && games === undefined && <Spinner label={words.gamesLoading} />}
      {games?.length === 0 && (
        <EmptyState title={words.noGamesTitle}>
          {words.noGames}
          <RouteButton to="/packs" kind="main">
            {words.toPacks}
          </RouteButton>
          <RouteButton to="/new">{words.newGame}</RouteButton>
        </EmptyState>
      )}
      <ul className={css.games}>
        {games?.map((game) => (
          <li key={game.gameid}>
            <GameLine game={game} />
          </li>
        ))}
      </ul>
      <Tips />
    </ConsolePage>
  );
}

function GameLine({ game }: { game: GameHead }) {
  const words = useWords(consoleWords);
  const isOpen = game.status === 'live';
  return (
    <Link href={gamePath(game.gameid)} className={css.game}>
      <span>
        <span className={css.gameTitle}>{game.title}</span>
        <br />
        <span className={css.soft}>
          {game.venue} · <time dateTime={game.date}>{words.day(new Date(game.date))}</time>
        </span>
      </span>
      <span>
        <bdi className={css.gameCode} dir="ltr">
          {groupedCode(game.code)}
        </bdi>
        <br />
        <StateDot tone={isOpen ? 'good' : 'quiet'}>{isOpen ? words.statusLive : words.statusEnded}</StateDot>
      </span>
    </Link>
  );
}
