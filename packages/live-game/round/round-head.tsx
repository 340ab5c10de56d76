import type { Round } from '@snug/contract';
import { Text, useFocusIfLost } from '@snug/ui';
import { useRef } from 'react';
import * as styles from '../live-game.css.ts';
import { usePick, useTools } from '../use-live-game.ts';

/** The round's number, title, subtitle and instructions (GAME-04), with its handout and tiebreaker labels (OPEN-96). */
export function RoundHead({ round }: { round: Round }) {
  const { words: say } = useTools();
  const head = useRef<HTMLHeadingElement>(null);
  const isReopened = usePick(({ said }) => said?.key === 'submission-reset');
  const count = usePick(({ view }) => view?.round_count ?? 0);

  // What had the focus is gone with the submission.
  useFocusIfLost(head, isReopened);
  return (
    <div className={styles.roundHead}>
      <Text tone="eyebrow">
        {say.round(round.round_order, count)}
        {round.tiebreaker && ` · ${say.tiebreaker}`}
      </Text>
      <h2 className={styles.roundTitle} ref={head} tabIndex={-1}>
        {round.title}
      </h2>
      {round.subtitle && <Text tone="soft">{round.subtitle}</Text>}
      {round.player_instructions && <Text tone="soft">{round.player_instructions}</Text>}
      {round.single_answer && <Text tone="soft">{say.clueRule}</Text>}
      {round.handout && (
        <Text tone="soft">
          <strong>{say.handout}:</strong> {round.handout}
        </Text>
      )}
    </div>
  );
}
