import { lazyComponent } from '@snug/ui';
import { FetchedDialog } from './fetched-dialog.tsx';
import { useTools } from './use-live-game.ts';

const TipTargets = lazyComponent(() => import('./tips/tip-targets.tsx').then(({ TipTargets }) => TipTargets));

/** A tip for the quizmaster (GAME-22). What stands in it is fetched when it is opened. */
export function Tips({ open, onClose }: { open: boolean; onClose(): void }) {
  const { words: say } = useTools();
  return (
    <FetchedDialog open={open} title={say.tipYourQm} onClose={onClose}>
      <TipTargets />
    </FetchedDialog>
  );
}
