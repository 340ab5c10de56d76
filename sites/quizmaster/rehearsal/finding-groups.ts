import type { HostRound, RehearsalFinding } from '@snug/contract';

/** What would spoil a question or the game; the others are worth a look, and may be meant so. */
const spoils: readonly RehearsalFinding['kind'][] = [
  'no-answer',
  'own-answer',
  'not-accepted',
  'no-option',
  'clues-differ',
  'no-points',
  'picture-gone',
  'too-long',
  'refused',
];

/** The findings of one round, or of the whole game. */
export interface FindingGroup {
  readonly round: HostRound | undefined;
  readonly findings: readonly RehearsalFinding[];
}

export interface SortedFindings {
  readonly wrong: readonly FindingGroup[];
  readonly look: readonly FindingGroup[];
  readonly wrongCount: number;
}

/** The findings by how bad they are, then by round and question. */
export function sortFindings(findings: readonly RehearsalFinding[], rounds: readonly HostRound[]): SortedFindings {
  const wrong = findings.filter(({ kind }) => spoils.includes(kind));
  const look = findings.filter(({ kind }) => !spoils.includes(kind));
  return { wrong: byRound(wrong, rounds), look: byRound(look, rounds), wrongCount: wrong.length };
}

function byRound(findings: readonly RehearsalFinding[], rounds: readonly HostRound[]): FindingGroup[] {
  const orders = [...new Set(findings.map(({ round_order }) => round_order))].sort((one, other) => one - other);
  return orders.map((order) => ({
    round: rounds.find(({ round_order }) => round_order === order),
    findings: findings
      .filter(({ round_order }) => round_order === order)
      .toSorted((one, other) => one.question_index - other.question_index),
  }));
}
