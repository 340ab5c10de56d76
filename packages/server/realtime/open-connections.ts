import type { Connection, GrantedAccess } from './connection.ts';

/**
 * The open live connections. A connection takes one of its address's places once it is admitted, and gives it back as soon as
 * it is told to close: whoever is refused, or does not answer a close, holds none (H15). Consoles and big screens need none.
 */
export interface OpenConnections {
  enter(connection: Connection): void;
  leave(connection: Connection): void;
  /** Gives a player's connection a place of its address; false when it has none left. */
  admit(connection: Connection, of: Pick<GrantedAccess, 'player_id' | 'needs'>): boolean;
  /** Takes the place back. */
  release(connection: Connection): void;
  /** An admitted connection of the address whose player has another one there. */
  spareOf(address: string): Connection | undefined;
  /** The youngest admitted connection of the address whose guest only watches. */
  watcherOf(address: string): Connection | undefined;
  /**
   * The youngest admitted connection of the address in the stream that has most of them there, if that has at least two more than
   * the caller's stream: teams, and the logins that watch, have equal shares of a full address, and no two displace each other by turns.
   */
  crowdedOf(address: string, stream_id: string): Connection | undefined;
  size(): number;
  /** The open connections of a player, the oldest first. */
  of(player_id: string): readonly Connection[];
  all(): Iterable<Connection>;
}

export function createOpenConnections(perAddress: number): OpenConnections {
  const connections = new Set<Connection>();
  /** Arrays: a set for each of ten thousand players would take more memory than what it holds. */
  const byPlayer = new Map<string, readonly Connection[]>();
  const byAddress = new Map<string, Set<Connection>>();

  return {
    enter: (connection) => void connections.add(connection),
    leave(connection) {
      if (!connections.delete(connection)) return;
      this.release(connection);
      const own = byPlayer.get(connection.player_id) ?? [];
      const others = own.filter((each) => each !== connection);
      if (others.length > 0) byPlayer.set(connection.player_id, others);
      else byPlayer.delete(connection.player_id);
    },
    admit(connection, { player_id, needs }) {
      if (needs !== 'none') {
        const admitted = byAddress.get(connection.from) ?? new Set();
        if (admitted.size >= perAddress) return false;
        byAddress.set(connection.from, admitted.add(connection));
      }
      byPlayer.set(player_id, [...(byPlayer.get(player_id) ?? []), connection]);
      return true;
    },
    release(connection) {
      const admitted = byAddress.get(connection.from);
      if (admitted?.delete(connection) && admitted.size === 0) byAddress.delete(connection.from);
    },
    spareOf(address) {
      const players = new Set<string>();
      for (const connection of byAddress.get(address) ?? []) {
        if (players.has(connection.player_id)) return connection;
        players.add(connection.player_id);
      }
      return undefined;
    },
    watcherOf: (address) => [...(byAddress.get(address) ?? [])].findLast(({ needs }) => needs === 'watcher'),
    crowdedOf(address, stream_id) {
      const streams = Map.groupBy(byAddress.get(address) ?? [], (connection) => connection.stream_id);
      let most = streams.get(stream_id) ?? [];
      const own = most.length;
      for (const stream of streams.values()) if (stream.length > most.length) most = stream;
      return most.length >= own + 2 ? most.at(-1) : undefined;
    },
    size: () => connections.size,
    of: (player_id) => (byPlayer.get(player_id) ?? []).filter((connection) => connection.isOpen()),
    all: () => connections,
  };
}
