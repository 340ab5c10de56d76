import type { RevealedRound, SubmittedRound } from '@snug/contract';
import { useWords } from '@snug/ui';
import { answerText, countedPlace } from '../answer/answer-text.ts';
import { useTools } from '../use-live-game.ts';
import * as styles from './revealed.css.ts';
import { revealedWords } from './words.ts';

export interface AnswerLinesProps {
  /** The team's submission. */
  submission?: SubmittedRound;
  /** The right answers, once revealed. */
  revealed?: RevealedRound;
}

/** A round's answers, a line per question: what the team wrote and what is right, where known. */
export function AnswerLines({ submission, revealed }: AnswerLinesProps) {
  const { words: say } = useTools();
  const sentences = useWords(revealedWords);
  const isSingle = submission?.single_answer ?? revealed?.single_answer;
  const count = Math.max(submission?.answers.length ?? 0, revealed?.questions.length ?? 0);
  const counted = countedPlace(submission?.answers, count);
  const label = isSingle ? sentences.clueLabel : sentences.questionLabel;

  const lines = Array.from({ length: count }, (_, place) => {
    const question = revealed?.questions[place];
    const isOne = !isSingle || place === counted;
    const given = answerText(submission?.answers[place]);
    const written = given ?? (submission && isOne ? <span className={styles.blank}>{say.blank}</span> : undefined);
    return { place, question, written, right: isOne ? question?.answers.join(', ') : undefined };
  });

  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers.
    <ol className={styles.lines} role="list">
      {lines.map(
        ({ place, question, written, right }) =>
          (question || written) && (
            <li key={place} className={styles.line}>
              <span className={styles.label}>{label(place + 1)}</span>
              <div className={styles.words}>
                {question && <p className={styles.soft}>{question.question_text}</p>}
                {right === undefined
                  ? written && <p className={styles.written}>{written}</p>
                  : right && (
                      <dl className={styles.pairs}>
                        <div className={styles.pair}>
                          <dt className={styles.what}>{sentences.rightAnswer}</dt>
                          <dd className={styles.right}>{right}</dd>
                        </div>
                        {written && (
                          <div className={styles.pair}>
                            <dt className={styles.what}>{sentences.teamWrote}</dt>
                            <dd className={styles.given}>{written}</dd>
                          </div>
                        )}
                      </dl>
                    )}
                {question?.notes && <p className={styles.soft}>{question.notes}</p>}
              </div>
            </li>
          ),
      )}
    </ol>
  );
}
