import { Button } from '@snug/ui';
import { bell } from '@snug/ui/paths';
import { useState } from 'react';
import { centred } from '../live-game.css.ts';
import { PastSubmissions } from '../past/past-submissions.tsx';
import { ResultsHead } from '../results/results-head.tsx';
import { Revealed } from '../revealed/revealed.tsx';
import { useTools } from '../use-live-game.ts';
import { Status } from './status.tsx';

/**
 * Shown after the last round (STATE-06): the winners once the board is published, whom to rate or thanks, the answers, and what
 * comes next. The rating stands between board and answers, which are long: it would not be found below them.
 */
export function Ended() {
  const { game, words: say, slots, onHome } = useTools();
  // Decided once: whoever has rated every host keeps the thanks, also when a load says that nobody is left.
  const [mayRate] = useState(() => game.get().view?.feedback_eligible);
  return (
    <>
      <ResultsHead />
      <Revealed first />
      {(mayRate && slots.feedback) || <Status picture={bell} title={say.ended} />}
      <Revealed />
      <PastSubmissions />
      {slots.ended}
      <div className={centred}>
        <Button onClick={onHome}>{say.goBack}</Button>
      </div>
    </>
  );
}
