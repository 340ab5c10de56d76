import { later, Sheet } from '@snug/ui';
import { usePick, useTools } from './use-live-game.ts';

const JoinTeamPanel = later(() => import('./join-team-panel.tsx').then(({ JoinTeamPanel }) => JoinTeamPanel));

/** From the watchers' bench onto a team (GAME-18). What stands in it is fetched when it is opened. */
export function JoinTeam({ open, onClose }: { open: boolean; onClose(): void }) {
  const { words: say } = useTools();
  const gameId = usePick(({ gameid }) => gameid);

  return (
    <Sheet open={open} from="bottom" title={say.joinTeam} onClose={onClose}>
      {open && <JoinTeamPanel gameId={gameId} onDone={onClose} />}
    </Sheet>
  );
}
