import type { TeamQuestion } from '@snug/contract';
import { AnswerInput } from './answer-input.tsx';
import { AnswerState } from './answer-state.tsx';
import { Suggestions } from './suggestions.tsx';
import { usePick, useTools } from './use-live-game.ts';

export interface AnswerProps {
  question: TeamQuestion;
  number: number;
  matches: readonly string[];
}

/** The captain's inputs, one per answer wanted, with where they stand and what teammates suggest (ROUND-05). */
export function CaptainAnswer({ question, number, matches }: AnswerProps) {
  const { words: say, game } = useTools();
  const { question_id, num_answers } = question;
  const entry = usePick(({ entries }) => entries[question_id]);

  return (
    <>
      {Array.from({ length: num_answers }, (_, index) => (
        <AnswerInput
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place; there is nothing else to tell it by
          key={index}
          label={say.answer(number, index + 1, num_answers)}
          value={entry?.texts[index] ?? ''}
          onChange={(text) => game.typeAnswer(question_id, index, text)}
          onBlur={game.flush}
          matches={matches}
          placeholder={say.choose}
        />
      ))}
      <AnswerState entry={entry} />
      <Suggestions question={question} />
    </>
  );
}
