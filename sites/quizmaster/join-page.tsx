import type { HostGame } from '@snug/contract';
import { EmptyState, LinkButton, Spinner, useWords } from '@snug/ui';
import type { ComponentType } from 'react';
import { Crashed } from './crash.tsx';
import { FollowedGame } from './followed-game.tsx';
import { hasEnded } from './host-game.ts';
import * as css from './page.css.ts';
import { useLoaded } from './use-loaded.ts';
import { consoleWords } from './words.ts';

/** A page that lets people into a game. Its script is fetched when somebody goes there; it must keep its identity. */
type LoadPage = () => Promise<ComponentType<{ game: HostGame }>>;

/** Such a page by its address. */
export function JoinPage({ gameId, load }: { gameId: string; load: LoadPage }) {
  return <FollowedGame gameId={gameId}>{({ game }) => <WayIn game={game} load={load} />}</FollowedGame>;
}

/** The page while there is a game to get into; afterwards the code may be another game's. */
export function WayIn({ game, load }: { game: HostGame; load: LoadPage }) {
  const words = useWords(consoleWords);
  const { value: Page, failed } = useLoaded(load);
  if (Page && !hasEnded(game)) return <Page game={game} />;
  return (
    <main className={css.desk}>
      {hasEnded(game) ? (
        <EmptyState title={words.endedTitle}>
          {words.noMoreJoining}
          <LinkButton href={`/host/game/${encodeURIComponent(game.gameid)}`}>{words.backToConsole}</LinkButton>
        </EmptyState>
      ) : failed ? (
        <Crashed />
      ) : (
        <Spinner label={words.gameLoading} />
      )}
    </main>
  );
}
