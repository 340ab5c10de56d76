import { Progress } from '@snug/ui';
import { usePick, useTools } from '../use-live-game.ts';
import { answeredIn } from './blanks-in.ts';

/** A progress bar: how many of the asked questions are answered. */
export function Answered() {
  const { words: say } = useTools();
  const asked = usePick(({ view }) => view?.round?.asked.length ?? 0);
  const answered = usePick(answeredIn);
  return <Progress value={answered} max={asked} label={say.answered(answered, asked)} />;
}
