import { lazyComponent, Sheet } from '@snug/ui';
import { useLayoutEffect } from 'react';
import { keptShots } from './shots/kept-shots.ts';
import { useTools } from './use-live-game.ts';

const ShotsPanel = lazyComponent(() => import('./shots/shots-panel.tsx').then(({ ShotsPanel }) => ShotsPanel));

/** The pictures of the night (GAME-17). What stands in it is fetched when it is opened. */
export function ActionShots({ open, onClose }: { open: boolean; onClose(): void }) {
  const { words: say, game } = useTools();
  // Uploads go on behind the closed panel, and end with the game's screen.
  useLayoutEffect(
    () => () => {
      keptShots.get(game)?.leave();
      keptShots.delete(game);
    },
    [game],
  );
  return (
    <Sheet open={open} from="left" title={say.actionShots} onClose={onClose}>
      {open && <ShotsPanel />}
    </Sheet>
  );
}
