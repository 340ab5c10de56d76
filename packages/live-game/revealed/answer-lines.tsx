import type { RevealedRound, SubmittedRound } from '@snug/contract';
import { useWords } from '@snug/ui';
import { useTools } from '../use-live-game.ts';
import { isCounted, writtenOf } from '../written-of.ts';
import * as styles from './revealed.css.ts';
import { revealedWords } from './words.ts';

export interface AnswerLinesProps {
  /** What the team handed in. */
  submission?: SubmittedRound;
  /** What is right, once the quizmaster has told it. */
  told?: RevealedRound;
}

/** A round's answers, a line for each question: what was written and what is right, as far as there is either. */
export function AnswerLines({ submission, told }: AnswerLinesProps) {
  const { words: say } = useTools();
  const its = useWords(revealedWords);
  const isSingle = submission?.single_answer ?? told?.single_answer;
  const count = Math.max(submission?.answers.length ?? 0, told?.questions.length ?? 0);
  const label = isSingle ? its.clueLabel : its.questionLabel;

  const lines = Array.from({ length: count }, (_, place) => {
    const question = told?.questions[place];
    const isOne = isCounted(place, count, isSingle);
    const given = writtenOf(submission?.answers[place]);
    const written = given ?? (submission && isOne ? <span className={styles.blank}>{say.blank}</span> : undefined);
    return { place, question, written, right: isOne ? question?.answers.join(', ') : undefined };
  });

  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without marks is one.
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
                          <dt className={styles.what}>{its.rightAnswer}</dt>
                          <dd className={styles.right}>{right}</dd>
                        </div>
                        {written && (
                          <div className={styles.pair}>
                            <dt className={styles.what}>{its.teamWrote}</dt>
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
