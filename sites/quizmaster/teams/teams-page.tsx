import { useWords } from '@snug/ui';
import { DeskHeader } from '../desk/desk-header.tsx';
import { FollowedGame } from '../followed-game.tsx';
import type { HostConsoleState } from '../host-console.ts';
import { useTitle } from '../use-title.ts';
import * as css from './teams.css.ts';
import { TeamsPanel } from './teams-panel.tsx';
import { teamsWords } from './words.ts';

/** The page with the teams of a game, at any time of the evening. */
export function TeamsPage({ gameId }: { gameId: string }) {
  return (
    <FollowedGame gameId={gameId}>
      {({ game, connection }) => <Teams game={game} connection={connection} />}
    </FollowedGame>
  );
}

function Teams({ game, connection }: Required<Pick<HostConsoleState, 'game' | 'connection'>>) {
  const words = useWords(teamsWords);
  useTitle(words.teamsPage);
  return (
    <div className={css.page}>
      <DeskHeader game={game} title={words.teamsPage} connection={connection} />
      <main className={css.main}>
        <TeamsPanel game={game} />
      </main>
    </div>
  );
}
