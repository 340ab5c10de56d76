import type { TeamQuestion } from '@snug/contract';
import { useState } from 'react';
import { AnswerInput } from './answer-input.tsx';
import { AnswerState } from './answer-state.tsx';
import * as styles from './live-game.css.ts';
import { Suggestions } from './suggestions.tsx';
import { usePick, useTools } from './use-live-game.ts';
import { useTypingOn } from './use-typing-on.ts';

export interface AnswerProps {
  question: TeamQuestion;
  number: number;
  matches: readonly string[];
  /** What a member is typing: whoever is made captain in the middle of a word has it as a suggestion (Y15). */
  draft: { current: string };
}

/** The captain's inputs, one per answer wanted, with where they stand and what teammates suggest (ROUND-05). */
export function CaptainAnswer({ question, number, matches, draft }: AnswerProps) {
  const { words: say, game } = useTools();
  const { question_id, num_answers } = question;
  const answer = usePick(({ drafts }) => drafts[question_id]);
  const fields = useTypingOn();
  const me = usePick(({ view }) => view?.me.player_name ?? '');
  const [had] = useState(draft.current.trim());
  const suggestions = had
    ? [...question.suggestions, { player_code: '', player_name: me, suggestion: had }]
    : question.suggestions;

  return (
    <>
      <div ref={fields} className={styles.answers}>
        {Array.from({ length: num_answers }, (_, index) => (
          <AnswerInput
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place; there is nothing else to tell it by
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
