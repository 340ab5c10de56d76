import { expect, test } from 'vitest';
import { type VersionFacts, versionMove } from './version-move.ts';

const facts: VersionFacts = { served: '2', reloadedFor: [], busy: false };

test.each<[string, Partial<VersionFacts>, string]>([
  ['START-03 equal versions: the start simply goes on', { stored: '2' }, 'proceed'],
  ['START-02 another version is stored, and the page loads anew', { stored: '1' }, 'reload'],
  ['OPEN-92 none stored: it is stored, and nothing else happens', {}, 'store'],
  ['H67 the address has this version already: no second reload', { stored: '1', addressed: '2' }, 'store'],
  ['H67 this tab has loaded for this version already', { stored: '1', reloadedFor: ['2', '3'] }, 'store'],
  ['H67 an older `ver` in the address does not stand in the way', { stored: '1', addressed: '1' }, 'reload'],
  ['H68 what is stored is nothing but garbage: as good as none', { stored: ' ' }, 'store'],
  [
    'H67 never while somebody types or answers wait: the next start finds it again',
    { stored: '1', busy: true },
    'later',
  ],
])('%s', (_, known, move) => {
  expect(versionMove({ ...facts, ...known })).toBe(move);
});
