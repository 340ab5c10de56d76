import { beerMat } from '@snug/ui/paths';
import { PastSubmissions } from '../past/past-submissions.tsx';
import { Revealed } from '../revealed/revealed.tsx';
import { useTools } from '../use-live-game.ts';
import { Status } from './status.tsx';

/** Shown between the rounds (GAME-06). */
export function Scoring() {
  const { words: say, slots } = useTools();
  return (
    <Status picture={beerMat} title={say.scoringTitle} text={say.scoring}>
      <PastSubmissions />
      {slots.between}
      <Revealed />
    </Status>
  );
}
