import { useWords } from '@snug/ui';
import { Console } from './console.tsx';
import { FollowedGame } from './followed-game.tsx';
import type { CommandTrouble } from './host-console.ts';
import { type ConsoleWords, consoleWords } from './words.ts';

/** The console of one game by its address. */
export function GamePage({ gameId }: { gameId: string }) {
  const words = useWords(consoleWords);
  return (
    <FollowedGame gameId={gameId}>
      {({ game, connection, busy, trouble, run, reconnect }) => (
        <Console
          game={game}
          connection={connection}
          busy={busy}
          trouble={trouble && sentenceOf(trouble, words)}
          onRun={run}
          onReconnect={reconnect}
        />
      )}
    </FollowedGame>
  );
}

function sentenceOf(trouble: CommandTrouble, words: ConsoleWords): string {
  return trouble.kind === 'refused' ? words.commandRefused(trouble.detail) : words.commandFailed;
}
