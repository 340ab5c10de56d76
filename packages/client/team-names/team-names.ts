import { funnyTeamNameShare } from '@snug/contract';
import { adjectives, nouns } from '@snug/contract/team-words';
import { type Random, systemRandom } from '../seams.ts';
import type { GuardedStorage } from '../storage.ts';
import { funnyNames } from './funny-names.ts';

export interface TeamNamesOptions {
  readonly storage: Pick<GuardedStorage, 'local'>;
  readonly random?: Pick<Random, 'fraction'>;
}

const key = 'snug_team_names';

/**
 * Makes up team names: a ready-made one in 35 of 100, else an adjective and a noun (LIMIT-08, LIMIT-10). A ready-made one is
 * repeated only after all were used, on later visits too (LIMIT-09, OPEN-97).
 *
 * @example
 * const newName = createTeamNames(core);
 * newName(); // 'Turtle Recall'
 */
export function createTeamNames({ storage: { local }, random = systemRandom }: TeamNamesOptions): () => string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random.fraction() * list.length)] as T;

  /** Read anew each time: another tab of this browser shares the list. */
  function used(): string[] {
    try {
      const kept: unknown = JSON.parse(local.get(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter((name) => funnyNames.includes(name)) : [];
    } catch {
      return [];
    }
  }

  function funnyName(): string {
    let before = used();
    let left = funnyNames.filter((name) => !before.includes(name));
    if (left.length === 0) {
      // All were used, so all may come again, but not the last one twice in a row.
      left = funnyNames.filter((name) => name !== before.at(-1));
      before = [];
    }
    const name = pick(left);
    local.set(key, JSON.stringify([...before, name]));
    return name;
  }

  return () =>
    random.fraction() < funnyTeamNameShare ? funnyName() : `${pick(words(adjectives))} ${pick(words(nouns))}`;
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
