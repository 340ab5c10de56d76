/**
 * Where each player stands, for clients that send no cursor: what they loaded, and what they acknowledged on the last
 * connection. Memory only; after a restart such a client is told to load anew, and its thump heals the rest.
 */
export interface Positions {
  loaded(player_id: string, epoch: string, last_msg_id: number): void;
  /** A connection has ended: what it was last sent, and what it last acknowledged. */
  ended(player_id: string, epoch: string, last: { sent: number; acked: number }): void;
  /** The number a connection goes on from; undefined when that is not known: until it has loaded, or acknowledged something. */
  begin(player_id: string, epoch: string, head: number): number | undefined;
}

interface Position {
  readonly epoch: string;
  readonly last_msg_id: number;
  /** Connections that were sent what comes after, and acknowledged nothing of it. */
  inVain: number;
}

/** More players than this process ever serves at once; the oldest are forgotten. */
const rememberedMax = 20_000;
/**
 * A client whose acknowledgements were lost may have handled more than its 15 remembered messages since: sent the same
 * again it would take them for old ones and reconnect, for ever. The second time it goes on from now, and thumps.
 */
const inVainMax = 2;

export function createPositions(): Positions {
  const positions = new Map<string, Position>();

  function remember(player_id: string, position: Position): void {
    positions.delete(player_id);
    positions.set(player_id, position);
    if (positions.size <= rememberedMax) return;
    const oldest = positions.keys().next().value;
    if (oldest !== undefined) positions.delete(oldest);
  }

  function of(player_id: string, epoch: string): Position | undefined {
    const position = positions.get(player_id);
    return position?.epoch === epoch ? position : undefined;
  }

  return {
    loaded: (player_id, epoch, last_msg_id) => remember(player_id, { epoch, last_msg_id, inVain: 0 }),
    ended(player_id, epoch, { sent, acked }) {
      const known = of(player_id, epoch);
      // Who was told to load, and of whom nothing is known but that they have dealt with something since, has loaded.
      if (!positions.has(player_id) && acked > 0) remember(player_id, { epoch, last_msg_id: acked, inVain: 0 });
      // Whoever has loaded another audience since stands there.
      if (!known) return;
      // Only forward: another phone of the same player may have loaded meanwhile.
      if (known.last_msg_id < acked) remember(player_id, { epoch, last_msg_id: acked, inVain: 0 });
      else if (known.last_msg_id < sent) known.inVain += 1;
    },
    begin(player_id, epoch, head) {
      const known = of(player_id, epoch);
      if (!known) return undefined;
      if (known.last_msg_id <= head && known.inVain < inVainMax) return known.last_msg_id;
      remember(player_id, { epoch, last_msg_id: head, inVain: 0 });
      return head;
    },
  };
}
