import writeExcelFile from 'write-excel-file/universal';
import { noFormula } from '../csv-file.ts';
import type { ExportTable } from './export-tables.ts';

/** Tables as a workbook, a sheet each, with bold heads that stay in sight. A script of its own: few fetch it. */
export function xlsxFile(tables: readonly ExportTable[]): Promise<Blob> {
  const sheets = tables.map(({ name, rows }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: (rows[0] ?? []).map(() => ({ width: 18 })),
    data: rows.map((row, nth) =>
      row.map((cell) => {
        const value = typeof cell === 'string' ? noFormula(cell) : cell;
        return value === undefined ? null : { value, ...(nth === 0 && { fontWeight: 'bold' as const }) };
      }),
    ),
  }));
  return writeExcelFile(sheets).toBlob();
}
