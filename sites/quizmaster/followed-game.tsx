import type { HostGame } from '@snug/contract';
import { Banner, EmptyState, LinkButton, Spinner, useWords } from '@snug/ui';
import type { ReactNode } from 'react';
import { base } from './game-address.ts';
import type { HostConsole, HostConsoleState } from './host-console.ts';
import * as css from './page.css.ts';
import { useHostGame } from './use-host-game.ts';
import { consoleWords } from './words.ts';

interface Props {
  readonly gameId: string;
  readonly children: (
    desk: HostConsoleState & Pick<HostConsole, 'run' | 'reconnect'> & { readonly game: HostGame },
  ) => ReactNode;
}

/** What shows one game, loaded and followed; before that, and where there is none, a sentence. */
export function FollowedGame({ gameId, children }: Props) {
  const words = useWords(consoleWords);
  const { game, ...desk } = useHostGame(gameId);
  if (game) return children({ ...desk, game });
  const { phase, connection } = desk;
  return (
    <main className={css.desk}>
      {phase === 'gone' ? (
        <EmptyState title={words.gameGoneTitle}>
          {words.gameGone}
          <LinkButton href={`${base}/`}>{words.games}</LinkButton>
        </EmptyState>
      ) : (
        <>
          {(connection === 'waiting' || connection === 'interrupted') && (
            <Banner tone="danger">{words.gameFailed}</Banner>
          )}
          <Spinner label={words.gameLoading} />
        </>
      )}
    </main>
  );
}
