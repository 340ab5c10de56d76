import type { Announcement, AnnouncementValues } from '@snug/client';

type Key = Announcement['key'];

/** The values of every sentence: the game's announcements, and several suggestions combined into one. */
export interface SentenceValues extends AnnouncementValues {
  readonly suggestions: { readonly count: number };
}

type CombinedOf<K extends keyof SentenceValues> = {
  readonly [Key in K]: {
    readonly key: Key;
    readonly values: SentenceValues[Key];
    readonly politeness?: Announcement['politeness'];
  };
}[K];

/** An announcement, or several combined. */
export type Combined = CombinedOf<keyof SentenceValues>;

/** The text of every sentence. */
export type Sentences = { readonly [K in keyof SentenceValues]: (values: SentenceValues[K]) => string };

export function textOf<K extends keyof SentenceValues>(sentences: Sentences, { key, values }: CombinedOf<K>): string {
  return sentences[key](values);
}

/** After one of these, earlier announcements about the round are outdated. */
const roundChanges: readonly Key[] = ['round-started', 'round-ended', 'game-ended', 'game-reopened'];
/** Of announcements with the same subject only the last one holds. */
export const subjects: Partial<Record<keyof SentenceValues, string>> = {
  'submissions-open': 'submissions',
  'submissions-closed': 'submissions',
  'round-submitted': 'round',
  'round-on-phone': 'round',
  'submission-reset': 'round',
  doubled: 'double',
  undoubled: 'double',
  'double-failed': 'double',
  nudged: 'nudge',
};
/** Never outdated by a change of round: about people, or about rounds that are over. */
const independent: readonly Key[] = [
  'player-joined',
  'player-gone',
  'asks-to-join',
  'asks-no-more',
  'let-in',
  'team-renamed',
  'invite-gone',
  'handed-in',
  'late-counts',
  'revealed',
  'answer-told',
];

export const isArrival = ({ key }: Combined): boolean => key === 'question-added' || key === 'questions-arrived';

/** What still has to be announced after `said`, which replaces everything with the same subject. */
export function withoutSubjectOf(said: Announcement, queue: readonly Announcement[]): Announcement[] {
  const subject = subjects[said.key];
  return queue.filter(({ key }) => !subject || subjects[key] !== subject);
}

/** Combines a burst of announcements: leaves out what is outdated, and merges several questions or suggestions (Y12). */
export function combineAnnouncements(said: readonly Announcement[]): Combined[] {
  const lastChange = said.reduce((last, { key }, place) => (roundChanges.includes(key) ? place : last), 0);
  const current = said.filter(({ key }, place) => place >= lastChange || independent.includes(key));
  const holding = current.filter(({ key }, place) => {
    const subject = subjects[key];
    return !subject || !current.slice(place + 1).some((later) => subjects[later.key] === subject);
  });
  const arrivals = merged(holding, isArrival, 'questions-arrived');
  return merged(arrivals, ({ key }) => key === 'suggestion', 'suggestions');
}

/** Replaces several announcements of a kind by one with their count, in the place of the first. */
function merged(
  combined: Combined[],
  isOfKind: (announcement: Combined) => boolean,
  key: 'questions-arrived' | 'suggestions',
): Combined[] {
  const all = combined.filter(isOfKind);
  const [first, another] = all;
  if (!another) return combined;
  const count = all.reduce((sum, { values }) => sum + ('count' in values ? Number(values.count) : 1), 0);
  return combined.flatMap((announcement) => {
    if (!isOfKind(announcement)) return announcement;
    return announcement === first ? { key, values: { count } } : [];
  });
}
