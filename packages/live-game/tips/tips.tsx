import { lazyComponent } from '@snug/ui';
import { FetchedDialog } from '../panels/fetched-dialog.tsx';
import { useTools } from '../use-live-game.ts';

const TipTargets = lazyComponent(() => import('./tip-targets.tsx').then(({ TipTargets }) => TipTargets));

/** The dialog for tipping the quizmaster. Its content is fetched when it is opened (GAME-22). */
export function Tips({ open, onClose }: { open: boolean; onClose(): void }) {
  const { words: say } = useTools();
  return (
    <FetchedDialog open={open} title={say.tipYourQm} onClose={onClose}>
      <TipTargets />
    </FetchedDialog>
  );
}
