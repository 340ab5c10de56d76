import type { TeamQuestion } from '@snug/contract';
import { useState } from 'react';
import * as styles from '../live-game.css.ts';
import { usePick, useTools } from '../use-live-game.ts';
import { AnswerInput } from './answer-input.tsx';
import { AnswerState } from './answer-state.tsx';
import { Suggestions } from './suggestions.tsx';
import { useKeepCaret } from './use-keep-caret.ts';

export interface AnswerProps {
  question: TeamQuestion;
  number: number;
  matches: readonly string[];
  /** What a member is typing: if promoted in the middle of a word, they get it as a suggestion (Y15). */
  draft: { current: string };
}

/** The captain's inputs, one per answer, with their state and the teammates' suggestions (ROUND-05). */
export function CaptainAnswer({ question, number, matches, draft }: AnswerProps) {
  const { words: say, game } = useTools();
  const { question_id, num_answers } = question;
  const answer = usePick(({ drafts }) => drafts[question_id]);
  const fields = useKeepCaret(question_id);
  const me = usePick(({ view }) => view?.me.player_name ?? '');
  const [unsent] = useState(draft.current.trim());
  const suggestions = unsent
    ? [...question.suggestions, { player_code: '', player_name: me, suggestion: unsent }]
    : question.suggestions;

  return (
    <>
      <div ref={fields} className={styles.answers}>
        {Array.from({ length: num_answers }, (_, index) => (
          <AnswerInput
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer is identified by its place alone
            key={index}
            label={say.answer(number, index + 1, num_answers)}
            value={answer?.texts[index] ?? ''}
            onChange={(text) => game.typeAnswer(question_id, index, text)}
            onBlur={game.flush}
            matches={matches}
            placeholder={say.choose}
          />
        ))}
      </div>
      <AnswerState draft={answer} />
      <Suggestions question={{ ...question, suggestions }} />
    </>
  );
}
