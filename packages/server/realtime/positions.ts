import { replayMax } from '@snug/contract';
import type { GamePlayerRow } from '../database/schema.ts';
import type { Clock } from '../foundation/seams.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly positions: Positions;
  }
}

/**
 * The position of each player in their stream, for clients that send no cursor: the number they loaded before they
 * connected, or acknowledged on their last connection. That the server answered a load does not prove that the answer
 * arrived: a client that was told to load counts as loaded only once it acknowledges something. Otherwise a message could
 * count as handled though the load it asked for was lost, and the client would take its repeat for a duplicate. Kept in
 * memory only: after a restart such a client is told to load, and its heartbeat repairs the rest.
 */
export interface Positions {
  /** A load was answered. Whether it counts shows when the next connection starts. */
  loaded(player: Pick<GamePlayerRow, 'player_id' | 'created_at'>, epoch: string, last_msg_id: number): void;
  /**
   * A connection ended. `sent` is the last number written to it; `acked` the last it acknowledged, or 0 if it was told to
   * load and did not.
   */
  ended(player_id: string, epoch: string, last: { sent: number; acked: number }): void;
  /** The number a connection continues from; undefined: it is told to load, since that is unknown or too far back. */
  begin(player_id: string, epoch: string, head: number): number | undefined;
}

interface Position {
  readonly epoch: string;
  /** Undefined from when it is told to load until it acknowledges something. */
  readonly last_msg_id: number | undefined;
  /** The number it has loaded since then, if the answer arrived. */
  loaded: number | undefined;
  /** How many connections since acknowledged nothing of what they were sent, or were told to load and did not. */
  inVain: number;
}

/** More players than a process ever serves at once; the oldest are forgotten. */
const rememberedMax = 20_000;
/**
 * A client remembers its last 15 messages. One whose acknowledgements were lost may have handled more than those since: it
 * would take the same messages, sent again, for old ones, and reconnect for ever. So the second time it is told to load,
 * under a number that is a repeat for a client that has everything. A client that never acknowledges would be told so for
 * ever: after three times, having loaded each time, it counts as having what it loaded.
 */
const inVainMax = 2;
/**
 * For this long after a start a load may belong to a connection of the previous process: the client may have given it up, or
 * may still read older messages of that connection after it. Such a load does not count.
 */
const settlingMs = 60_000;

export function createPositions(clock: Pick<Clock, 'now'>): Positions {
  const began = clock.now();
  const positions = new Map<string, Position>();

  function remember(player_id: string, epoch: string, last_msg_id: number | undefined, inVain = 0): void {
    positions.delete(player_id);
    positions.set(player_id, { epoch, last_msg_id, loaded: undefined, inVain });
    if (positions.size <= rememberedMax) return;
    const oldest = positions.keys().next().value;
    if (oldest !== undefined) positions.delete(oldest);
  }

  function of(player_id: string, epoch: string): Position | undefined {
    const position = positions.get(player_id);
    return position?.epoch === epoch ? position : undefined;
  }

  function resume(player_id: string, epoch: string, last_msg_id: number | undefined, inVain = 0): number | undefined {
    remember(player_id, epoch, last_msg_id, inVain);
    return last_msg_id;
  }

  return {
    loaded({ player_id, created_at }, epoch, last_msg_id) {
      const known = of(player_id, epoch);
      const mayBeOfBefore = created_at < began && clock.now() < began + settlingMs;
      if (known) known.loaded = last_msg_id;
      else if (!mayBeOfBefore) remember(player_id, epoch, last_msg_id);
    },
    ended(player_id, epoch, { sent, acked }) {
      const known = of(player_id, epoch);
      // The player has loaded another audience since.
      if (!known) return;
      // Back to what it acknowledged, even if it has loaded meanwhile: the load's answer may never have arrived. If it did,
      // or another device of the player has loaded, messages are repeated: that is better than missing one.
      if ((known.last_msg_id ?? 0) < acked) remember(player_id, epoch, acked);
      else if (known.last_msg_id !== undefined && known.last_msg_id < sent) {
        known.inVain += 1;
        // Perhaps these messages made it load, and the answer has not arrived.
        known.loaded = undefined;
      }
    },
    begin(player_id, epoch, head) {
      const known = of(player_id, epoch);
      // Nobody has missed anything of a stream without messages.
      if (!known) return resume(player_id, epoch, head === 0 ? 0 : undefined);
      const { last_msg_id, loaded, inVain } = known;
      const last = loaded ?? last_msg_id;
      if (last === undefined) return undefined;
      if (last_msg_id === undefined && inVain < inVainMax) return resume(player_id, epoch, undefined, inVain + 1);
      const failed = loaded === undefined ? inVain : 0;
      const isFar = head - last > replayMax;
      return isFar || failed >= inVainMax
        ? resume(player_id, epoch, undefined)
        : resume(player_id, epoch, Math.min(last, head), failed);
    },
  };
}
