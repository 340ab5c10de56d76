import { lazyComponent, Sheet } from '@snug/ui';
import * as styles from './live-game.css.ts';
import { usePick, useTools } from './use-live-game.ts';

const TeamPanel = lazyComponent(() => import('./team/team-panel.tsx').then(({ TeamPanel }) => TeamPanel));

/** On the button that opens it, while somebody asks the captain to be let in. Nobody misses it until it is there. */
export const RequestCount = lazyComponent(
  () => import('./team/request-count.tsx').then(({ RequestCount }) => RequestCount),
  {
    fallback: () => null,
  },
);

/** The team at this table (GAME-16). What stands in it is fetched when it is opened. */
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
