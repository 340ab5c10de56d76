import { replayMax } from '@snug/contract';
import type { GamePlayerRow } from '../database/schema.ts';
import type { Clock } from '../foundation/seams.ts';

/**
 * Where each player stands, for clients that send no cursor: what they loaded before they connected, and what they
 * acknowledged on the last connection. That a load was answered does not say that the answer arrived: who loads because
 * a message said so has it only once they acknowledge something. So it takes a message as handled only when it is: one that
 * remembers it before, and then loses its load, takes the repeat for a duplicate. Memory only; after a restart such a client
 * is told to load anew, and its thump heals the rest.
 */
export interface Positions {
  /** A load was answered. Whether it counts shows when the next connection begins. */
  loaded(player: Pick<GamePlayerRow, 'player_id' | 'created_at'>, epoch: string, last_msg_id: number): void;
  /** A connection has ended: what it was last sent, and what it last acknowledged; 0 where it was told to load, and did not. */
  ended(player_id: string, epoch: string, last: { sent: number; acked: number }): void;
  /** The number a connection goes on from; undefined: it is told to load, since that is not known, or too long ago. */
  begin(player_id: string, epoch: string, head: number): number | undefined;
}

interface Position {
  readonly epoch: string;
  /** Undefined once it was told to load: until it acknowledges something. */
  readonly last_msg_id: number | undefined;
  /** What it has loaded since then, if the answer arrived. */
  loaded: number | undefined;
  /** Connections that were sent what comes after, and acknowledged nothing of it; or that were told to load, and nothing came of the load. */
  inVain: number;
}

/** More players than this process ever serves at once; the oldest are forgotten. */
const rememberedMax = 20_000;
/**
 * A client whose acknowledgements were lost may have handled more than its 15 remembered messages since: sent the same
 * again it would take them for old ones and reconnect, for ever. The second time it is told to load, under a number that
 * is a repeat to it when it has everything. One that never acknowledges would be told so for ever: when it was told
 * three times, and loaded each time, it is believed to have what it loaded.
 */
const inVainMax = 2;
/**
 * For so long after a start a load may be the late one of somebody who was connected to the process before: they may have
 * given it up, or still read older messages of that connection after it. It counts for nothing.
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

  function goOn(player_id: string, epoch: string, last_msg_id: number | undefined, inVain = 0): number | undefined {
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
      // Whoever has loaded another audience since stands there.
      if (!known) return;
      // Back to what it acknowledged, also where it has loaded meanwhile: the load may be one whose answer it never got.
      // Where it did, or another phone of its player has loaded, it hears again what it has: cheaper than missing it.
      if ((known.last_msg_id ?? 0) < acked) remember(player_id, epoch, acked);
      else if (known.last_msg_id !== undefined && known.last_msg_id < sent) {
        known.inVain += 1;
        // Perhaps it was this that made it load, and it has not got the answer.
        known.loaded = undefined;
      }
    },
    begin(player_id, epoch, head) {
      const known = of(player_id, epoch);
      // Of a stream that has no messages yet nobody has missed any.
      if (!known) return goOn(player_id, epoch, head === 0 ? 0 : undefined);
      const { last_msg_id, loaded, inVain } = known;
      const last = loaded ?? last_msg_id;
      if (last === undefined) return undefined;
      if (last_msg_id === undefined && inVain < inVainMax) return goOn(player_id, epoch, undefined, inVain + 1);
      const failed = loaded === undefined ? inVain : 0;
      const isFar = head - last > replayMax;
      return isFar || failed >= inVainMax
        ? goOn(player_id, epoch, undefined)
        : goOn(player_id, epoch, Math.min(last, head), failed);
    },
  };
}
