import type { QuestionResult as OnBoard, RoundResult, ToldResult, ToldRound } from '@snug/contract';
import { Drawing, useWords } from '@snug/ui';
import { tick } from '@snug/ui/paths';
import type { ReactNode } from 'react';
import { Appeal } from './appeal.tsx';
import * as styles from './results.css.ts';
import { type WholeMark, wholeMark } from './whole-mark.ts';
import { resultsWords } from './words.ts';

/** Told apart by their shapes, and in words. */
const signs: Readonly<Record<WholeMark, ReactNode>> = {
  full: <Drawing path={tick} />,
  half: '½',
  partly: '½',
  none: '–',
};

export interface QuestionResultProps {
  result: OnBoard | ToldResult;
  /** What doubling made of its round, or makes of it as far as told. */
  double: (RoundResult | ToldRound)['double'];
  /** The team's texts that are not blank, as they were handed in. */
  texts: readonly string[];
  /** What the question is called: `Q3.` */
  label: string;
  /** The round's answers are told one by one, and not all yet: nothing is contested meanwhile. */
  isTelling: boolean;
  /** The one answer to a round's clues: it may be right and earn less than all. */
  clue: boolean | undefined;
}

/** What a team's answer came to: right or not, its points, how many of the room had it, and the way to contest it. */
export function QuestionResult({ result, double, texts, label, isTelling, clue }: QuestionResultProps) {
  const say = useWords(resultsWords);
  const { marks, points, of, earned } = result;
  if ('waits' in result && result.waits) return <p className={styles.soft}>{say.notGraded}</p>;
  // A tiebreaker.
  if (of === 0) return <p className={styles.soft}>{say.breaksTies}</p>;
  const isMixed = marks.length > 1 && marks.length === texts.length && new Set(marks).size > 1;
  const whole = wholeMark(result, clue);
  const facts = [
    say.pointsOf(points, of),
    ...(earned === undefined || double === '' ? [] : [say.doubledTo[double](earned)]),
    ...('right' in result ? [say.roomShare(result.right, result.teams)] : []),
  ];
  return (
    <div className={styles.result}>
      {isMixed &&
        marks.map((mark, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer's texts stay in their order
          <MarkLine key={place} mark={mark}>
            {texts[place]}: {say.mark[mark]}
          </MarkLine>
        ))}
      {!isMixed && <MarkLine mark={whole ?? 'none'}>{whole ? say.mark[whole] : say.earnedNothing}</MarkLine>}
      <p className={styles.soft}>{facts.join(' · ')}</p>
      <Appeal
        questionId={result.question_id}
        label={label}
        contestable={!isTelling && texts.length > 0 && points < of}
      />
    </div>
  );
}

function MarkLine({ mark, children }: { mark: WholeMark; children: ReactNode }) {
  return (
    <p className={styles.markLine}>
      <span className={styles.markSign[mark]} aria-hidden="true">
        {signs[mark]}
      </span>
      <span>{children}</span>
    </p>
  );
}
