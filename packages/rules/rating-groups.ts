import { negativeTags, positiveTags, type RatingGroup, ratingGroupSize } from '@snug/contract';

/** What a group tells of a rating. */
export interface GroupedRating {
  readonly stars: number;
  readonly tags: readonly string[];
  readonly notes: string;
}

/**
 * The oldest ratings that no group has yet, as a group of their own; undefined while they are too few. A group tells sums, and
 * notes in the order of the alphabet: neither says who wrote what.
 */
export function closedGroup<R extends GroupedRating>(
  waiting: readonly R[],
): { readonly members: readonly R[]; readonly told: Pick<RatingGroup, 'stars' | 'tags' | 'notes'> } | undefined {
  if (waiting.length < ratingGroupSize) return undefined;
  const members = waiting.slice(0, ratingGroupSize);
  const count = (has: (rating: R) => boolean) => members.filter(has).length;
  const tags = [...new Set<string>([...positiveTags, ...negativeTags])]
    .map((tag) => ({ tag, count: count((rating) => rating.tags.includes(tag)) }))
    .filter((each) => each.count > 0);
  return {
    members,
    told: {
      stars: [1, 2, 3, 4, 5].map((stars) => count((rating) => rating.stars === stars)),
      tags: tags.sort((a, b) => b.count - a.count),
      notes: members
        .map(({ notes }) => notes)
        .filter((notes) => notes !== '')
        .sort((a, b) => (a < b ? -1 : 1)),
    },
  };
}
