import { hostGames, type ListedGame } from '@snug/contract';
import { EmptyState, Spinner, StateDot, useWords } from '@snug/ui';
import { useCallback, useId } from 'react';
import { Link } from 'wouter';
import { ConsolePage } from './console-page.tsx';
import { gamePath, planPath } from './game-address.ts';
import { gameListsOf } from './game-lists.ts';
import { groupedCode } from './grouped-code.ts';
import { useHostClient } from './host-client.ts';
import { LoadFailed } from './load-failed.tsx';
import * as css from './page.css.ts';
import { usePageHeading } from './page-change.ts';
import { RouteButton } from './route-button.tsx';
import { Tips } from './tips.tsx';
import { useLoaded } from './use-loaded.ts';
import { type ConsoleWords, consoleWords } from './words.ts';

/** The page that lists the games of the quizmaster's venue, and leads to a new one. */
export function Games() {
  const words = useWords(consoleWords);
  const { call } = useHostClient();
  const heading = usePageHeading();
  const load = useCallback((signal: AbortSignal) => call(hostGames, { signal }), [call]);
  const { value: games, failed, error, again } = useLoaded(load);
  return (
    <ConsolePage>
      <div className={css.titleRow}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {words.gamesTitle}
        </h1>
        {games && games.length > 0 && <RouteButton to="/new">{words.newGame}</RouteButton>}
      </div>
      {failed && <LoadFailed error={error} says={words.signInFailed} onAgain={again} />}
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
      {games && games.length > 0 && <Lists games={games} />}
      <Tips />
    </ConsolePage>
  );
}

/** What is on tonight, what is planned, and what is over. Cancelled games are folded away. */
function Lists({ games }: { games: readonly ListedGame[] }) {
  const words = useWords(consoleWords);
  const { tonight, ahead, over, cancelled } = gameListsOf(games, new Date());
  return (
    <div className={css.lists}>
      <List title={words.gamesTonight} games={tonight} />
      <List title={words.gamesAhead} games={ahead} />
      <List title={words.gamesOver} games={over} />
      {cancelled.length > 0 && (
        <details>
          <summary className={css.folded}>{words.gamesCancelled(cancelled.length)}</summary>
          <Lines games={cancelled} />
        </details>
      )}
    </div>
  );
}

function List({ title, games }: { title: string; games: readonly ListedGame[] }) {
  const id = useId();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.listTitle}>
        {title}
      </h2>
      <Lines games={games} />
    </section>
  );
}

function Lines({ games }: { games: readonly ListedGame[] }) {
  return (
    <ul className={css.games}>
      {games.map((game) => (
        <li key={game.gameid}>
          <GameLine game={game} />
        </li>
      ))}
    </ul>
  );
}

/** A game that is ahead or cancelled leads to its plan, every other one to its console. */
function GameLine({ game }: { game: ListedGame }) {
  const words = useWords(consoleWords);
  const { lists, tone, says } = stateOf(game, words);
  return (
    <Link href={lists === 'plan' ? planPath(game.gameid) : gamePath(game.gameid)} className={css.game}>
      <span>
        <span className={css.gameTitle}>{game.title}</span>
        <br />
        <span className={css.soft}>
          {game.venue} · <time dateTime={game.date}>{words.day(new Date(game.date))}</time>
          {game.host_name && <> · {words.gameBy(game.host_name)}</>}
          {game.private_event && <> · {words.gamePrivate}</>}
        </span>
      </span>
      <span>
        <bdi className={css.gameCode} dir="ltr">
          {groupedCode(game.code)}
        </bdi>
        <br />
        <StateDot tone={tone}>{says}</StateDot>
      </span>
    </Link>
  );
}

function stateOf(game: ListedGame, words: ConsoleWords) {
  const { ahead } = gameListsOf([game], new Date());
  if (game.status === 'cancelled') return { lists: 'plan', tone: 'quiet', says: words.statusCancelled } as const;
  if (ahead.length > 0) return { lists: 'plan', tone: 'quiet', says: words.statusPlanned } as const;
  if (game.status === 'live') return { lists: 'console', tone: 'good', says: words.statusLive } as const;
  return { lists: 'console', tone: 'quiet', says: words.statusEnded } as const;
}
