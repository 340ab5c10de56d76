import { Button, useWords, VisuallyHidden } from '@snug/ui';
import { useState } from 'react';
import type { DeskRow } from './desk-rows.ts';
import { mark, marks } from './marks.css.ts';
import * as css from './row-more.css.ts';
import { Trail } from './trail.tsx';
import { deskWords } from './words.ts';

interface Props {
  readonly gameId: string;
  readonly row: DeskRow;
  readonly onFunny: () => void;
  readonly onAccept: () => void;
  readonly onClear: () => void;
}

/** What is rarely needed of a row: funny, accepting its spelling for everyone, and the history of its grade. */
export function RowMore({ gameId, row, onFunny, onAccept, onClear }: Props) {
  const words = useWords(deskWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.moreSummary}>
        {words.moreOfRow} <VisuallyHidden>{words.aboutAnswer(row.texts.join(', '))}</VisuallyHidden>
      </summary>
      {isOpen && (
        <div className={css.moreBody}>
          <div className={marks}>
            <Button onClick={onAccept}>{words.acceptEveryone}</Button>
            <button type="button" className={mark} aria-pressed={row.funny} onClick={onFunny}>
              {words.funny}
            </button>
            {row.state === 'graded' && <Button onClick={onClear}>{words.takeGradeBack}</Button>}
          </div>
          <Trail key={row.grade?.version ?? 0} gameId={gameId} row={row} />
        </div>
      )}
    </details>
  );
}
