import { isShutOut, type Player, screensOf, type Tab, type World } from '@snug/testing/simulation';
import { type Head, headOf, headsOfStreams } from './heads.ts';
import type { Streams } from './streams.ts';
import { isSame } from './views.ts';

/** 30 s after the last fault every client has the server's current state (L1). */
export function converge(world: World, streams: Streams) {
  const { server } = world;

  /** How a tab differs from the server; undefined: it does not. */
  function difference(player: Player, tab: Tab, at: ReadonlyMap<string, Head>): string | undefined {
    if (isShutOut(player, tab)) return undefined;
    const { connection, phase } = tab.game.get();
    const head = headOf(at, tab);
    const cursor = streams.cursorOf(tab);
    const isAtHead = cursor && cursor.last === head?.last && cursor.epoch === head.epoch;
    if (connection === 'live' && isAtHead && !cursor.needsLoad) return resultsDifference(tab);
    if (isAtHead && cursor.needsLoad)
      return `${tab.name} was told to load again, and has not (${connection}, ${phase})`;
    const there = head ? `${head.last} of ${head.epoch}` : 'nowhere';
    return `${tab.name} is ${connection} (${phase}) at ${cursor?.last} of ${cursor?.epoch}, the server at ${there}`;
  }

  async function differences(): Promise<string[]> {
    if (!server.isUp) return ['the server is down'];
    const at = await headsOfStreams(world);
    const ofTabs = world.players.flatMap((player) =>
      screensOf(player).flatMap((tab) => (tab.isFollowing ? (difference(player, tab, at) ?? []) : [])),
    );
    return [...ofTabs, ...(await olderClientDifferences(world))];
  }

  return {
    /** Whether every client has the server's current state. */
    hasConverged: async () => (await differences()).length === 0,
    /** Fails unless every client has the server's current state by now (L1). */
    async checkConvergence() {
      const [first] = await differences();
      if (first !== undefined) world.wrong('L1', first);
    },
  };
}

/** How a tab's results are behind what it has been told of; undefined: they are not. */
function resultsDifference({ name, game, results }: Tab): string | undefined {
  const { results_version = 0 } = game.get().view ?? {};
  const { version = 0 } = results?.get().results ?? {};
  return results && version < results_version ? `${name} has version ${version} of ${results_version}` : undefined;
}

/** Where an older client shows something else than a load would show it. */
async function olderClientDifferences({ olderClients }: World): Promise<string[]> {
  const found: string[] = [];
  for (const each of olderClients) {
    const compared = await each.compare();
    if (!compared || isSame(compared.shown, compared.expected)) continue;
    found.push(`${each.name} shows ${JSON.stringify(compared.shown)} in place of ${JSON.stringify(compared.expected)}`);
  }
  return found;
}
