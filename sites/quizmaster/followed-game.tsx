import type { HostGame } from '@snug/contract';
import { Banner, EmptyState, LinkButton, Spinner, useWords } from '@snug/ui';
import type { ReactNode } from 'react';
import { base } from './game-address.ts';
import type { HostConsole, HostConsoleState } from './host-console.ts';
import * as css from './page.css.ts';
import { useRoomSound } from './sound/use-room-sound.ts';
import { useHostGame } from './use-host-game.ts';
import { consoleWords } from './words.ts';

interface Props {
  readonly gameId: string;
  readonly children: (
    console: HostConsoleState & Pick<HostConsole, 'run' | 'tell' | 'reconnect'> & { readonly game: HostGame },
  ) => ReactNode;
}

/** Loads a game and follows it live for its children. Until it is loaded, or when there is none, shows a sentence. */
export function FollowedGame({ gameId, children }: Props) {
  const words = useWords(consoleWords);
  const { game, ...rest } = useHostGame(gameId);
  useRoomSound(game);
  if (game) return children({ ...rest, game });
  const { phase, connection } = rest;
  return (
    <main className={css.column}>
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
