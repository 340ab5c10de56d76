import { lazyComponent } from '@snug/ui';
import { quietly } from '../quietly.ts';
import { usePick } from '../use-live-game.ts';

const told = () => import('./told.tsx');
const First = lazyComponent(() => told().then(({ ToldFirst }) => ToldFirst), quietly);
const Last = lazyComponent(() => told().then(({ ToldLast }) => ToldLast));

/**
 * The right answers, once revealed, and the results, once published. Last on its screen, so that nothing moves when answers
 * arrive, and `first`, right below the screen's head, where a board brings them up.
 */
export function Revealed({ first }: { first?: boolean }) {
  const isTold = usePick(({ view }) => !!(view?.revealed || view?.results_version));
  return isTold && (first ? <First /> : <Last />);
}
