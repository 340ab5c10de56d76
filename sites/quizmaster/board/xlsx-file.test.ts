import { expect, test } from 'vitest';
import { xlsxFile } from './xlsx-file.ts';

test('the file of a table is a zip with the type of a workbook', async () => {
  const file = await xlsxFile([{ name: 'Scores', rows: [['Team'], ['The Owls']] }]);
  const head = new TextDecoder().decode((await file.arrayBuffer()).slice(0, 2));
  expect(head).toBe('PK');
  expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
});
