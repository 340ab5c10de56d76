/** Where each player's last load stood: a client that sends no cursor goes on from there. Memory only; the thump heals the rest. */
export interface Positions {
  loaded(player_id: string, epoch: string, last_msg_id: number): void;
  of(player_id: string, epoch: string): number | undefined;
}

/** More players than this process ever serves at once; the oldest are forgotten. */
const rememberedMax = 20_000;

export function createPositions(): Positions {
  const positions = new Map<string, { epoch: string; last_msg_id: number }>();
  return {
    loaded(player_id, epoch, last_msg_id) {
      positions.delete(player_id);
      positions.set(player_id, { epoch, last_msg_id });
      if (positions.size <= rememberedMax) return;
      const oldest = positions.keys().next().value;
      if (oldest !== undefined) positions.delete(oldest);
    },
    of(player_id, epoch) {
      const position = positions.get(player_id);
      return position?.epoch === epoch ? position.last_msg_id : undefined;
    },
  };
}
