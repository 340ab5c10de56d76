/** A story in Storybook's index. */
export interface Story {
  readonly id: string;
  /** The folder it is in: `Parts/Button`. */
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

/** The stories whose id begins with one of these; all, if there are none. */
export function storiesIn(index: { entries: Record<string, Story> }, only: readonly string[]): Story[] {
  return Object.values(index.entries).filter(
    ({ id, type }) => type === 'story' && (only.length === 0 || only.some((word) => id.startsWith(word))),
  );
}
