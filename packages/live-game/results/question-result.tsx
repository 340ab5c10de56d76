import type { Mark, QuestionResult as Result } from '@snug/contract';
import { Drawing, useWords } from '@snug/ui';
import { close, tick } from '@snug/ui/paths';
import type { ReactNode } from 'react';
import { Appeal } from './appeal.tsx';
import * as styles from './results.css.ts';
import { resultsWords } from './words.ts';

/** A mark, or what several texts came to together: some of it. */
type WholeMark = Mark | 'partly';

/** Told apart by their shapes, and in words. */
const signs: Readonly<Record<WholeMark, ReactNode>> = {
  full: <Drawing path={tick} />,
  half: '½',
  partly: '½',
  none: <Drawing path={close} />,
};

export interface QuestionResultProps {
  result: Result;
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
export function QuestionResult({ result, texts, label, isTelling, clue }: QuestionResultProps) {
  const say = useWords(resultsWords);
  const { marks, points, of, right, teams } = result;
  const isMixed = marks.length > 1 && marks.length === texts.length && new Set(marks).size > 1;
  const whole = clue ? marks[0] : wholeMark(result);
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
      <p className={styles.soft}>
        {say.pointsOf(points, of)} · {say.roomShare(right, teams)}
      </p>
      <Appeal
        questionId={result.question_id}
        label={label}
        contestable={!isTelling && texts.length > 0 && points < of}
      />
    </div>
  );
}

/** What a question's texts came to together, of which none or not all may have been given. */
function wholeMark({ marks, points, of }: Result): WholeMark | undefined {
  const [mark] = marks;
  if (!mark) return undefined;
  const isAlike = marks.every((each) => each === mark);
  const most = { full: of, half: of / 2, none: 0 };
  return isAlike && points >= most[mark] ? mark : 'partly';
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
