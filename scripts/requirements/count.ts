import { type Evidence, proves } from './evidence.ts';
import type { Row } from './rows.ts';
import { descriptionOf, type Proof, proofs } from './where.ts';

export type State = 'proven' | 'half' | 'open';

export interface Counted {
  readonly row: Row;
  readonly state: State;
  /** What has no test, in words. */
  readonly missing: readonly string[];
  /** The tests that count for it. */
  readonly evidence: readonly Evidence[];
}

/** How far the tests that name a row prove it. */
export function counted(row: Row, named: readonly Evidence[]): Counted {
  const needs = row.where.map((where) => ({ where, proof: proofOf(row, where) }));
  if (needs.length === 0) throw new Error(`${row.id} says nowhere where it is checked.`);
  const missing = needs.filter(({ proof }) => !named.some((evidence) => proves(evidence, proof)));
  const evidence = named.filter((one) => needs.some(({ proof }) => proves(one, proof)));
  return {
    row,
    state: missing.length === 0 ? 'proven' : missing.length < needs.length ? 'half' : 'open',
    missing: missing.map(({ where, proof }) => `${where}: ${descriptionOf(proof)}`),
    evidence,
  };
}

function proofOf(row: Row, where: string): Proof {
  const proof = proofs[where];
  if (!proof) {
    throw new Error(`${row.id}: scripts/requirements/where.ts does not say what “${where}” is proven by.`);
  }
  return proof;
}
