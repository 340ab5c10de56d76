import type { HostGame } from '@snug/contract';
import { EmptyState, LinkButton, lazyComponent, useWords } from '@snug/ui';
import { FollowedGame } from './followed-game.tsx';
import { gameAddress } from './game-address.ts';
import { hasEnded } from './host-game.ts';
import * as css from './page.css.ts';
import { consoleWords } from './words.ts';

const Cards = lazyComponent(() => import('./cards.tsx').then((of) => of.Cards), {
  fallback: (says) => <main className={css.column}>{says}</main>,
});

/** The page with the table cards of a game. */
export function CardsPage({ gameId }: { gameId: string }) {
  return <FollowedGame gameId={gameId}>{({ game }) => <CardsContent game={game} />}</FollowedGame>;
}

/** Shows the cards until the game ends; afterwards the code may be another game's. */
export function CardsContent({ game }: { game: HostGame }) {
  const words = useWords(consoleWords);
  if (!hasEnded(game)) return <Cards game={game} />;
  return (
    <main className={css.column}>
      <EmptyState title={words.endedTitle}>
        {words.noMoreJoining}
        <LinkButton href={gameAddress(game.gameid)}>{words.backToConsole}</LinkButton>
      </EmptyState>
    </main>
  );
}
