import { expect, test } from 'vitest';
import { misspelt } from './misspelt.ts';

test('a misspelling has two letters in the wrong order; short texts and numbers have none', () => {
  expect(['Canberra', 'Cuba', 'In 1066'].map(misspelt)).toEqual(['Canebrra', 'Cuba', 'In 1066']);
});
