import { lazyComponent } from '@snug/ui';
import { usePick } from './use-live-game.ts';

const RevealedRound = lazyComponent(() =>
  import('./revealed/revealed-round.tsx').then(({ RevealedRound }) => RevealedRound),
);

/** What was right, once the quizmaster has told it. It stands last on its screen, so that nothing moves when it comes. */
export function Revealed() {
  return usePick(({ view }) => !!view?.revealed) && <RevealedRound />;
}
