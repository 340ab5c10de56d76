import { StateDot, useFocusIfLost } from '@snug/ui';
import { tick } from '@snug/ui/paths';
import { useRef } from 'react';
import { answerText, isCounted } from '../answer/answer-text.ts';
import * as styles from '../live-game.css.ts';
import { Nudge } from '../round/nudge.tsx';
import { RoundHead } from '../round/round-head.tsx';
import { roleOf, usePick, useTools } from '../use-live-game.ts';
import { Status } from './status.tsx';

/** The submitted round, with the submission as the host stores it (GAME-07). */
export function Submitted() {
  const { words: say } = useTools();
  const round = usePick(({ view }) => view?.round);
  const submission = usePick(({ view }) => round && view?.submitted[round.round_order]);
  const role = usePick(roleOf);
  const head = useRef<HTMLHeadingElement>(null);

  // The captain's focus was on the SUBMIT button, which is gone. A teammate's focus stays where it is.
  useFocusIfLost(head, role === 'captain');
  if (!round) return null;

  return (
    <>
      <RoundHead round={round} brief />
      <Status picture={tick} title={say.submitted} titleRef={head} />
      <Nudge />
      {submission?.late && <StateDot tone="info">{say.submittedLate}</StateDot>}
      {submission?.doubled && <StateDot tone="brand">{say.submittedDoubled}</StateDot>}
      {submission && (
        <ol className={styles.handedIn}>
          {round.asked.map(
            (question, place, { length }) =>
              isCounted(place, length, round.single_answer) && (
                <li key={question.question_id} className={styles.handedInLine}>
                  <span className={styles.handedInNumber}>{place + 1}</span>
                  <span className={styles.handedInText}>
                    <span className={styles.soft}>{question.question_text}</span>
                    <strong className={styles.written}>{answerText(submission.answers[place]) ?? say.blank}</strong>
                  </span>
                </li>
              ),
          )}
        </ol>
      )}
    </>
  );
}
