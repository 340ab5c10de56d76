import type { RevealedRound, SubmittedRound } from '@snug/contract';
import { useWords } from '@snug/ui';
import { answerText, countedPlace } from '../answer/answer-text.ts';
import { QuestionResult } from '../results/fetched.ts';
import { useQuestionResults } from '../results/use-results.ts';
import { useTools } from '../use-live-game.ts';
import * as styles from './revealed.css.ts';
import { revealedWords } from './words.ts';

export interface AnswerLinesProps {
  /** The team's submission. */
  submission?: SubmittedRound;
  /** The right answers, once revealed. */
  revealed?: RevealedRound;
  /** The round whose results are shown beside them; undefined: none. */
  order?: number;
}

/** A round's answers, a line per question: what the team wrote and what is right, where known. */
export function AnswerLines({ submission, revealed, order }: AnswerLinesProps) {
  const { words: say } = useTools();
  const sentences = useWords(revealedWords);
  const { questions: results = [], double = '' } = useQuestionResults(order) ?? {};
  const isSingle = submission?.single_answer ?? revealed?.single_answer;
  const count = Math.max(submission?.answers.length ?? 0, revealed?.questions.length ?? 0);
  const counted = countedPlace(submission?.answers, count);
  const label = isSingle ? sentences.clueLabel : sentences.questionLabel;

  const lines = Array.from({ length: count }, (_, place) => {
    const question = revealed?.questions[place];
    const isOne = !isSingle || place === counted;
    const given = answerText(submission?.answers[place]);
    const written = given ?? (submission && isOne ? <span className={styles.blank}>{say.blank}</span> : undefined);
    const right = isOne ? question?.answers.join(', ') : undefined;
    // The one answer to all clues has the result of the first.
    const result = isSingle
      ? isOne
        ? results[0]
        : undefined
      : results.find(({ question_id }) => question_id === question?.question_id);
    return { place, question, written, right, result };
  });

  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers.
    <ol className={styles.lines} role="list">
      {lines.map(
        ({ place, question, written, right, result }) =>
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
                {result && submission && (
                  <QuestionResult
                    result={result}
                    double={double}
                    texts={(submission.answers[place] ?? []).filter((text) => text.trim() !== '')}
                    label={label(place + 1)}
                    isTelling={revealed?.of !== undefined}
                    clue={isSingle}
                  />
                )}
                {question?.notes && <p className={styles.soft}>{question.notes}</p>}
              </div>
            </li>
          ),
      )}
    </ol>
  );
}
