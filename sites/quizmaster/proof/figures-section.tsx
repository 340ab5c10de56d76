import { useWords } from '@snug/ui';
import { useMemo } from 'react';
import type { PlotData } from '../report/plot-data.ts';
import * as report from '../report/report.css.ts';
import { Section } from '../report/section.tsx';
import { StillPlot } from '../report/still-plot.tsx';
import { acted, type Figures } from './figures.ts';
import { FiguresTable } from './figures-table.tsx';
import * as css from './proof.css.ts';
import { proofWords } from './words.ts';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly of: string;
  /** Must keep its identity as long as the figures do: the plot is drawn from the lines of the table. */
  readonly lines: readonly (Figures & { readonly id: string; readonly name: string; readonly label: string })[];
  readonly totals: Figures;
}

/** Figures over something that has an order, such as days: a plot, and the same as a table. */
export function FiguresSection({ title, lead, of, lines, totals }: Props) {
  const words = useWords(proofWords);
  const hasActs = totals.tapped !== undefined || totals.answered !== undefined;
  const plot = useMemo<PlotData>(
    () => ({
      kind: 'bars',
      bars: lines.map((line) => ({ label: line.label, back: line.served, front: line.seen, mark: acted(line) })),
    }),
    [lines],
  );
  return (
    <Section title={title} lead={lead}>
      <div className={report.block}>
        <ul className={css.legend} aria-hidden="true">
          <li className={css.legendItem}>
            <span className={css.backKey} />
            {words.served}
          </li>
          <li className={css.legendItem}>
            <span className={css.frontKey} />
            {words.seen}
          </li>
          {hasActs && (
            <li className={css.legendItem}>
              <span className={css.markKey} />
              {actName(totals, words)}
            </li>
          )}
        </ul>
        <StillPlot plot={plot} />
      </div>
      <FiguresTable caption={title} of={of} lines={lines} totals={totals} short />
    </Section>
  );
}

function actName({ tapped, answered }: Figures, words: typeof proofWords): string {
  if (tapped === undefined) return words.answered;
  return answered === undefined ? words.tapped : words.acted;
}
