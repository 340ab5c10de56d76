import { beerMat } from '@snug/ui/paths';
import { useTools } from '../use-live-game.ts';
import { Status } from './status.tsx';

/** Shown between the rounds (GAME-06). */
export function Scoring() {
  const { words: say } = useTools();
  return <Status picture={beerMat} title={say.scoringTitle} text={say.scoring} />;
}
