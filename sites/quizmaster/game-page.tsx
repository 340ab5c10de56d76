import { Banner, EmptyState, LinkButton, Spinner, useWords } from '@snug/ui';
import { Console } from './console.tsx';
import type { CommandTrouble } from './host-console.ts';
import * as css from './page.css.ts';
import { useHostGame } from './use-host-game.ts';
import { type ConsoleWords, consoleWords } from './words.ts';

/** One game by its address, loaded and followed. */
export function GamePage({ gameId }: { gameId: string }) {
  const words = useWords(consoleWords);
  const { phase, game, connection, busy, trouble, run, reconnect } = useHostGame(gameId);
  if (game)
    return (
      <Console
        game={game}
        connection={connection}
        busy={busy}
        trouble={trouble && sentenceOf(trouble, words)}
        onRun={run}
        onReconnect={reconnect}
      />
    );
  return (
    <main className={css.desk}>
      {phase === 'gone' ? (
        <EmptyState title={words.gameGoneTitle}>
          {words.gameGone}
          <LinkButton href="/host/">{words.games}</LinkButton>
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

function sentenceOf(trouble: CommandTrouble, words: ConsoleWords): string {
  return trouble.kind === 'refused' ? words.commandRefused(trouble.detail) : words.commandFailed;
}
