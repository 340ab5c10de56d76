import type { Phone } from '../phone/phone.ts';
import type { Tab } from '../phone/tab.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** Somebody with a phone, or two. */
export interface Player {
  readonly name: string;
  readonly random: SeededRandom;
  /** The place in the plan of the team they belong to; undefined: they only look on. */
  readonly team: number | undefined;
  readonly role: 'captain' | 'by code' | 'by asking' | 'watcher';
  readonly phones: Phone[];
  /** Of an account; undefined for a guest. */
  account: { account_id: string; token: string } | undefined;
  /** They are in the game, as far as they know. */
  isIn: boolean;
  /** A phone of theirs was logged out, and they are about to log in again. */
  isLoggedOut: boolean;
  /** How often they were not let in. */
  refusals: number;
  /** Counts what they typed, so that no text comes twice. */
  count: number;
}

/** The tabs that this player could look at now. */
export function screensOf(player: Player): Tab[] {
  const screens: Tab[] = [];
  for (const { isAsleep, tabs } of player.phones) {
    if (isAsleep) continue;
    for (const tab of tabs) if (!tab.isFrozen) screens.push(tab);
  }
  return screens;
}

/** They came too late, or a restored backup knows nothing of them, and nobody lets them in any more. */
export function isShutOut({ refusals }: Player, { game }: Tab): boolean {
  const { phase, failure } = game.get();
  return phase === 'failed' && failure?.status_code === 403 && refusals > 3;
}
