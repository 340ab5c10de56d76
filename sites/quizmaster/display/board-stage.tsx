import { isShared } from '@snug/client';
import type { DisplayBoard, DisplayView } from '@snug/contract';
import { useWords } from '@snug/ui';
import type { CSSProperties } from 'react';
import * as css from './board.css.ts';
import { fits, fitTogether } from './fit.ts';
import { Kicker } from './kicker.tsx';
import { Place } from './place.tsx';
import { sizes } from './sizes.ts';
import { aside, headline, stage } from './stage.css.ts';
import { usePages } from './use-pages.ts';
import { useRefit } from './use-refit.ts';
import { displayWords } from './words.ts';

const perColumn = 6;
const perPage = 2 * perColumn;
const pageMs = 15_000;

/** The published board, best first; while it is unveiled, the team that has just been stands first. */
export function BoardStage({ view: { board } }: { view: DisplayView }) {
  const words = useWords(displayWords);
  if (!board) return null;
  const { through, teams, rows } = board;
  const veiled = teams - rows.length;
  return (
    <div className={stage}>
      <div className={headline}>
        <Kicker as="h1">
          {words.screenBoardTitle} · {words.screenBoardThrough(through)}
        </Kicker>
        {veiled > 0 && <p className={aside}>{words.screenVeiled(veiled)}</p>}
      </div>
      <Rows board={board} isUnveiling={veiled > 0} />
    </div>
  );
}

function Rows({ board, isUnveiling }: { board: DisplayBoard; isUnveiling: boolean }) {
  const words = useWords(displayWords);
  const { rows } = board;
  const pages = Math.max(1, Math.ceil(rows.length / perPage));
  // Who is unveiled is on the first page, and everybody looks for it there.
  const { page } = usePages(pages, isUnveiling ? undefined : pageMs);
  const shown = rows.slice(page * perPage, (page + 1) * perPage);
  const lines = Math.min(perColumn, Math.ceil(rows.length / (rows.length > perColumn ? 2 : 1)));
  const list = useRefit<HTMLOListElement>((element) => {
    const boxes = [...element.querySelectorAll<HTMLElement>(`.${css.rowBox}`)];
    for (const box of boxes) box.removeAttribute('data-overflow');
    element.removeAttribute('data-wraps');
    if (fitTogether(element, boxes, sizes.row) === undefined) {
      element.setAttribute('data-wraps', '');
      fitTogether(element, boxes, sizes.wrappedRow);
    }
    for (const box of boxes) box.toggleAttribute('data-overflow', !fits(box));
  });
  return (
    <ol ref={list} className={css.board} style={{ '--rows': String(Math.max(1, lines)) } as CSSProperties}>
      {shown.map((row, nth) => {
        const { team_name, place, points } = row;
        return (
          <li
            key={`${place} ${team_name}`}
            className={css.row}
            data-first={place === 1 || undefined}
            data-new={(isUnveiling && nth === 0) || undefined}
          >
            <span className={css.rowPlace}>
              <Place place={place} isShared={isShared(board, row)} />
            </span>
            <span className={css.rowBox}>
              <span className={css.rowName} dir="auto">
                {team_name}
              </span>
            </span>
            <span className={css.rowPoints}>{words.screenPointsShort(points)}</span>
          </li>
        );
      })}
    </ol>
  );
}
