import { teamOfStream } from '../database/message-log.ts';
import type { ServerContext } from '../foundation/server-context.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly presence: Presence;
  }
}

/** Which players have a live connection to this process: whose phone is awake. In memory, since it ends with the process. */
export interface Presence {
  arrived(player_id: string, stream_id: string): void;
  left(player_id: string, stream_id: string): void;
  isOnline(player_id: string): boolean;
  /** The process stops: that everybody leaves is no news. */
  close(): void;
}

/** The quizmaster hears of phones that wake or fall asleep within this, all of a game together. */
const togetherMs = 1_000;

export function createPresence({ clock, hostNews }: Pick<ServerContext, 'clock' | 'hostNews'>): Presence {
  const connections = new Map<string, number>();
  /** The teams of each game whose phones have come or gone, until the quizmaster is told. */
  const changed = new Map<string, Set<string>>();
  let isClosed = false;

  function tell(game_id: string): void {
    const teams = changed.get(game_id) ?? [];
    changed.delete(game_id);
    if (!isClosed) hostNews.soon(game_id, [...teams]);
  }

  function note(stream_id: string): void {
    const team = teamOfStream(stream_id);
    if (!team || isClosed) return;
    const { game_id, teamid } = team;
    const teams = changed.get(game_id);
    if (teams) {
      teams.add(teamid);
      return;
    }
    changed.set(game_id, new Set([teamid]));
    clock.after(togetherMs, () => tell(game_id));
  }

  return {
    arrived(player_id, stream_id) {
      const count = connections.get(player_id) ?? 0;
      connections.set(player_id, count + 1);
      if (count === 0) note(stream_id);
    },
    left(player_id, stream_id) {
      const count = (connections.get(player_id) ?? 0) - 1;
      if (count > 0) {
        connections.set(player_id, count);
        return;
      }
      connections.delete(player_id);
      note(stream_id);
    },
    isOnline: (player_id) => connections.has(player_id),
    close() {
      isClosed = true;
    },
  };
}
