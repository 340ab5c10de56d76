import type { Round } from '@snug/contract';
import { Text } from '@snug/ui';
import * as styles from '../live-game.css.ts';
import { usePick, useTools } from '../use-live-game.ts';

export interface RoundHeadProps {
  round: Round;
  /** Without what helps to answer. */
  brief?: boolean;
}

/** The round's number, title, subtitle and instructions (GAME-04), with its handout and tiebreaker labels (OPEN-96). */
export function RoundHead({ round, brief }: RoundHeadProps) {
  const { words: say } = useTools();
  const count = usePick(({ view }) => view?.round_count ?? 0);

  return (
    <div className={styles.roundHead}>
      <Text tone="eyebrow">
        {say.round(round.round_order, count)}
        {round.tiebreaker && ` · ${say.tiebreaker}`}
      </Text>
      <h2 className={styles.roundTitle}>{round.title}</h2>
      {!brief && (
        <>
          {round.subtitle && <Text tone="soft">{round.subtitle}</Text>}
          {round.player_instructions && <Text tone="soft">{round.player_instructions}</Text>}
          {round.single_answer && <Text tone="soft">{say.clueRule}</Text>}
          {round.handout && (
            <Text tone="soft">
              <strong>{say.handout}:</strong> {round.handout}
            </Text>
          )}
        </>
      )}
    </div>
  );
}
