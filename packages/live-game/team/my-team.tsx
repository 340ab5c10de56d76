import { lazyComponent, Sheet } from '@snug/ui';
import * as styles from '../live-game.css.ts';
import { quietly } from '../quietly.ts';
import { usePick, useTools } from '../use-live-game.ts';

const TeamPanel = lazyComponent(() => import('./team-panel.tsx').then(({ TeamPanel }) => TeamPanel));

/** The count of join requests, on the button that opens the panel. Shows nothing until it is loaded. */
export const RequestCount = lazyComponent(
  () => import('./request-count.tsx').then(({ RequestCount }) => RequestCount),
  quietly,
);

/** The panel of the player's team. Its content is fetched when it is opened (GAME-16). */
export function MyTeam({ open, onClose }: { open: boolean; onClose(): void }) {
  const { words: say } = useTools();
  const name = usePick(({ view }) => view?.team?.team_name);
  return (
    <Sheet
      open={open}
      from="right"
      title={<bdi className={styles.panelTitle}>{name ?? say.myTeam}</bdi>}
      onClose={onClose}
    >
      {open && <TeamPanel onClose={onClose} />}
    </Sheet>
  );
}
