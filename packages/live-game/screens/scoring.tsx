import { beerMat } from '@snug/ui/paths';
import { ResultsHead } from '../results/results-head.tsx';
import { useTools } from '../use-live-game.ts';
import { Status } from './status.tsx';

/** Shown between the rounds (GAME-06), until the board says where the team stands. */
export function Scoring() {
  const { words: say } = useTools();
  return (
    <ResultsHead>
      <Status picture={beerMat} title={say.scoringTitle} text={say.scoring} />
    </ResultsHead>
  );
}
