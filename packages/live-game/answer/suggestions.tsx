import { foldAnswer, type TeamQuestion } from '@snug/contract';
import { Button, VisuallyHidden } from '@snug/ui';
import * as styles from '../live-game.css.ts';
import { usePick, useTools } from '../use-live-game.ts';
import { placeFor } from './place-for.ts';

/** The teammates' suggestions; one tap takes one over as the answer, and its button says so (GAME-11, ROLE-11). */
export function Suggestions({ question }: { question: TeamQuestion }) {
  const { words: say, game } = useTools();
  const draft = usePick(({ drafts }) => drafts[question.question_id]);
  if (question.suggestions.length === 0) return null;

  const texts = draft?.texts ?? [];
  const written = texts.map(foldAnswer);

  function use(text: string) {
    const place = placeFor(text, texts, question.num_answers);
    if (place === undefined) return;
    game.typeAnswer(question.question_id, place, text);
    game.flush();
  }

  return (
    <ul className={styles.suggestions}>
      {question.suggestions.map(({ player_code, player_name, suggestion }) => (
        <li key={player_code} className={styles.suggestion}>
          <p className={styles.suggestionText}>
            {say.suggests(player_name)} <strong className={styles.written}>{suggestion}</strong>
          </p>
          <Button kind="quiet" onClick={() => use(suggestion)}>
            {written.includes(foldAnswer(suggestion)) ? say.used : say.use}
            <VisuallyHidden> {suggestion}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}
