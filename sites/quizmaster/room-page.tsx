import type { HostGame } from '@snug/contract';
import { EmptyState, type LazyComponentOptions, LinkButton, lazyComponent, useWords } from '@snug/ui';
import { FollowedGame } from './followed-game.tsx';
import { gameAddress } from './game-address.ts';
import { hasEnded } from './host-game.ts';
import * as css from './page.css.ts';
import { consoleWords } from './words.ts';

const onDesk: LazyComponentOptions = { fallback: (status) => <main className={css.desk}>{status}</main> };

/** What is shown to the room, so that people get in: each a script of its own. */
const pages = {
  sign: lazyComponent(() => import('./sign.tsx').then(({ Sign }) => Sign), onDesk),
  cards: lazyComponent(() => import('./cards.tsx').then(({ Cards }) => Cards), onDesk),
};
type Kind = keyof typeof pages;

/** A page for the room by its address. */
export function RoomPage({ gameId, kind }: { gameId: string; kind: Kind }) {
  return <FollowedGame gameId={gameId}>{({ game }) => <ForTheRoom game={game} kind={kind} />}</FollowedGame>;
}

/** The page while there is a game to get into; afterwards the code may be another game's. */
export function ForTheRoom({ game, kind }: { game: HostGame; kind: Kind }) {
  const words = useWords(consoleWords);
  const Page = pages[kind];
  if (!hasEnded(game)) return <Page game={game} />;
  return (
    <main className={css.desk}>
      <EmptyState title={words.endedTitle}>
        {words.noMoreJoining}
        <LinkButton href={gameAddress(game.gameid)}>{words.backToConsole}</LinkButton>
      </EmptyState>
    </main>
  );
}
