import { themeClass } from '@snug/theme';
import type { ReactNode } from 'react';
import { frame, table } from './token-table.css.ts';

/** A table for the docs. The first cell of each row is its header. */
export function PlainTable({ columns, rows }: { columns: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <div className={`sb-unstyled ${themeClass} ${frame}`}>
      <table className={table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={String(first)}>
              <th scope="row">
                <strong>{first}</strong>
              </th>
              {others.map((cell, place) => (
                <td key={columns[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
