/** A story in the index that Storybook writes. */
export interface Story {
  readonly id: string;
  /** The folder it stands in: `Parts/Button`. */
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

/** The stories whose id begins with one of these words; all, when there is none. */
export function storiesIn(index: { entries: Record<string, Story> }, only: readonly string[]): Story[] {
  return Object.values(index.entries).filter(
    ({ id, type }) => type === 'story' && (only.length === 0 || only.some((word) => id.startsWith(word))),
  );
}
