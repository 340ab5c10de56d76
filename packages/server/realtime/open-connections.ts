import type { Connection } from './connection.ts';

/** The open live connections, by address and, once it is known whose they are, by player. */
export interface OpenConnections {
  /** Adds a connection; false when its address has as many as it may. */
  enter(connection: Connection): boolean;
  leave(connection: Connection): void;
  /** The connection's player is known now. */
  identify(connection: Connection): void;
  size(): number;
  /** The open connections of a player, the oldest first. */
  of(player_id: string): readonly Connection[];
  all(): Iterable<Connection>;
}

export function createOpenConnections(perAddress: number): OpenConnections {
  const connections = new Set<Connection>();
  /** Arrays: a set for each of ten thousand players would take more memory than what it holds. */
  const byPlayer = new Map<string, readonly Connection[]>();
  const byAddress = new Map<string, number>();
  return {
    enter(connection) {
      const count = byAddress.get(connection.from) ?? 0;
      if (count >= perAddress) return false;
      byAddress.set(connection.from, count + 1);
      connections.add(connection);
      return true;
    },
    leave(connection) {
      if (!connections.delete(connection)) return;
      const count = (byAddress.get(connection.from) ?? 0) - 1;
      if (count > 0) byAddress.set(connection.from, count);
      else byAddress.delete(connection.from);
      const own = byPlayer.get(connection.player_id) ?? [];
      const others = own.filter((each) => each !== connection);
      if (others.length > 0) byPlayer.set(connection.player_id, others);
      else byPlayer.delete(connection.player_id);
    },
    identify(connection) {
      byPlayer.set(connection.player_id, [...(byPlayer.get(connection.player_id) ?? []), connection]);
    },
    size: () => connections.size,
    of: (player_id) => (byPlayer.get(player_id) ?? []).filter((connection) => connection.isOpen()),
    all: () => connections,
  };
}
