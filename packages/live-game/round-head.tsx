import type { Round } from '@snug/contract';
import * as styles from './live-game.css.ts';
import { usePick, useTools } from './use-live-game.ts';

/** The round's number, title, subtitle and instructions (GAME-04), with its handout and tiebreaker labels (OPEN-96). */
export function RoundHead({ round }: { round: Round }) {
  const { words: say } = useTools();
  const count = usePick(({ view }) => view?.round_count ?? 0);

  return (
    <div>
      <p className={styles.kicker}>
        {say.round(round.round_order, count)}
        {round.tiebreaker && ` · ${say.tiebreaker}`}
      </p>
      <h2 className={styles.roundTitle}>{round.title}</h2>
      {round.subtitle && <p className={styles.caption}>{round.subtitle}</p>}
      {round.player_instructions && <p className={styles.caption}>{round.player_instructions}</p>}
      {round.single_answer && <p className={styles.caption}>{say.clueRule}</p>}
      {round.handout && (
        <p className={styles.caption}>
          <strong>{say.handout}:</strong> {round.handout}
        </p>
      )}
    </div>
  );
}
