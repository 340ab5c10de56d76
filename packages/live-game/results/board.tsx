import { isShared, screenOf } from '@snug/client';
import type { Board as PublicBoard } from '@snug/contract';
import { Badge, Heading, Text, useWords } from '@snug/ui';
import { useId, useLayoutEffect, useRef } from 'react';
import { usePick } from '../use-live-game.ts';
import { PlaceNumber } from './place-number.tsx';
import * as styles from './results.css.ts';
import { useOwnTeam } from './use-results.ts';
import { resultsWords } from './words.ts';

export interface BoardProps {
  board: PublicBoard;
  /** The screen's head right above it says what it counts, or how many teams are to come. */
  headed: boolean | undefined;
}

/**
 * The public board. A long one scrolls by itself, to the row of the player's team. While it is unveiled every team has its row
 * already, and the board stays as high as it is, so that nothing below moves with each.
 */
export function Board({ board, headed }: BoardProps) {
  const say = useWords(resultsWords);
  const own = useOwnTeam();
  const isOver = usePick((game) => screenOf(game) === 'ended');
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  /** One's own row, or while the board is unveiled the newest. */
  const sought = useRef<HTMLTableRowElement>(null);
  const missing = board.teams - board.rows.length;
  const isUnveiled = missing === 0;
  const isSaid = headed && isUnveiled && !board.final && !isOver;
  const hasOwn = board.rows.some(({ teamid }) => teamid === own);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every board, so that nobody who scrolls is moved
  useLayoutEffect(() => {
    const [box, row] = [frame.current, sought.current];
    if (box && row) box.scrollTop = row.offsetTop - (box.clientHeight - row.offsetHeight) / 2;
  }, [board.through, hasOwn, isUnveiled ? 0 : board.rows.length]);

  // A name of three lines is longer than the row that waited for it: from then on the board scrolls. On a phone that is turned
  // it is another board.
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    let width = box.offsetWidth;
    function keepHeight(): void {
      if (box && !isUnveiled && box.style.blockSize === '') box.style.blockSize = `${box.offsetHeight}px`;
    }
    function turn(): void {
      if (!box || box.offsetWidth === width) return;
      width = box.offsetWidth;
      box.style.blockSize = '';
      keepHeight();
    }
    keepHeight();
    addEventListener('resize', turn);
    return () => removeEventListener('resize', turn);
  }, [isUnveiled]);

  return (
    <div className={headed ? styles.headed : styles.section}>
      {!isSaid && <Text tone="eyebrow">{board.final ? say.finalBoard : say.throughRound(board.through)}</Text>}
      <Heading level={2} size={3} id={id}>
        {say.theBoard}
      </Heading>
      {!isUnveiled && !headed && <p className={styles.toCome}>{say.teamsToCome(missing)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section ref={frame} className={styles.frame} aria-labelledby={id} tabIndex={0}>
        <table className={styles.table}>
          <thead className={styles.hiddenHead}>
            <tr>
              <th scope="col">{say.boardPlace}</th>
              <th scope="col">{say.boardTeam}</th>
              <th scope="col">{say.boardPoints}</th>
            </tr>
          </thead>
          {missing > 0 && <Veiled count={missing} />}
          <tbody>
            {board.rows.map((row, nth) => {
              const isOwn = row.teamid === own;
              return (
                <tr
                  key={row.teamid}
                  ref={(isUnveiled ? isOwn : nth === 0) ? sought : undefined}
                  className={isOwn ? styles.ownRow : styles.row}
                >
                  <td className={styles.place}>
                    <PlaceNumber place={row.place} shared={isShared(board, row)} />
                  </td>
                  <th scope="row" className={styles.name}>
                    {row.team_name} {isOwn && <Badge tone="brand">{say.ownRow}</Badge>}
                  </th>
                  <td className={styles.points}>{say.pointsNumber(row.points)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** The rows of teams that are not unveiled yet. */
function Veiled({ count }: { count: number }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <tr key={place} className={styles.row}>
          <td className={styles.place}>?</td>
          <td className={styles.name}>
            <span className={styles.veil}>{'\u00a0'}</span>
          </td>
          <td className={styles.points} />
        </tr>
      ))}
    </tbody>
  );
}
