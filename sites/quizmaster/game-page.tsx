import { lazyComponent, useWords } from '@snug/ui';
import { Console } from './console.tsx';
import { FollowedGame } from './followed-game.tsx';
import type { CommandFailure } from './host-console.ts';
import { type ConsoleWords, consoleWords } from './words.ts';

const TeamsPanel = lazyComponent(() => import('./teams/teams-panel.tsx').then((of) => of.TeamsPanel));

/** The page with the console of one game. */
export function GamePage({ gameId }: { gameId: string }) {
  const words = useWords(consoleWords);
  return (
    <FollowedGame gameId={gameId}>
      {({ game, connection, ahead, busy, failure, run, reconnect }) => (
        <Console
          game={game}
          connection={connection}
          ahead={ahead ?? 0}
          busy={busy}
          failure={failure && sentenceOf(failure, words)}
          onRun={run}
          onReconnect={reconnect}
          teams={<TeamsPanel game={game} />}
        />
      )}
    </FollowedGame>
  );
}

function sentenceOf(failure: CommandFailure, words: ConsoleWords): string {
  return failure.kind === 'refused' ? words.commandRefused(failure.detail) : words.commandFailed;
}
