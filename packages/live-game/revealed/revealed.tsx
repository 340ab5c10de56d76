import { lazyComponent } from '@snug/ui';
import { usePick } from '../use-live-game.ts';

const RevealedRound = lazyComponent(() => import('./revealed-round.tsx').then(({ RevealedRound }) => RevealedRound));

/** The right answers, once revealed. Last on its screen, so that nothing moves when they arrive. */
export function Revealed() {
  return usePick(({ view }) => !!view?.revealed) && <RevealedRound />;
}
