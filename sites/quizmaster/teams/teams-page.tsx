import { Banner, useAnnounce, useWords } from '@snug/ui';
import { DeskHeader } from '../desk/desk-header.tsx';
import { Doors } from '../doors.tsx';
import { failureText } from '../failure-text.ts';
import { FollowedGame } from '../followed-game.tsx';
import { HeldUp } from '../held-up.tsx';
import type { HostConsole, HostConsoleState } from '../host-console.ts';
import { hasEnded } from '../host-game.ts';
import { useTitle } from '../use-title.ts';
import { consoleWords } from '../words.ts';
import * as css from './teams.css.ts';
import { TeamsPanel } from './teams-panel.tsx';
import { teamsWords } from './words.ts';

/** The page with the teams of a game, at any time of the evening. */
export function TeamsPage({ gameId }: { gameId: string }) {
  return (
    <FollowedGame gameId={gameId}>
      {({ game, connection, ahead, busy, failure, run }) => (
        <Teams game={game} connection={connection} ahead={ahead ?? 0} busy={busy} failure={failure} onRun={run} />
      )}
    </FollowedGame>
  );
}

interface Props
  extends Required<Pick<HostConsoleState, 'game' | 'connection' | 'ahead' | 'busy'>>,
    Pick<HostConsoleState, 'failure'> {
  readonly onRun: HostConsole['run'];
}

export function Teams({ game, connection, ahead, busy, failure, onRun }: Props) {
  const words = useWords(teamsWords);
  const ofConsole = useWords(consoleWords);
  const announce = useAnnounce();
  useTitle(words.teamsPage);
  async function setDoors(closed: boolean): Promise<void> {
    const isSet = await onRun({ kind: 'set-doors', closed });
    if (isSet) announce(closed ? ofConsole.doorsClosed : ofConsole.saidDoorsOpen);
  }
  return (
    <div className={css.page}>
      <DeskHeader game={game} title={words.teamsPage} connection={connection} />
      <main className={css.main}>
        {failure && <Banner tone="danger">{failureText(failure, ofConsole)}</Banner>}
        {!hasEnded(game) && <Doors game={game} busy={busy} onSet={(closed) => void setDoors(closed)} />}
        <TeamsPanel game={game} ahead={ahead} />
        <div className={css.below}>
          <HeldUp game={game} busy={busy} onClose={() => void setDoors(true)} />
        </div>
      </main>
    </div>
  );
}
