import { backlogMaxBytes, closeCodes, replayMax } from '@snug/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { frameOf } from './frame.ts';
import { type Parcel, readAfter } from './stream.ts';

/** A connection that hears one stream. */
export interface Listener {
  readonly player_id: string;
  /** Knows the messages beyond the specification's 29: gets SKIP where a number is not for it. */
  readonly knowsExtras: boolean;
  /** The last number written to it. */
  sent: number;
  /** Bytes that wait to be read by it. */
  backlog(): number;
  write(frame: Buffer): void;
  close(code: number): void;
  isOpen(): boolean;
}

/** The streams that somebody listens to in this process. */
export interface Rooms {
  /** Brings a listener up to date from the log, from its `sent` on, and keeps it so. Closes it for a resync when it is too far behind. */
  follow(stream_id: string, listener: Listener): Promise<void>;
  leave(stream_id: string, listener: Listener): void;
  deliver(parcels: readonly Parcel[]): void;
}

interface Room {
  readonly listeners: Set<Listener>;
  /** How many are still reading their way up to the room's number. */
  arriving: number;
  /** The last number that the listeners have been written. */
  head: number;
  /** The last number that the doorbell rang for: the log has it, whether or not it was handed on yet. */
  rung: number;
  isReading: boolean;
}

export function createRooms(db: Kysely<Database>, failed: (error: unknown) => void): Rooms {
  const rooms = new Map<string, Room>();

  function roomOf(stream_id: string): Room {
    const known = rooms.get(stream_id);
    if (known) return known;
    const room: Room = { listeners: new Set(), arriving: 0, head: 0, rung: 0, isReading: false };
    rooms.set(stream_id, room);
    return room;
  }

  function closeIfEmpty(stream_id: string, room: Room): void {
    if (room.listeners.size === 0 && room.arriving === 0) rooms.delete(stream_id);
  }

  /** Reads what the room has missed and hands it on, in order, until nothing that was rung for is left. */
  async function readOn(stream_id: string, room: Room): Promise<void> {
    if (room.isReading) return;
    room.isReading = true;
    try {
      for (;;) {
        const parcels = await readAfter(db, stream_id, room.head, replayMax);
        for (const parcel of parcels) if (parcel.seq === room.head + 1) handOn(room, parcel);
        if (parcels.length === 0 && room.head >= room.rung) return;
      }
    } finally {
      room.isReading = false;
    }
  }

  /** Writes the log to one listener up to where the room stands, then lets it in. */
  async function letIn(stream_id: string, room: Room, listener: Listener): Promise<void> {
    for (;;) {
      const parcels = await readAfter(db, stream_id, listener.sent, replayMax + 1);
      if (parcels.length > replayMax) {
        listener.close(closeCodes.resync);
        return;
      }
      for (const parcel of parcels) write(listener, parcel, once(parcel));
      if (!listener.isOpen()) return;
      // From here to the letting in nothing is awaited, so nothing falls in between.
      if (room.listeners.size === 0 && listener.sent >= room.rung) room.head = listener.sent;
      if (room.head === listener.sent && !room.isReading) {
        room.listeners.add(listener);
        return;
      }
      // The room is behind the log that this listener has read already: it catches up first.
      if (room.listeners.size > 0 && room.head < listener.sent) await readOn(stream_id, room);
    }
  }

  return {
    async follow(stream_id, listener) {
      const room = roomOf(stream_id);
      room.arriving += 1;
      try {
        await letIn(stream_id, room, listener);
      } finally {
        room.arriving -= 1;
        closeIfEmpty(stream_id, room);
      }
    },

    leave(stream_id, listener) {
      const room = rooms.get(stream_id);
      if (!room) return;
      room.listeners.delete(listener);
      closeIfEmpty(stream_id, room);
    },

    deliver(parcels) {
      for (const parcel of parcels) {
        const room = rooms.get(parcel.stream_id);
        if (!room) continue;
        room.rung = Math.max(room.rung, parcel.seq);
        if (room.listeners.size === 0 || parcel.seq <= room.head) continue;
        // The log is the truth and the parcel a shortcut: out of turn, the log is read instead.
        if (parcel.seq === room.head + 1 && !room.isReading) handOn(room, parcel);
        else readOn(parcel.stream_id, room).catch(failed);
      }
    },
  };
}

/** Writes a message to everybody in the room: one frame for all (one more where only one of them is meant). */
function handOn(room: Room, parcel: Parcel): void {
  room.head = parcel.seq;
  const frames = once(parcel);
  for (const listener of room.listeners) write(listener, parcel, frames);
}

interface Frames {
  message(): Buffer;
  skip(): Buffer;
}

/** The frames of a parcel, each made when first needed. */
function once({ seq, body }: Parcel): Frames {
  let message: Buffer | undefined;
  let skip: Buffer | undefined;
  return {
    message: () => {
      message ??= frameOf({ msg_id: seq, data: body });
      return message;
    },
    skip: () => {
      skip ??= frameOf({ msg_id: seq, data: '{"type":"SKIP"}' });
      return skip;
    },
  };
}

function write(listener: Listener, { seq, only_player }: Parcel, frames: Frames): void {
  if (!listener.isOpen()) return;
  // A reader that does not read must not fill the memory of all: it comes back by its cursor (H13).
  if (listener.backlog() > backlogMaxBytes) {
    listener.close(closeCodes.slow);
    return;
  }
  listener.sent = seq;
  if (only_player === null || only_player === listener.player_id) listener.write(frames.message());
  else if (listener.knowsExtras) listener.write(frames.skip());
}
