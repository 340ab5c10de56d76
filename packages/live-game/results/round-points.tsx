import type { RoundResult } from '@snug/contract';
import { useWords } from '@snug/ui';
import * as styles from './results.css.ts';
import { resultsWords } from './words.ts';

/** The points of a round, and what doubling, bonuses and penalties made of them. */
export function RoundPoints({ round }: { round: RoundResult }) {
  const say = useWords(resultsWords);
  const { points, of, double, adjustments } = round;
  const isPlain = double === '' && adjustments.length === 0;
  return (
    <>
      <p className={styles.given}>
        {of === 0 && points === 0 ? say.breaksTies : isPlain ? say.pointsOf(points, of) : say.pointsText(points)}
      </p>
      {double && <p className={styles.soft}>{double === 'won' ? say.doubleWon : say.doubleLost}</p>}
      <Adjusted adjustments={adjustments} />
    </>
  );
}

/** Bonuses and penalties with their reasons. */
export function Adjusted({ adjustments }: Pick<RoundResult, 'adjustments'>) {
  const say = useWords(resultsWords);
  return adjustments.map((each, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none moves
    <p key={place} className={styles.soft}>
      {say.pointsAdjusted(each.points, each.reason)}
    </p>
  ));
}
