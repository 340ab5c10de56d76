import { isShutOut, type Player, reconnect, screensOf, type Tab, type World } from '@snug/testing/simulation';
import type { Checkers } from './checkers/all.ts';
import { mayNotKnowSent } from './checkers/leftovers.ts';

/** After the last fault every client is up to date within the first (L1) and has sent everything within the second (L2). */
const convergeWithinMs = 30_000;
const settleMs = 120_000;
const lookMs = 3_000;
/** By then every lost request has run into its timeout, and was retried. */
const timeoutsMs = 45_000;
/** How soon a phone sends late answers again after it learns that submissions are open again. */
const sendAgainMs = 1_000;
/** Without locks, what a killed tab leaves behind waits for its lease to expire; then another tab sends it. */
const inheritMs = 9_000;

/** Waits until all clients are up to date and nothing is unsent. Players who look at a phone now tap it. */
export async function settle(world: World, checkers: Checkers): Promise<void> {
  const { kernel, ledger } = world;
  const inheritedAt = Math.max(...ledger.tabKilledAt.values()) + inheritMs;
  let convergeByMs = convergeWithinMs;
  for (let elapsedMs = 0; elapsedMs < settleMs; elapsedMs += lookMs) {
    await kernel.run(kernel.now() + lookMs);
    const hasConverged = await checkers.hasConverged();
    // A typed text waits for the login that it was typed under; a phone may have found out just now that it ended.
    const isSomeoneOut = world.players.some(({ isLoggedOut }) => isLoggedOut);
    // A half-open connection still receives what others do: that fault lasts until the server's ping finds it.
    const isHalfOpen = world.players.some(({ phones }) => phones.some(({ network }) => network.isHalfOpen()));
    if (isSomeoneOut || isHalfOpen) convergeByMs = elapsedMs + convergeWithinMs;
    if (!hasConverged && elapsedMs >= Math.min(convergeByMs, settleMs) - lookMs) await checkers.checkConvergence();
    const isQuiet = () => kernel.now() >= inheritedAt && unsettledTab(world, elapsedMs < timeoutsMs) === undefined;
    if (hasConverged && !isSomeoneOut && isQuiet()) {
      // A message that arrived just now may make a phone send something again.
      await kernel.run(kernel.now() + sendAgainMs);
      if (isQuiet() && (await checkers.hasConverged())) break;
    }
    for (const player of world.players) {
      for (const tab of screensOf(player)) {
        tab.page.dispatch('tap');
        // A screen that says so has a button.
        if (tab.isFollowing && tab.game.get().connection === 'refused') reconnect(world, player, tab);
      }
    }
    for (const each of world.olderClients) each.sendHeartbeat();
  }
  const tab = unsettledTab(world, false);
  if (tab) world.wrong('L2', `${tab.name} does not come to rest: ${JSON.stringify(whatIsLeft(tab))}`);
  await checkers.settled();
  // Ends the seed here with what the last check has found.
  await kernel.run(kernel.now() + 1);
}

/**
 * A tab with something to send; `isWaiting` includes one that may not know that another tab has sent it. The texts of
 * players who can no longer join stay on the phone.
 */
function unsettledTab(world: World, isWaiting: boolean): Tab | undefined {
  const isForgotten = (player: Player, tab: Tab) => world.ledger.restored.length > 0 && isShutOut(player, tab);
  const tabs = world.players.flatMap((player) =>
    screensOf(player).filter((tab) => tab.isFollowing && !isForgotten(player, tab)),
  );
  return tabs.find((tab) => {
    const { unsent, submitting } = whatIsLeft(tab);
    return (
      (unsent > 0 && (isWaiting || !mayNotKnowSent(world, tab))) || submitting === 'sending' || submitting === 'waiting'
    );
  });
}

function whatIsLeft({ game }: Tab) {
  const { unsent, submitting, connection } = game.get();
  return { unsent, submitting: submitting.state, connection };
}
