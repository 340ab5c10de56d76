import type { PackInput } from '@snug/contract';
import type { Faults } from '../faults/faults.ts';
import type { SeededRandom } from '../kernel/seeded-random.ts';

/** What kind of game a seed is: who plays, and what is asked. */
export interface Plan {
  readonly teams: readonly TeamPlan[];
  /** Guests with an older client, each captain of a team of one; their teams come after the others. */
  readonly olderClients: readonly ('n-1' | 'n-2')[];
  /** How many only watch. */
  readonly watchers: number;
  readonly rounds: readonly RoundPlan[];
}

export interface TeamPlan {
  /** With an account; a guest plays alone (OPEN-03). */
  readonly isRegistered: boolean;
  /** How each of the other members joins. */
  readonly members: readonly ('by code' | 'by asking')[];
}

export interface RoundPlan {
  readonly isSingleAnswer: boolean;
  readonly mayDouble: boolean;
  /** How many answers each question wants. */
  readonly questions: readonly number[];
}

/** Most games are small, so that many can be played; now and then there is a whole one. */
export function planOf(random: SeededRandom, faults: Faults): Plan {
  const seats = 2 + skewed(random, [0.87, 0.08, 0.03, 0.01, 0.01]);
  const isOneTeam = random.chance(0.35);
  const teamCount = isOneTeam ? 1 : Math.min(seats, 2 + (random.chance(0.15) ? 1 : 0));
  const teams: { isRegistered: boolean; members: ('by code' | 'by asking')[] }[] = [];
  for (let n = 0; n < teamCount; n += 1) {
    teams.push({ isRegistered: isOneTeam || random.chance(0.5), members: [] });
  }
  let watchers = 0;
  for (let seat = teamCount; seat < seats; seat += 1) {
    const team = random.pick(teams);
    if (team.isRegistered) team.members.push(random.chance(0.75) ? 'by code' : 'by asking');
    else watchers += 1;
  }
  const rounds = Array.from({ length: 1 + skewed(random, [0.93, 0.05, 0.01, 0.01]) }, () => roundOf(random));
  const olderClients = (['n-1', 'n-2'] as const).filter((version) => faults.has(`client-${version}`));
  return { teams, olderClients, watchers, rounds };
}

function roundOf(random: SeededRandom): RoundPlan {
  const count = 1 + skewed(random, [0.76, 0.16, 0.03, 0.01, 0.005, 0.005, 0.005, 0.005, 0.01, 0.01]);
  return {
    isSingleAnswer: random.chance(0.15),
    mayDouble: random.chance(0.3),
    questions: Array.from({ length: count }, () => (random.chance(0.85) ? 1 : random.between(2, 4))),
  };
}

/** A random index with these probabilities. */
function skewed(random: SeededRandom, chances: readonly number[]): number {
  let left = random.fraction();
  for (const [place, chance] of chances.entries()) {
    left -= chance;
    if (left < 0) return place;
  }
  return chances.length - 1;
}

/** The questions as a pack. Each carries a mark, by which its text and accepted answers are recognized anywhere. */
export function packOf({ rounds }: Plan): PackInput {
  return {
    title: 'Simulated',
    rounds: rounds.map(({ isSingleAnswer, mayDouble, questions }, round) => ({
      title: `Round ${round + 1}`,
      single_answer: isSingleAnswer,
      double_or_nothing: mayDouble,
      questions: questions.map((answers, n) => ({
        question_text: `~q${round}.${n}.what is it?`,
        accepted: Array.from({ length: answers }, (_, place) => [`~k${round}.${n}.${place}.key`]),
        notes: `~k${round}.${n}.notes`,
      })),
    })),
  };
}
