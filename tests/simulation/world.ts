import type { Faults } from './faults/faults.ts';
import type { Kernel } from './kernel.ts';
import type { Ledger } from './ledger.ts';
import type { VirtualNetwork } from './network/virtual-network.ts';
import type { Phone } from './phone/phone.ts';
import type { Tab } from './phone/tab.ts';
import type { Plan } from './plan.ts';
import type { Roster } from './roster.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { SimServer } from './server/index.ts';
import type { OlderClient } from './test-players/older-client.ts';
import type { Player } from './test-players/player.ts';
import type { HostQuestion } from './test-players/quizmaster.ts';
import type { Trace } from './trace.ts';

/** Everything of one seed. */
export interface World {
  readonly seed: number;
  readonly plan: Plan;
  readonly kernel: Kernel;
  readonly trace: Trace;
  readonly faults: Faults;
  readonly ledger: Ledger;
  readonly server: SimServer;
  readonly origin: string;
  readonly game: { readonly game_id: string; readonly code: string; readonly hostToken: string };
  readonly roster: Roster;
  /** The questions of each round, as the quizmaster has them on the desk. */
  readonly rounds: readonly (readonly HostQuestion[])[];
  readonly players: Player[];
  /** Those with a page of an older version. */
  readonly olderClients: OlderClient[];
  /** The code of each team of the plan, as its people know it. */
  readonly codes: Map<number, string>;
  /** Faults are over, and nobody does anything new: what is under way comes to its end. */
  isSettling: boolean;
  /** How many calls have reached the server. */
  callCount(): number;
  random(name: string): SeededRandom;
  newPhone(player: Player): Phone;
  /** A way to the server of its own. */
  network(name: string): VirtualNetwork;
  /** How often a team's people change by themselves, per moment of its captain. */
  readonly teamChangeChance: number;
  /** A night with a long break, in which nobody taps: dead lines are found by their heartbeat, or not at all. */
  readonly isLong: boolean;
  /** Where the server is to die with its next commit. */
  pendingCrash: 'crash-before-commit' | 'crash-after-commit' | undefined;
  /** The server turned out to be down. */
  serverDied(): void;
  /** A player has just done something that should not be lost: now would be a bad moment for a fault. */
  faultAfterInput(what: 'typed' | 'submitted', tab: Tab): void;
  /** A team wants its submission of a round back, a moment after it: somebody shouts that across the pub. */
  requestReset(team: number, round_order: number): void;
  /** Code of ours threw where it may not. */
  readonly failed: (error: unknown) => void;
  /** A promise is broken: the seed ends here. */
  wrong(promise: string, why: string): void;
}

/** What the team at a place of the plan is called; a quizmaster may add something. */
export function teamName(team: number): string {
  return `Team ${team}`;
}

/** The place in the plan of a team by its name. */
export function placeOf(team_name: string): number {
  return Number.parseInt(team_name.slice('Team '.length), 10);
}
