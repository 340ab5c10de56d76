import { memoryStorage } from '@snug/client';
import { expect, test } from 'vitest';
import { isBusy } from './is-busy.ts';

const { local } = memoryStorage();
local.set('snug_answer.12.player.1.question', '{}');
local.set('snug_submit.14.player.1', '{}');

const field = { matches: (selector: string) => selector.includes('input') } as unknown as Element;

test.each<[string, string, Element | null, boolean]>([
  ['an answer of this game waits', '/game/12', null, true],
  ['a submission of this game waits', '/game/14', null, true],
  ['only another game has something waiting', '/game/1', null, false],
  ['nothing is sent from the home page', '/', null, false],
  ['somebody is typing, wherever that is', '/', field, true],
])('H67 %s', (_, path, focused, busy) => {
  expect(isBusy(local, path, focused)).toBe(busy);
});
