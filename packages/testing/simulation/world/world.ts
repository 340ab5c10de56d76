import type { Faults } from '../faults/faults.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { SeededRandom } from '../kernel/seeded-random.ts';
import type { Trace } from '../kernel/trace.ts';
import type { VirtualNetwork } from '../network/virtual-network.ts';
import type { NetworkObserver } from '../network/wire.ts';
import type { Phone, Tab } from '../phone/phone.ts';
import type { SimServer } from '../server/index.ts';
import type { OlderClient } from '../test-players/older-client.ts';
import type { Player } from '../test-players/player.ts';
import type { HostQuestion } from './host-questions.ts';
import type { Ledger } from './ledger.ts';
import type { Plan } from './plan.ts';
import type { Roster } from './roster.ts';

/** What watches a world: all traffic, and what changes on screens. */
export interface WorldObserver extends NetworkObserver {
  gameChanged(tab: Tab): void;
  /** `isDeliberate`: a person wants the game loaded again, by the button or by logging in. */
  tabResumed(tab: Tab, isDeliberate?: boolean): void;
  /** A line that flickered has been good for 3 s. */
  lineIsGood(phone: Phone): void;
}

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
  /** The questions of each round, as the quizmaster has them. */
  readonly rounds: readonly (readonly HostQuestion[])[];
  readonly players: Player[];
  /** Players with an older client. */
  readonly olderClients: OlderClient[];
  /** The team codes as their players know them, by index in the plan. */
  readonly codes: Map<number, string>;
  /** Faults are over, and nobody does anything new: what is under way completes. */
  isSettling: boolean;
  /** How many requests have reached the server. */
  callCount(): number;
  /** The names are part of the seed: another name plays other games, so they stay as they are. */
  random(name: string): SeededRandom;
  newPhone(player: Player): Phone;
  /** Answers are graded in this game, and phones show results. */
  readonly isGraded: boolean;
  /** Creates a network to the server. */
  network(name: string): VirtualNetwork;
  /** The probability that a team's members change, per action of its captain. */
  readonly teamChangeChance: number;
  /** A game with a long break in which nobody taps: only heartbeats can find dead connections. */
  readonly isLong: boolean;
  /** The crash to happen at the server's next commit. */
  pendingCrash: 'crash-before-commit' | 'crash-after-commit' | undefined;
  /** The operator found the server down. */
  serverDied(): void;
  /** A player has just done something that must not be lost: a bad moment for a fault. */
  faultAfterInput(what: 'typed' | 'submitted', tab: Tab): void;
  /** A line that flickered has been good for 3 s. */
  lineIsGood(phone: Phone): void;
  /** A team asks the quizmaster to reset its submission of a round. */
  requestReset(team: number, round_order: number): void;
  /** Reports an error that our code must not throw. */
  readonly failed: (error: unknown) => void;
  /** A promise is broken: the seed ends here. */
  wrong(promise: string, why: string): void;
}
