import { useAnnounce, useWords } from '@snug/ui';
import { DeskHeader } from '../desk/desk-header.tsx';
import { Doors } from '../doors.tsx';
import { FollowedGame } from '../followed-game.tsx';
import type { HostConsole, HostConsoleState } from '../host-console.ts';
import { type HostAction, hasEnded } from '../host-game.ts';
import { useTitle } from '../use-title.ts';
import { consoleWords } from '../words.ts';
import * as css from './teams.css.ts';
import { TeamsPanel } from './teams-panel.tsx';
import { teamsWords } from './words.ts';

/** The page with the teams of a game, at any time of the evening. */
export function TeamsPage({ gameId }: { gameId: string }) {
  return (
    <FollowedGame gameId={gameId}>
      {({ game, connection, ahead, busy, run }) => (
        <Teams game={game} connection={connection} ahead={ahead ?? 0} busy={busy} onRun={run} />
      )}
    </FollowedGame>
  );
}

interface Props extends Required<Pick<HostConsoleState, 'game' | 'connection' | 'ahead' | 'busy'>> {
  readonly onRun: HostConsole['run'];
}

function Teams({ game, connection, ahead, busy, onRun }: Props) {
  const words = useWords(teamsWords);
  const ofConsole = useWords(consoleWords);
  const announce = useAnnounce();
  useTitle(words.teamsPage);
  async function run(action: HostAction): Promise<void> {
    if (await onRun(action)) announce(game.state.doors_closed ? ofConsole.saidDoorsOpen : ofConsole.doorsClosed);
  }
  return (
    <div className={css.page}>
      <DeskHeader game={game} title={words.teamsPage} connection={connection} />
      <main className={css.main}>
        {!hasEnded(game) && <Doors game={game} busy={busy} onRun={(action) => void run(action)} />}
        <TeamsPanel game={game} ahead={ahead} />
      </main>
    </div>
  );
}
