import { type Phone, screensOf, type Tab, type World } from '@snug/testing/simulation';
import type { Checker } from './checker.ts';
import { headOf, headsOfStreams } from './heads.ts';
import type { Streams } from './streams.ts';

const goodMs = 3_000;
/** What was told within that time may still be under way when it is over. */
const arrivesWithinMs = 500;

/** A phone whose line flickers is level again once it is good for 3 s, whatever was before (S14). */
export function levelSoon(world: World, streams: Streams): Checker {
  const { kernel, faults } = world;
  const leftLiveAt = new Map<Tab, number>();

  /** Live, or connecting once more because the server asked for it since the line is good. */
  function isBack(tab: Tab): boolean {
    return tab.game.get().connection === 'live' || kernel.now() - (leftLiveAt.get(tab) ?? 0) < goodMs;
  }

  async function check(phone: Phone): Promise<void> {
    const tabs = world.players.flatMap(screensOf).filter((tab) => tab.phone === phone && tab.isFollowing);
    for (const tab of tabs) {
      const { connection } = tab.game.get();
      if (!isBack(tab)) world.wrong('S14', `${tab.name} is ${connection}, although its line is good for 3 s`);
    }
    const heads = await headsOfStreams(world);
    await kernel.sleep(arrivesWithinMs);
    for (const tab of tabs) {
      const [head, cursor] = [headOf(heads, tab), streams.cursorOf(tab)];
      const isSame = head && cursor?.epoch === head.epoch;
      if (isSame && cursor.last < head.last && tab.game.get().connection === 'live')
        world.wrong('S14', `${tab.name} is live at ${cursor.last}, and the server said ${head.last} a while ago`);
    }
  }

  return {
    connectionChanged(tab, from) {
      if (from === 'live') leftLiveAt.set(tab, kernel.now());
    },
    lineIsGood(phone) {
      if (faults.isAlone('line-flickers')) check(phone).catch(world.failed);
    },
  };
}
