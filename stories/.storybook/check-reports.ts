import { afterEach, expect } from 'vitest';
import { isRepeat } from '../languages/is-repeat.ts';
import { byDay } from './by-day.ts';

/** Fails a story that was not checked: Storybook runs the accessibility add-on and by-day.ts, and might omit them. */
afterEach(({ task }) => {
  if (task.result?.state === 'fail') return;
  const meta = task.meta as { reports?: { type: string }[] };
  const { reports = [] } = meta;
  expect(reports.map(({ type }) => type)).toEqual(isRepeat(task.file.filepath) ? ['a11y'] : ['a11y', byDay]);
  // What axe says of a story that passed was 142 MB of the step's report, and nobody reads it.
  meta.reports = reports.map(({ type }) => ({ type }));
});
