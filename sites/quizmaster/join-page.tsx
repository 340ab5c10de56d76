import type { HostGame } from '@snug/contract';
import { EmptyState, type LazyComponentOptions, LinkButton, lazyComponent, useWords } from '@snug/ui';
import { FollowedGame } from './followed-game.tsx';
import { gameAddress } from './game-address.ts';
import { hasEnded } from './host-game.ts';
import * as css from './page.css.ts';
import { consoleWords } from './words.ts';

const inColumn: LazyComponentOptions = { fallback: (says) => <main className={css.column}>{says}</main> };

/** The pages that tell an audience how to join; each is a script of its own. */
const pages = {
  sign: lazyComponent(() => import('./sign.tsx').then(({ Sign }) => Sign), inColumn),
  cards: lazyComponent(() => import('./cards.tsx').then(({ Cards }) => Cards), inColumn),
};
type Kind = keyof typeof pages;

/** The page with this address: the sign or the table cards. */
export function JoinPage({ gameId, kind }: { gameId: string; kind: Kind }) {
  return <FollowedGame gameId={gameId}>{({ game }) => <JoinPageContent game={game} kind={kind} />}</FollowedGame>;
}

/** Shows the page until the game ends; afterwards the code may be another game's. */
export function JoinPageContent({ game, kind }: { game: HostGame; kind: Kind }) {
  const words = useWords(consoleWords);
  const Page = pages[kind];
  if (!hasEnded(game)) return <Page game={game} />;
  return (
    <main className={css.column}>
      <EmptyState title={words.endedTitle}>
        {words.noMoreJoining}
        <LinkButton href={gameAddress(game.gameid)}>{words.backToConsole}</LinkButton>
      </EmptyState>
    </main>
  );
}
