import { Button } from '@snug/ui';
import { bell } from '@snug/ui/paths';
import { useState } from 'react';
import { centred } from '../live-game.css.ts';
import { PastSubmissions } from '../past/past-submissions.tsx';
import { Revealed } from '../revealed/revealed.tsx';
import { useTools } from '../use-live-game.ts';
import { Status } from './status.tsx';

/** Shown after the last round (STATE-06). */
export function Ended() {
  const { game, words: say, slots, onHome } = useTools();
  // Decided once: whoever has rated every host keeps the thanks, also when a load says that nobody is left.
  const [mayRate] = useState(() => game.get().view?.feedback_eligible);
  return (
    <>
      {(mayRate && slots.feedback) || <Status picture={bell} title={say.ended} />}
      <PastSubmissions />
      {slots.ended}
      <div className={centred}>
        <Button onClick={onHome}>{say.goBack}</Button>
      </div>
      <Revealed />
    </>
  );
}
