import { StateDot } from '@snug/ui';
import { usePick, useTools } from '../use-live-game.ts';

/** Where a submission is that waits for the line. */
export function RoundOnPhone({ order }: { order: number }) {
  const { words: say } = useTools();
  const forgetful = usePick(({ isForgetful }) => isForgetful);
  return <StateDot tone="brand">{forgetful ? say.roundOnPageOnly(order) : say.roundOnPhone(order)}</StateDot>;
}
