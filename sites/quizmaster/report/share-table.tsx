import * as report from './report.css.ts';
import { ScrollingTable } from './scrolling-table.tsx';

interface Props {
  readonly caption: string;
  /** The heads of the three columns: what is counted, how often, and its share. */
  readonly columns: readonly [what: string, count: string, share: string];
  readonly lines: readonly { readonly label: string; readonly count: number }[];
  /** What the shares are of; 0 leaves them empty. */
  readonly of: number;
  readonly percentOf: (percent: number) => string;
  /** The labels stay on one line. */
  readonly hasShortLabels?: boolean;
  /** For labels that somebody wrote. */
  readonly dir?: 'auto';
}

/** How often each of a few things was given, and its share. */
export function ShareTable({ caption, columns, lines, of, percentOf, hasShortLabels = false, dir }: Props) {
  const [what, count, share] = columns;
  return (
    <ScrollingTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col" className={report.number}>
            {count}
          </th>
          <th scope="col" className={report.number}>
            {share}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label}>
            <th scope="row" className={hasShortLabels ? report.day : report.name} dir={dir}>
              {line.label}
            </th>
            <td className={report.number}>{line.count}</td>
            <td className={report.number}>{of > 0 && percentOf(Math.round((100 * line.count) / of))}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
