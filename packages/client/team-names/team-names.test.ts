import { cleanTeamName, funnyTeamNameShare } from '@snug/contract';
import { adjectives, nouns } from '@snug/contract/team-words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../fake/fake-world.ts';
import { guardedStorage, memoryStorage } from '../storage.ts';
import { funnyNames } from './funny-names.ts';
import { createTeamNames } from './team-names.ts';

const firsts = adjectives.trim().split(/\s+/);
const seconds = nouns.trim().split(/\s+/);
const isFunny = (name: string) => funnyNames.includes(name);

function names(count: number, seed = 1, storage = memoryStorage()): string[] {
  const newName = createTeamNames({ storage, random: seededRandom(seed) });
  return Array.from({ length: count }, newName);
}

/** Random numbers that choose only ready-made names. */
function funnyOnly(seed: number, storage = memoryStorage()): () => string {
  const { fraction } = seededRandom(seed);
  let isFirst = false;
  return createTeamNames({
    storage,
    random: {
      fraction: () => {
        isFirst = !isFirst;
        return isFirst ? 0 : fraction();
      },
    },
  });
}

test('LIMIT-08 35 of 100 names come from the list of 130', () => {
  expect(funnyNames).toHaveLength(130);
  const count = 20_000;
  const funny = names(count).filter(isFunny).length;
  // Five standard deviations for this number of draws: 1.7 of 100.
  const spread = 5 * Math.sqrt(count * funnyTeamNameShare * (1 - funnyTeamNameShare));
  expect(Math.abs(funny - count * 0.35)).toBeLessThan(spread);
});

test('LIMIT-09 OPEN-97 no name of the list is repeated before all were used, round after round', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const newName = funnyOnly(seed);
      let last = '';
      for (let round = 0; round < 3; round++) {
        const drawn = Array.from({ length: funnyNames.length }, newName);
        expect(new Set(drawn).size).toBe(funnyNames.length);
        expect(drawn[0]).not.toBe(last);
        last = drawn.at(-1) ?? '';
      }
    }),
    { numRuns: 20 },
  );
});

test('LIMIT-09 nor on the next visit, nor in another tab', () => {
  const storage = memoryStorage();
  const [first, second] = [funnyOnly(1, storage), funnyOnly(2, storage)];
  const drawn = Array.from({ length: 40 }, () => [first(), second()]).flat();
  const later = funnyOnly(3, storage);
  for (let count = drawn.length; count < funnyNames.length; count++) drawn.push(later());
  expect(new Set(drawn).size).toBe(funnyNames.length);
});

test('LIMIT-09 where storage is blocked no name repeats as long as the page lives', () => {
  const blocked = () => {
    throw new DOMException('Blocked.', 'SecurityError');
  };
  const newName = funnyOnly(4, guardedStorage({ local: blocked, session: blocked }));
  expect(new Set(Array.from({ length: 130 }, newName)).size).toBe(130);
});

test('H68 with any stored value there is a name, and a list of another release is ignored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
      const storage = memoryStorage();
      storage.local.set('snug_team_names', kept);
      expect(isFunny(funnyOnly(1, storage)())).toBe(true);
    }),
  );
  const storage = memoryStorage();
  storage.local.set('snug_team_names', JSON.stringify(['A Name of Old', ...funnyNames.slice(1)]));
  expect(funnyOnly(1, storage)()).toBe(funnyNames[0]);
});

test('LIMIT-10 all others are an adjective and a noun, and all of both are used', () => {
  expect(Math.min(firsts.length, seconds.length)).toBeGreaterThanOrEqual(100);
  const made = names(10_000).filter((name) => !isFunny(name));
  const seen = { firsts: new Set<string>(), seconds: new Set<string>() };
  for (const name of made) {
    const [first = '', second = '', ...more] = name.split(' ');
    expect([firsts.includes(first), seconds.includes(second), more]).toEqual([true, true, []]);
    seen.firsts.add(first);
    seen.seconds.add(second);
  }
  expect(seen.firsts.size).toBe(firsts.length);
  expect(seen.seconds.size).toBe(seconds.length);
});

const phoneLine = 28;

test('RULE-04 every possible name is accepted unchanged, and fits one line of a phone', () => {
  for (const name of funnyNames) expect([name, cleanTeamName(name)]).toEqual([name, name]);
  for (const word of [...firsts, ...seconds]) expect(word).toMatch(/^[A-Z][a-z]+$/);
  const longest = (list: readonly string[]) => Math.max(...list.map((text) => text.length));
  expect(longest(funnyNames)).toBeLessThanOrEqual(phoneLine);
  expect(longest(firsts) + 1 + longest(seconds)).toBeLessThanOrEqual(phoneLine);
});

test('no name and no word is in the lists twice, whatever its case', () => {
  for (const list of [funnyNames, firsts, seconds]) {
    expect(new Set(list.map((text) => text.toLowerCase())).size).toBe(list.length);
  }
  expect(firsts.filter((word) => seconds.includes(word))).toEqual([]);
});

/** Beginnings of words that may offend somebody. */
const denied = `
arse ass balls bang bastard bitch blood bloody bomb boob bollock bugger bum butt cock cougar crap cripple
crotch cum cunning cunt damn dead death dick die dirty drug drunk dumb dyke fag fanny fart fat filthy finger
fuck gay gun gypsy hairy hang hell hole homo hooker hooters horny hump hussy idiot insane kill knob lame loser
lunatic mad moist monkey moron murder naked nazi nude nuts oral orgasm panties pee penis piss poo porn prick
psycho pussy racist rape retard satan screw sex shag shit shoot slap slave slut spank spastic spunk stiff
strip stupid suck suicide terror tit toss tramp turd twat ugly vagina virgin wank war weed wet whore willy
wood allah bible brexit christ church congress democrat god jesus king labour minister parliament pope
president queen republic senate senator tory vote
`
  .trim()
  .split(/\s+/);
/** Harmless words with such a beginning. */
const harmless = ['bumblebees', 'butterflies', 'kingfishers', 'peelings', 'wooden'];

test('no word of a name starts like an offensive one', () => {
  const all = [...funnyNames, ...firsts, ...seconds].flatMap((name) => name.toLowerCase().match(/[a-z]+/g) ?? []);
  const hurting = all.filter((word) => !harmless.includes(word) && denied.some((start) => word.startsWith(start)));
  expect(hurting).toEqual([]);
});
