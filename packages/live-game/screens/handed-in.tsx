import type { Round, SubmittedRound } from '@snug/contract';
import { AnswerState } from '../answer/answer-state.tsx';
import { answerText, isCounted } from '../answer/answer-text.ts';
import * as styles from '../live-game.css.ts';
import { roleOf, usePick, useTools } from '../use-live-game.ts';

export interface HandedInProps {
  round: Round;
  submission: SubmittedRound;
  /** Also shows what the captain has typed beside it, and where that is. */
  withTyped: boolean;
}

/** The answers of a submission. */
export function HandedIn({ round, submission, withTyped }: HandedInProps) {
  const { words: say } = useTools();
  const isCaptain = usePick((game) => roleOf(game) === 'captain');
  const drafts = usePick(({ drafts }) => drafts);
  return (
    <ol className={styles.handedIn}>
      {round.asked.map(({ question_id, question_text }, place, { length }) => {
        if (!isCounted(place, length, round.single_answer)) return null;
        const draft = drafts[question_id];
        return (
          <li key={question_id} className={styles.handedInLine}>
            <span className={styles.handedInNumber}>{place + 1}</span>
            <span className={styles.handedInText}>
              <span className={styles.soft}>{question_text}</span>
              <strong className={styles.written}>{answerText(submission.answers[place]) ?? say.blank}</strong>
              {withTyped && isCaptain && draft && draft.state !== 'saved' && (
                <>
                  {answerText(draft.texts)}
                  <AnswerState draft={draft} />
                </>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
