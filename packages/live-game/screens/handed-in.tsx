import type { Round, SubmittedRound } from '@snug/contract';
import { answerText, countedPlace } from '../answer/answer-text.ts';
import * as styles from '../live-game.css.ts';
import { useTools } from '../use-live-game.ts';

/** The answers of a submission. */
export function HandedIn({ round, submission }: { round: Round; submission: SubmittedRound }) {
  const { words: say } = useTools();
  const counted = countedPlace(submission.answers, round.asked.length);
  return (
    <ol className={styles.handedIn}>
      {round.asked.map(
        (question, place) =>
          (!round.single_answer || place === counted) && (
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
  );
}
