import type { RatingGroup } from '@snug/contract';

export interface GroupMean {
  readonly group: RatingGroup;
  readonly mean: number;
}

/** What a page of ratings shows, from the groups alone. */
export interface RatingSums {
  readonly ratings: number;
  /** Undefined while there is no rating. */
  readonly mean: number | undefined;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  readonly stars: readonly number[];
  /** The oldest first. */
  readonly means: readonly GroupMean[];
  /** The most frequent first. */
  readonly tags: readonly { readonly tag: string; readonly count: number }[];
}

const starValues = [1, 2, 3, 4, 5];

export function ratingSums(groups: readonly RatingGroup[]): RatingSums {
  const ordered = [...groups].sort((a, b) => a.number - b.number);
  const stars = starValues.map((_, at) => ordered.reduce((sum, group) => sum + (group.stars[at] ?? 0), 0));
  const tags = new Map<string, number>();
  for (const { tag, count } of ordered.flatMap((group) => group.tags)) tags.set(tag, (tags.get(tag) ?? 0) + count);
  return {
    ratings: countOf(stars),
    mean: meanOf(stars),
    stars,
    means: ordered.flatMap((group) => {
      const mean = meanOf(group.stars);
      return mean === undefined ? [] : [{ group, mean }];
    }),
    tags: [...tags]
      .map(([tag, count]) => ({ tag, count }))
      .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'en')),
  };
}

function countOf(stars: readonly number[]): number {
  return stars.reduce((sum, count) => sum + count, 0);
}

function meanOf(stars: readonly number[]): number | undefined {
  const count = countOf(stars);
  return count === 0 ? undefined : stars.reduce((sum, given, at) => sum + given * (at + 1), 0) / count;
}
