import { Button } from '@snug/ui';
import { bell } from '@snug/ui/paths';
import { centred } from '../live-game.css.ts';
import { PastSubmissions } from '../past/past-submissions.tsx';
import { Revealed } from '../revealed/revealed.tsx';
import { useTools } from '../use-live-game.ts';
import { Status } from './status.tsx';

/** Shown after the last round (STATE-06). */
export function Ended() {
  const { words: say, slots, onHome } = useTools();
  return (
    <Status picture={bell} title={say.ended}>
      <PastSubmissions />
      {slots.ended}
      <div className={centred}>
        <Button onClick={onHome}>{say.goBack}</Button>
      </div>
      <Revealed />
    </Status>
  );
}
