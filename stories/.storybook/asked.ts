import { afterEach, expect } from 'vitest';
import { isRepeat } from '../is-repeat.ts';
import { byDay } from './by-day.ts';

/** No story passes unasked: the add-on for accessibility and by-day.ts are run by Storybook, which might leave them out. */
afterEach(({ task }) => {
  if (task.result?.state === 'fail') return;
  const { reports = [] } = task.meta as { reports?: { type: string }[] };
  expect(reports.map(({ type }) => type)).toEqual(isRepeat(task.file.filepath) ? ['a11y'] : ['a11y', byDay]);
});
