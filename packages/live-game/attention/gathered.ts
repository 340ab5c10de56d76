import type { Announcement, AnnouncementValues } from '@snug/client';

type Key = Announcement['key'];

/** Every sentence, with what is filled into it: those of the game, and several suggestions in one. */
export interface Sayings extends AnnouncementValues {
  readonly suggestions: { readonly count: number };
}

type SayingOf<K extends keyof Sayings> = {
  readonly [Key in K]: {
    readonly key: Key;
    readonly values: Sayings[Key];
    readonly politeness?: Announcement['politeness'];
  };
}[K];

/** What is to be said. */
export type Saying = SayingOf<keyof Sayings>;

/** The words of every sentence. */
export type Sentences = { readonly [K in keyof Sayings]: (values: Sayings[K]) => string };

export function textOf<K extends keyof Sayings>(sentences: Sentences, { key, values }: SayingOf<K>): string {
  return sentences[key](values);
}

/** The night turns a page: what was said of the round before is old. */
const turns: readonly Key[] = ['round-started', 'round-ended', 'game-ended', 'game-reopened'];
/** Of these the last word alone holds. */
export const subjects: Partial<Record<keyof Sayings, string>> = {
  'submissions-open': 'submissions',
  'submissions-closed': 'submissions',
  'round-submitted': 'round',
  'submission-reset': 'round',
  doubled: 'double',
  undoubled: 'double',
  'double-failed': 'double',
  nudged: 'nudge',
};
/** People come and go whatever is played, and answers are told of rounds that are over. */
const apart: readonly Key[] = [
  'player-joined',
  'player-gone',
  'asks-to-join',
  'asks-no-more',
  'let-in',
  'team-renamed',
  'invite-gone',
  'revealed',
];

export const isArrival = ({ key }: Saying): boolean => key === 'question-added' || key === 'questions-arrived';

/** What is left of all this once `said` is said: it was the last word on its subject. */
export function withoutSubjectOf(said: Announcement, waiting: readonly Announcement[]): Announcement[] {
  const subject = subjects[said.key];
  return waiting.filter(({ key }) => !subject || subjects[key] !== subject);
}

/** What of all this is still worth saying at once: several questions are one sentence, and nothing is said that is over (Y12). */
export function gathered(said: readonly Announcement[]): Saying[] {
  const turn = said.reduce((last, { key }, place) => (turns.includes(key) ? place : last), 0);
  const current = said.filter(({ key }, place) => place >= turn || apart.includes(key));
  const holding = current.filter(({ key }, place) => {
    const subject = subjects[key];
    return !subject || !current.slice(place + 1).some((later) => subjects[later.key] === subject);
  });
  const arrivals = inOne(holding, isArrival, 'questions-arrived');
  return inOne(arrivals, ({ key }) => key === 'suggestion', 'suggestions');
}

/** Several of a kind as their count, where the first of them stood. */
function inOne(
  sayings: Saying[],
  isOne: (saying: Saying) => boolean,
  key: 'questions-arrived' | 'suggestions',
): Saying[] {
  const all = sayings.filter(isOne);
  const [first, another] = all;
  if (!another) return sayings;
  const count = all.reduce((sum, { values }) => sum + ('count' in values ? Number(values.count) : 1), 0);
  return sayings.flatMap((saying) => {
    if (!isOne(saying)) return saying;
    return saying === first ? { key, values: { count } } : [];
  });
}
