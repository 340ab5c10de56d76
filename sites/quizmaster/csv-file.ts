/** A text that a spreadsheet does not run as a formula: the apostrophe says that it is a text (H65). */
export function noFormula(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** A cell of a CSV file, as RFC 4180 has it; empty where there is nothing. */
export function csvCell(value: string | number | undefined): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value);
  const text = noFormula(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a CSV file. A mark at its head says that it is UTF-8, which Excel does not expect otherwise. */
export function csvFile(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}
