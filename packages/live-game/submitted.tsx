import { StateDot, useFocusIfLost } from '@snug/ui';
import { tick } from '@snug/ui/paths';
import { useRef } from 'react';
import * as styles from './live-game.css.ts';
import { RoundHead } from './round-head.tsx';
import { Status } from './status.tsx';
import { roleOf, usePick, useTools } from './use-live-game.ts';

/** The round is handed in: what was handed in, as the host holds it (GAME-07). */
export function Submitted() {
  const { words: say, slots } = useTools();
  const round = usePick(({ view }) => view?.round);
  const submission = usePick(({ view }) => round && view?.submitted[round.round_order]);
  const role = usePick(roleOf);
  const head = useRef<HTMLHeadingElement>(null);

  // The button that submitted is gone. A teammate was reading: theirs stays where it is.
  useFocusIfLost(head, role === 'captain');
  if (!round) return null;

  return (
    <>
      <RoundHead round={round} />
      <Status picture={tick} title={say.submitted} titleRef={head} />
      {submission?.late && <StateDot tone="info">{say.submittedLate}</StateDot>}
      {submission?.doubled && <StateDot tone="brand">{say.submittedDoubled}</StateDot>}
      {submission && (
        <ol className={styles.handedIn}>
          {round.asked.map((question, place) => {
            // In a single-answer round only the last one counts (ROUND-08).
            if (round.single_answer && place < round.asked.length - 1) return null;
            const written = submission.answers[place]?.filter(Boolean).join(', ');
            return (
              <li key={question.question_id} className={styles.handedInLine}>
                <span className={styles.handedInNumber}>{place + 1}</span>
                <span className={styles.handedInText}>
                  <span className={styles.soft}>{question.question_text}</span>
                  <strong className={styles.written}>{written || say.blank}</strong>
                </span>
              </li>
            );
          })}
        </ol>
      )}
      {slots.between}
    </>
  );
}
