import { expect, test } from 'vitest';
import { xlsxFile } from './xlsx-file.ts';

test('tables become a workbook, which is a zip file', async () => {
  const file = await xlsxFile([{ name: 'Scores', rows: [['Team'], ['=1+1']] }]);
  const head = new TextDecoder().decode((await file.arrayBuffer()).slice(0, 2));
  expect(head).toBe('PK');
  expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
});
