import type { Checkers } from './checkers/all.ts';
import { mayNotKnowSent } from './checkers/leftovers.ts';
import type { Tab } from './phone/tab.ts';
import { reconnect } from './test-players/act.ts';
import { isShutOut, type Player, screensOf } from './test-players/player.ts';
import type { World } from './world.ts';

/** After the last fault everybody is level again within this long (L1), and nothing lies about unsent within that (L2). */
const convergeWithinMs = 30_000;
const settleMs = 120_000;
const lookMs = 3_000;
/** By then whatever was swallowed has run into its timeout, and was tried again. */
const timeoutsMs = 45_000;
/** Within this long after hearing that submissions are open again a phone sends what was late again. */
const sendAgainMs = 1_000;
/** Without locks, what a tab leaves behind that was killed waits for its lease to run out; then another one sends it. */
const inheritMs = 9_000;

/** Until everybody is level and nothing is unsent; who looks at a phone now taps it. */
export async function settle(world: World, checkers: Checkers): Promise<void> {
  const { kernel, ledger } = world;
  const inheritedAt = Math.max(...ledger.tabKilledAt.values()) + inheritMs;
  let convergeByMs = convergeWithinMs;
  for (let elapsedMs = 0; elapsedMs < settleMs; elapsedMs += lookMs) {
    await kernel.run(kernel.now() + lookMs);
    const hasConverged = await checkers.hasConverged();
    // What was typed waits on the phone for the login that it was typed by; a phone may have found out just now that it ended.
    const isSomeoneOut = world.players.some(({ isLoggedOut }) => isLoggedOut);
    // What the others do is told as before on a line that takes nothing back: that fault lasts until the server’s ping finds it.
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
        tab.page.tell('tap');
        // A screen that says so has a button.
        if (tab.isFollowing && tab.game.get().connection === 'refused') reconnect(world, player, tab);
      }
    }
    for (const each of world.olderClients) each.sendHeartbeat();
  }
  const tab = unsettledTab(world, false);
  if (tab) world.wrong('L2', `${tab.name} does not come to rest: ${JSON.stringify(whatIsLeft(tab))}`);
  await checkers.settled();
  // What the last look has found ends the seed in here.
  await kernel.run(kernel.now() + 1);
}

/**
 * A tab with something to send; `isWaiting`: also where it may not know that another one has sent it. Of somebody who is let
 * in no more it stays on the phone.
 */
function unsettledTab(world: World, isWaiting: boolean): Tab | undefined {
  const isForgotten = (player: Player, tab: Tab) => world.ledger.restored.length > 0 && isShutOut(player, tab);
  const tabs = world.players.flatMap((player) =>
    screensOf(player).filter((tab) => tab.isFollowing && !isForgotten(player, tab)),
  );
  return tabs.find((tab) => {
    const { unsent, submitting } = whatIsLeft(tab);
    return (unsent > 0 && (isWaiting || !mayNotKnowSent(world, tab))) || submitting === 'sending';
  });
}

function whatIsLeft({ game }: Tab) {
  const { unsent, submitting, connection } = game.get();
  return { unsent, submitting: submitting.state, connection };
}
