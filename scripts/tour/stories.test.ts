import { expect, test } from 'vitest';
import { storiesIn } from './stories.ts';

test('a tour takes the requested stories, and no docs pages', () => {
  const entry = (id: string, type = 'story') => [id, { id, type, title: 'Parts/Button', name: 'Main' }] as const;
  const entries = Object.fromEntries([
    entry('parts-button--main'),
    entry('parts-button--docs', 'docs'),
    entry('parts-card--plain'),
  ]);
  const ids = (only: string[]) => storiesIn({ entries }, only).map(({ id }) => id);
  expect(ids([])).toEqual(['parts-button--main', 'parts-card--plain']);
  expect(ids(['parts-card', 'widgets'])).toEqual(['parts-card--plain']);
});
