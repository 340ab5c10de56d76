import type { Results } from '@snug/contract';
import { Heading, useWords } from '@snug/ui';
import { useId } from 'react';
import * as styles from './results.css.ts';
import { Adjusted, RoundPoints } from './round-points.tsx';
import { resultsWords } from './words.ts';

/** What the player's team got for each round of the board. */
export function OwnRounds({ rounds, adjustments = [] }: Pick<Results, 'rounds' | 'adjustments'>) {
  const say = useWords(resultsWords);
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} size={3} id={id}>
        {say.yourRounds}
      </Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers. */}
      <ul className={styles.list} role="list">
        {rounds.map((round) => (
          <li key={round.round_order} className={styles.line}>
            <p className={styles.roundName}>{say.roundName(round.round_order, round.title)}</p>
            <div>
              <RoundPoints round={round} />
            </div>
          </li>
        ))}
      </ul>
      <Adjusted adjustments={adjustments} />
    </section>
  );
}
