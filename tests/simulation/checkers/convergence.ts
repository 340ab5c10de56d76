import { screensOf } from '../people/player.ts';
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

export function converge(world: World, streams: Streams): Convergence {
  const { server, game } = world;

  /** How far each stream is, by the name of its audience. */
  async function heads(): Promise<Map<string, number>> {
    const rows = await headsOf(server.db, game);
    return new Map(rows.map(({ teamid, shift, count }) => [teamid ?? '', (count ?? 0) + shift]));
  }

  /** What keeps a tab from being level; undefined: nothing. */
  function lag(tab: Tab, at: ReadonlyMap<string, number>): string | undefined {
    const { connection, view, phase, failure } = tab.game.get();
    // Somebody who is in no game any more, since an older backup knows nothing of them, is told so.
    if (phase === 'failed' && failure && [403, 404].includes(failure.status_code)) return undefined;
    const head = at.get(view?.me.status === 'joined' ? (view.team?.teamid ?? '') : '');
    const last = streams.cursorOf(tab)?.last;
    if (connection === 'live' && last === head) return undefined;
    return `${tab.name} is ${connection} (${phase}) at ${last}, the server at ${head}`;
  }

  async function lags(): Promise<string[]> {
    if (!server.isUp) return ['the server is down'];
    const at = await heads();
    const tabs = world.players.flatMap(screensOf).filter((tab) => tab.isFollowing);
    return tabs.flatMap((tab) => lag(tab, at) ?? []);
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
