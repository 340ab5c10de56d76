import type { TickLine } from './tick-line.ts';
import type { TeamsWords } from './words.ts';

const answersWord = {
  some: 'tickHasAnswered',
  passed: 'tickHasPassed',
  none: 'tickNoAnswers',
  waiting: 'tickWaits',
  spectator: 'tickSpectator',
} as const satisfies Record<TickLine['answers'], keyof TeamsWords>;

/** What tells a table from a flood: when it came, whether its phone is here, what it has answered. `now`: the server's time. */
export function tickHint(words: TeamsWords, line: TickLine, now: number): string {
  const { people, online, paper, answers } = line;
  const phones = paper ? words.tickOnPaper : words.tickPhones(online, people);
  return [cameOf(words, line, now), phones, words[answersWord[answers]]].filter(Boolean).join(', ');
}

function cameOf(words: TeamsWords, { cameAt }: TickLine, now: number): string {
  if (cameAt === 0) return '';
  const minutes = Math.floor((now - cameAt) / 60_000);
  return minutes < 60 ? words.tickCame(minutes) : words.tickCameAt(words.tickTime(new Date(cameAt)));
}
