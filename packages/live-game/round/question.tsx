import type { TeamQuestion } from '@snug/contract';
import { Heading, StateDot, Ticket } from '@snug/ui';
import { memo, useId, useRef } from 'react';
import { CaptainAnswer } from '../answer/captain-answer.tsx';
import { HeldAnswer } from '../answer/held-answer.tsx';
import { MemberAnswer } from '../answer/member-answer.tsx';
import { PassedAnswer } from '../answer/passed-answer.tsx';
import * as styles from '../live-game.css.ts';
import { roleOf, usePick, useTools } from '../use-live-game.ts';
import { Picture } from './picture.tsx';

export interface QuestionProps {
  question: TeamQuestion;
  /** Its place in the round, counted from 1. */
  number: number;
  /** Possible answers; empty means any text (GAME-10). */
  matches: readonly string[];
  /** A clue of a single-answer round. */
  clue: boolean;
  /** A newer clue followed: its answer is read only. */
  passed: boolean;
  /** The question after it. */
  nextId: string | undefined;
}

/** One question with its answer. It renders again only when its own question changes, however many there are. */
export const Question = memo(function Question({ question, number, matches, clue, passed, nextId }: QuestionProps) {
  const { words: say } = useTools();
  const role = usePick(roleOf);
  const isHeld = usePick(({ submitting }) => submitting.state === 'waiting');
  const textId = useId();
  const draft = useRef('');
  const Answer = role === 'captain' ? CaptainAnswer : MemberAnswer;

  return (
    <Ticket number={number} labelledBy={textId}>
      <Heading level={3} id={textId}>
        {clue && <span className={styles.clue}>{say.clue(number)} </span>}
        {question.question_text}
      </Heading>
      {question.image && <Picture question={question} number={number} />}
      <div className={styles.answers}>
        {role === 'spectator' ? (
          <StateDot tone="quiet">{say.readOnly}</StateDot>
        ) : passed ? (
          <PassedAnswer questionId={question.question_id} nextId={nextId} />
        ) : isHeld ? (
          <HeldAnswer questionId={question.question_id} />
        ) : (
          <Answer question={question} number={number} matches={matches} draft={draft} />
        )}
      </div>
    </Ticket>
  );
});
