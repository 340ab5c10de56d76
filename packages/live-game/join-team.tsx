import { lazyComponent, Sheet } from '@snug/ui';
import type { Opened } from './opened-by.ts';
import { useTools } from './use-live-game.ts';

const JoinTeamPanel = lazyComponent(() => import('./join-team-panel.tsx').then(({ JoinTeamPanel }) => JoinTeamPanel));

/** From the watchers' bench onto a team (GAME-18), opened `at` a place of it. What stands in it is fetched when it is opened. */
export function JoinTeam({ open, at, onClose }: { open: boolean; at?: Opened; onClose(): void }) {
  const { words: say } = useTools();

  return (
    <Sheet open={open} from="bottom" title={say.joinTeam} onClose={onClose}>
      {open && <JoinTeamPanel at={at} onDone={onClose} />}
    </Sheet>
  );
}
