import type { Connection } from './connection.ts';

/** Who has live connections open, by player and by address. */
export interface Crowd {
  /** Counts a socket of this address in; false, and not counted, when it has as many as it may. */
  enter(address: string): boolean;
  exit(address: string): void;
  all(): Iterable<Connection>;
  size(): number;
  /** The open connections of a player, the oldest first. */
  of(player_id: string): readonly Connection[];
  add(connection: Connection): void;
  remove(connection: Connection): void;
}

export function createCrowd(perAddress: number): Crowd {
  const connections = new Set<Connection>();
  const byPlayer = new Map<string, Connection[]>();
  const byAddress = new Map<string, number>();
  return {
    enter(address) {
      const count = byAddress.get(address) ?? 0;
      if (count >= perAddress) return false;
      byAddress.set(address, count + 1);
      return true;
    },
    exit(address) {
      const count = (byAddress.get(address) ?? 0) - 1;
      if (count > 0) byAddress.set(address, count);
      else byAddress.delete(address);
    },
    all: () => connections,
    size: () => connections.size,
    of: (player_id) => (byPlayer.get(player_id) ?? []).filter((connection) => connection.isOpen()),
    add(connection) {
      connections.add(connection);
      const own = byPlayer.get(connection.player_id);
      if (own) own.push(connection);
      else byPlayer.set(connection.player_id, [connection]);
    },
    remove(connection) {
      connections.delete(connection);
      const others = (byPlayer.get(connection.player_id) ?? []).filter((each) => each !== connection);
      if (others.length > 0) byPlayer.set(connection.player_id, others);
      else byPlayer.delete(connection.player_id);
    },
  };
}
