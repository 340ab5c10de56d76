import { EmptyState, lazyComponent, useWords } from '@snug/ui';
import { Console } from './console.tsx';
import { failureText } from './failure-text.ts';
import { FollowedGame } from './followed-game.tsx';
import { planPath } from './game-address.ts';
import * as css from './page.css.ts';
import { PhotosLink } from './photos/photos-link.tsx';
import { RouteButton } from './route-button.tsx';
import { consoleWords } from './words.ts';

const TeamsPanel = lazyComponent(() => import('./teams/teams-panel.tsx').then((of) => of.TeamsPanel));

/** The page with the console of one game. */
export function GamePage({ gameId }: { gameId: string }) {
  const words = useWords(consoleWords);
  return (
    <FollowedGame gameId={gameId}>
      {({ game, connection, ahead, busy, failure, photosRung, run, tell, reconnect }) =>
        game.status === 'cancelled' ? (
          <Cancelled gameId={gameId} />
        ) : (
          <Console
            game={game}
            connection={connection}
            ahead={ahead ?? 0}
            busy={busy}
            failure={failure && failureText(failure, words)}
            onRun={run}
            onTell={tell}
            onReconnect={reconnect}
            teams={<TeamsPanel game={game} ahead={ahead ?? 0} />}
            photos={<PhotosLink game={game} rung={photosRung} />}
          />
        )
      }
    </FollowedGame>
  );
}

/** A cancelled game has no console: its plan brings it back. */
function Cancelled({ gameId }: { gameId: string }) {
  const words = useWords(consoleWords);
  return (
    <main className={css.column}>
      <EmptyState title={words.cancelledTitle}>
        {words.cancelledGame}
        <RouteButton to={planPath(gameId)}>{words.toPlan}</RouteButton>
        <RouteButton to="/">{words.games}</RouteButton>
      </EmptyState>
    </main>
  );
}
