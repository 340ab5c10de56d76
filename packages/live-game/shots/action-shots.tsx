import { lazyComponent, Sheet } from '@snug/ui';
import { useLayoutEffect } from 'react';
import { useTools } from '../use-live-game.ts';
import { shotsByGame } from './shots-by-game.ts';

const ShotsPanel = lazyComponent(() => import('./shots-panel.tsx').then(({ ShotsPanel }) => ShotsPanel));

/** The panel of the game's pictures. Its content is fetched when the panel is opened (GAME-17). */
export function ActionShots({ open, onClose }: { open: boolean; onClose(): void }) {
  const { words: say, game } = useTools();
  // Uploads continue while the panel is closed, and stop when the live game leaves the screen.
  useLayoutEffect(
    () => () => {
      shotsByGame.get(game)?.leave();
      shotsByGame.delete(game);
    },
    [game],
  );
  return (
    <Sheet open={open} from="left" title={say.actionShots} onClose={onClose}>
      {open && <ShotsPanel />}
    </Sheet>
  );
}
