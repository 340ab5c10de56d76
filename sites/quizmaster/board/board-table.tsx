import type { HostRound } from '@snug/contract';
import { useWords, VisuallyHidden } from '@snug/ui';
import * as css from './board.css.ts';
import type { BoardLine } from './board-view.ts';
import { boardWords } from './words.ts';

interface Props {
  readonly label: string;
  readonly lines: readonly BoardLine[];
  /** Whose points are shown, one column each; none: only the total. */
  readonly rounds: readonly HostRound[];
  /** How many teams above are not unveiled yet. */
  readonly veiled?: number;
}

/** A board: teams by place with their points. The rounds between scroll where the screen is narrow. */
export function BoardTable({ label, lines, rounds, veiled = 0 }: Props) {
  const words = useWords(boardWords);
  const hasAdjusted = rounds.length > 0 && lines.some(({ adjusted }) => adjusted !== 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard.
    <section className={css.scroller} aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.headPlace}>
              <span aria-hidden="true">#</span>
              <VisuallyHidden>{words.place}</VisuallyHidden>
            </th>
            <th scope="col" className={css.headTeam}>
              {words.team}
            </th>
            {rounds.map((round) => (
              <th key={round.round_id} scope="col" className={css.headFigure}>
                <abbr className={css.short} title={words.roundLong(round.round_order, round.title)}>
                  {words.roundShort(round.round_order)}
                </abbr>
              </th>
            ))}
            {hasAdjusted && (
              <th scope="col" className={css.headFigure}>
                <abbr className={css.short} title={words.adjustedLong}>
                  {words.adjustedShort}
                </abbr>
              </th>
            )}
            <th scope="col" className={css.headTotal}>
              {words.totalPoints}
            </th>
          </tr>
        </thead>
        <tbody>
          {veiled > 0 && (
            <tr>
              <td className={css.veiled} colSpan={3}>
                {words.veiled(veiled)}
              </td>
            </tr>
          )}
          {lines.map((line) => (
            <tr key={line.teamid}>
              <td className={css.place}>
                <span aria-hidden="true">{line.isTied ? words.tied(line.place) : line.place}</span>
                <VisuallyHidden>{line.isTied ? words.tiedLong(line.place) : line.place}</VisuallyHidden>
              </td>
              <th scope="row" className={css.team}>
                <span className={css.name}>
                  <bdi>{line.name}</bdi>
                </span>
              </th>
              {rounds.map((round, nth) => (
                <td key={round.round_id} className={css.figure}>
                  <RoundPoints points={line.rounds[nth]} />
                </td>
              ))}
              {hasAdjusted && <td className={css.figure}>{line.adjusted === 0 ? '' : words.signed(line.adjusted)}</td>}
              <td className={css.total}>{words.points(line.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RoundPoints({ points }: { points: number | undefined }) {
  const words = useWords(boardWords);
  if (points !== undefined) return words.points(points);
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{words.notIn}</VisuallyHidden>
    </>
  );
}
