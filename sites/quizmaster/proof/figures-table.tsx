import { useWords, VisuallyHidden } from '@snug/ui';
import type { ReactNode } from 'react';
import * as report from '../report/report.css.ts';
import { ScrollingTable } from '../report/scrolling-table.tsx';
import { type Figures, type Measure, measures } from './figures.ts';
import { proofWords } from './words.ts';

interface Props {
  readonly caption: string;
  /** The head of the first column. */
  readonly of: string;
  readonly lines: readonly (Figures & { readonly id: string; readonly name: ReactNode })[];
  /** The sum of the lines; decides which columns there are. */
  readonly totals: Figures;
  /** Whether the names are days, months and the like, which do not wrap. */
  readonly short?: boolean;
}

/** Figures, a line each, with their sum at the foot. */
export function FiguresTable({ caption, of, lines, totals, short = false }: Props) {
  const words = useWords(proofWords);
  const shown = measuresOf(totals);
  return (
    <ScrollingTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {shown.map((measure) => (
            <th key={measure} scope="col" className={report.number}>
              {words[measure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row" className={short ? report.day : report.name}>
              {line.name}
            </th>
            <FigureCells figures={line} shown={shown} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <FigureCells figures={totals} shown={shown} />
        </tr>
      </tfoot>
    </ScrollingTable>
  );
}

/** The measures that apply to anything in a table. */
export function measuresOf(totals: Figures): readonly Measure[] {
  return measures.filter((measure) => totals[measure] !== undefined);
}

export function FigureCells({ figures, shown }: { figures: Figures; shown: readonly Measure[] }) {
  return shown.map((measure) => (
    <td key={measure} className={report.number}>
      <Figure value={figures[measure]} />
    </td>
  ));
}

/** A number; a dash where there can be none, which is not the same as 0. */
export function Figure({ value }: { value: number | undefined }) {
  const words = useWords(proofWords);
  if (value !== undefined) return value;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{words.notApplicable}</VisuallyHidden>
    </>
  );
}
