import * as styles from '../live-game.css.ts';
import { usePick, useTools } from '../use-live-game.ts';
import { AnswerState } from './answer-state.tsx';
import { answerText } from './answer-text.ts';

/** An answer as text, while the captain's submission waits on this phone: to change it, they take the round back. */
export function HeldAnswer({ questionId }: { questionId: string }) {
  const { words: say } = useTools();
  const draft = usePick(({ drafts }) => drafts[questionId]);
  return (
    <>
      <strong className={styles.written}>{answerText(draft?.texts) ?? say.blank}</strong>
      {draft && <AnswerState draft={draft} />}
    </>
  );
}
