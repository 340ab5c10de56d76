import { lazyComponent, Sheet } from '@snug/ui';
import { useTools } from '../use-live-game.ts';
import type { Opened } from './opened-by.ts';

const JoinTeamPanel = lazyComponent(() => import('./join-team-panel.tsx').then(({ JoinTeamPanel }) => JoinTeamPanel));

/** The panel in which a spectator joins a team, opened `at` one of its parts. Fetched when it is opened (GAME-18). */
export function JoinTeam({ open, at, onClose }: { open: boolean; at?: Opened; onClose(): void }) {
  const { words: say } = useTools();

  return (
    <Sheet open={open} from="bottom" title={say.joinTeam} onClose={onClose}>
      {open && <JoinTeamPanel at={at} onDone={onClose} />}
    </Sheet>
  );
}
