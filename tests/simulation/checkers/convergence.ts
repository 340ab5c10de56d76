import { epochOf } from '../../../packages/server/database/message-log.ts';
import { isShutOut, type Player, screensOf } from '../people/player.ts';
import type { Tab } from '../phone/tab.ts';
import type { World } from '../world.ts';
import { headsOf } from './queries.ts';
import type { Streams } from './streams.ts';
import { isSame } from './views.ts';

/** L1: everybody stands where the server stands, 30 s after the last fault. */
export interface Convergence {
  isLevel(): Promise<boolean>;
  level(): Promise<void>;
}

interface Head {
  readonly last: number;
  readonly epoch: string;
}

export function converge(world: World, streams: Streams): Convergence {
  const { server, game } = world;

  /** How far each stream is, by the name of its audience. */
  async function heads(): Promise<Map<string, Head>> {
    const rows = await headsOf(server.db, game);
    const { incarnation } = server.house;
    return new Map(
      rows.map(({ stream_id, teamid, shift, count }) => [
        teamid ?? '',
        { last: (count ?? 0) + shift, epoch: epochOf(incarnation, stream_id) },
      ]),
    );
  }

  /** What keeps a tab from being level; undefined: nothing. */
  function lag(player: Player, tab: Tab, at: ReadonlyMap<string, Head>): string | undefined {
    if (isShutOut(player, tab)) return undefined;
    const { connection, view, phase } = tab.game.get();
    const head = at.get(view?.me.status === 'joined' ? (view.team?.teamid ?? '') : '');
    const cursor = streams.cursorOf(tab);
    const isThere = cursor && cursor.last === head?.last && cursor.epoch === head.epoch;
    if (connection === 'live' && isThere && !cursor.isTorn) return undefined;
    if (isThere && cursor.isTorn) return `${tab.name} is told to load anew, and has not (${connection}, ${phase})`;
    const there = head ? `${head.last} of ${head.epoch}` : 'nowhere';
    return `${tab.name} is ${connection} (${phase}) at ${cursor?.last} of ${cursor?.epoch}, the server at ${there}`;
  }

  async function lags(): Promise<string[]> {
    if (!server.isUp) return ['the server is down'];
    const at = await heads();
    return world.players.flatMap((player) =>
      screensOf(player).flatMap((tab) => (tab.isFollowing ? (lag(player, tab, at) ?? []) : [])),
    );
  }

  return {
    async isLevel() {
      return (await lags()).length === 0 && (await originals()).length === 0;
    },
    async level() {
      const [first] = [...(await lags()), ...(await originals())];
      if (first !== undefined) world.wrong('L1', first);
    },
  };

  /** What a client of an older version shows differently from what a load would show it. */
  async function originals(): Promise<string[]> {
    const found: string[] = [];
    for (const each of world.originals) {
      const compared = await each.compare();
      if (!compared || isSame(compared.here, compared.there)) continue;
      found.push(`${each.name} shows ${JSON.stringify(compared.here)} in place of ${JSON.stringify(compared.there)}`);
    }
    return found;
  }
}
