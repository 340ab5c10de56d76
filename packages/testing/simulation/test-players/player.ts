import type { SeededRandom } from '../kernel/seeded-random.ts';
import type { Phone, Tab } from '../phone/phone.ts';

/** A player with one or two phones. */
export interface Player {
  readonly name: string;
  readonly random: SeededRandom;
  /** The index in the plan of their team; undefined: they only watch. */
  readonly team: number | undefined;
  readonly role: 'captain' | 'by code' | 'by asking' | 'watcher';
  readonly phones: Phone[];
  /** The account; undefined for a guest. */
  account: { account_id: string; token: string } | undefined;
  /** They are in the game, as far as they know. */
  isIn: boolean;
  /** One of their phones was logged out, and they are about to log in again. */
  isLoggedOut: boolean;
  /** How often they could not join. */
  refusals: number;
  /** Counts what they typed, so that no text is used twice. */
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

/** The tabs that show the game to those who look at them now. */
export function followedTabs(players: readonly Player[]): Tab[] {
  return players.flatMap(screensOf).filter(({ isFollowing }) => isFollowing);
}

/** They came too late, or a restored backup does not know them, and they cannot join any more. */
export function isShutOut({ refusals }: Player, { game }: Tab): boolean {
  const { phase, failure } = game.get();
  return phase === 'failed' && failure?.status_code === 403 && refusals > 3;
}
