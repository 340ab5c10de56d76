import { isOnItsWay } from '@snug/client';
import { followedTabs, type Tab, type World } from '@snug/testing/simulation';
import type { Checker } from './checker.ts';

/** Without storage one tab cannot tell another that it has sent something: the other one waits until it is used. */
export function mayNotKnowSent({ ledger }: World, { phone }: Tab): boolean {
  return ledger.storageLostAt.get(phone.name) === Number.POSITIVE_INFINITY && phone.tabs.length > 1;
}

/** In the end nothing is left unsent: what a captain's screen holds is saved at the host, or the screen says why not (L2). */
export function leftovers(world: World): Checker {
  function look(tab: Tab): void {
    const { drafts, view, submitting, unsent, connection } = tab.game.get();
    if (connection !== 'live') return;
    const mayWait = mayNotKnowSent(world, tab);
    if (unsent > 0 && !mayWait) world.wrong('L2', `${unsent} queue entries are still unsent on ${tab.name}`);
    if (isOnItsWay(submitting)) world.wrong('L2', `${tab.name} is still submitting`);
    if (!view?.me.is_captain || !view.round || view.round.submitted) return;
    for (const { question_id } of view.round.asked) {
      const entry = drafts[question_id];
      // A text that nobody typed here is sent by the leading tab, and is shown here until somebody types.
      const isTyped = entry?.state === 'sending' || (entry?.state === 'local' && entry.own);
      if (entry && isTyped && !mayWait) {
        world.wrong('L2', `${entry.texts.join('|')} is still ${entry.state} on ${tab.name}`);
      }
      if (entry?.state === 'refused' && !entry.reason) world.wrong('L2', `${tab.name} does not say why it is refused`);
    }
  }

  return {
    settled() {
      for (const tab of followedTabs(world.players)) look(tab);
    },
  };
}
