import type { Game } from '@snug/client';
import { StateDot } from '@snug/ui';
import * as styles from '../live-game.css.ts';
import { usePick, useTools } from '../use-live-game.ts';

/**
 * The quizmaster's quiet reminder, shown while submissions of its round are open (NUDGE). The count is corrected by what
 * the player's own team has done since. The line keeps its height when it is empty.
 */
export function Nudge() {
  const { words: say } = useTools();
  const teams = usePick(thinking);
  return (
    <div className={styles.nudge}>{teams ? <StateDot tone="quiet">{say.stillThinking(teams)}</StateDot> : null}</div>
  );
}

function thinking({ view, nudge }: Game): number | undefined {
  const { round, submissions_open } = view ?? {};
  if (!nudge || !submissions_open || round?.round_order !== nudge.round_order) return undefined;
  return nudge.thinking + Number(nudge.submitted) - Number(round.submitted);
}
