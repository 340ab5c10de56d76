import { themeClass } from '@snug/theme';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AnswerTable } from './answer-table.tsx';

afterEach(() => page.viewport(390, 844));

test('Y10 on a small phone with text twice as large the answers are no wider than the screen', async () => {
  // The phone's 320 px hold as many letters as half of them.
  await page.viewport(160, 284);
  const teams = [{ name: 'Norfolk and Chance', late: true }];
  await render(
    <div className={themeClass}>
      <AnswerTable groups={[{ texts: ['india', 'china'], onKey: 1, wanted: 2, teams }]} />
    </div>,
  );
  expect(document.documentElement.scrollWidth).toBe(160);
});
