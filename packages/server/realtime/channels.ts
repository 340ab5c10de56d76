import { closeCodes, replayMax } from '@snug/contract';
import type { Kysely } from 'kysely';
import { readAfter, type StreamMessage } from '../database/message-log.ts';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../foundation/seams.ts';
import { type EncodedMessage, encodeMessage, frameOf } from './encoded-frame.ts';

/** A connection that hears one stream. */
export interface Listener {
  readonly stream_id: string;
  readonly player_id: string;
  /** Knows the messages beyond the specification's 29: gets those, and SKIP where a number is not for it. For others these numbers are holes. */
  readonly knowsExtras: boolean;
  /** The last number written to it. */
  sent: number;
  isOpen(): boolean;
  /** More waits to be read by it than the server keeps for anyone. */
  isFull(): boolean;
  write(frame: Buffer): void;
  close(code: number): void;
}

/** The streams that somebody listens to in this process. */
export interface Channels {
  /** Brings a listener up to date from the log, from its `sent` on, and keeps it so. Closes it for a resync when it is too far behind. */
  follow(listener: Listener): Promise<void>;
  leave(listener: Listener): void;
  /** The number a stream stands at, when somebody here hears it and is level; undefined: ask the log. */
  head(stream_id: string): number | undefined;
  /** Hands messages on. Whoever has to leave must have left by then. */
  deliver(parcels: readonly StreamMessage[]): void;
  /**
   * The last words to a listener that left the room because of these parcels: what came before them, then what of them
   * is for it alone or a farewell. Nothing of the old stream after it (G31).
   */
  farewell(listener: Listener, parcels: readonly StreamMessage[]): Promise<void>;
  /** Hands on from the log what a room should have heard by now. */
  heal(stream_id: string): void;
  /** How many rooms have heard less than was rung for. */
  behind(): number;
}

export interface ChannelsOptions {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly failed: (error: unknown) => void;
  readonly counts: {
    /** Messages written to connections. */
    delivered(count: number): void;
    /** A room that was behind has read the log. */
    healed(): void;
  };
}

interface Channel {
  readonly stream_id: string;
  readonly listeners: Set<Listener>;
  /** How many are still reading their way up to the room's number. */
  arriving: number;
  /** The last number that the listeners have been written. */
  head: number;
  /** The last number that the doorbell rang for: the log has it, whether or not it was handed on yet. */
  rung: number;
  isReading: boolean;
}

/** A log that could not be read is tried again after this, in ms, also when nothing new comes. */
const retryMs = 1_000;

const skip = '{"type":"SKIP"}';

export function createChannels({ db, clock, failed, counts }: ChannelsOptions): Channels {
  const rooms = new Map<string, Channel>();

  function roomOf(stream_id: string): Channel {
    const known = rooms.get(stream_id);
    if (known) return known;
    const room: Channel = { stream_id, listeners: new Set(), arriving: 0, head: 0, rung: 0, isReading: false };
    rooms.set(stream_id, room);
    return room;
  }

  function closeIfEmpty(room: Channel): void {
    if (room.listeners.size === 0 && room.arriving === 0) rooms.delete(room.stream_id);
  }

  /** Writes a message to everybody in the room, one frame for all (one more where only one of them is meant); counts them. */
  function handOn(room: Channel, parcel: StreamMessage, letter: EncodedMessage): number {
    room.head = parcel.seq;
    const frames = framesOf(parcel, letter);
    let count = 0;
    for (const listener of room.listeners) if (write(listener, parcel, frames)) count += 1;
    return count;
  }

  /**
   * Reads what the room has missed and hands it on, in order, until nothing that was rung for is left. Fails when the
   * log cannot be read, and is then tried again by itself: the next message of a quiet game may be an hour away.
   */
  async function readOn(room: Channel): Promise<void> {
    if (room.isReading) return;
    room.isReading = true;
    const from = room.head;
    try {
      for (;;) {
        const before = room.head;
        const parcels = await readAfter(db, room.stream_id, before, replayMax);
        for (const parcel of parcels) {
          if (parcel.seq === room.head + 1) counts.delivered(handOn(room, parcel, encodeMessage(parcel.told.body)));
        }
        if (room.head > before) continue;
        if (room.head >= room.rung) break;
        throw new Error(`A stream that was rung for ${room.rung} has nothing after ${room.head} in its log.`);
      }
      if (room.head > from) counts.healed();
    } catch (error) {
      clock.after(retryMs, () => heal(room.stream_id));
      throw error;
    } finally {
      room.isReading = false;
    }
  }

  function heal(stream_id: string): void {
    const room = rooms.get(stream_id);
    if (room && room.listeners.size > 0 && room.head < room.rung) readOn(room).catch(failed);
  }

  function isLevel(room: Channel): boolean {
    return room.listeners.size > 0 && !room.isReading && room.head >= room.rung;
  }

  /** Writes the log to one listener up to where the room stands, then lets it in. */
  async function letIn(room: Channel, listener: Listener): Promise<void> {
    // What is on disk since then rings before anything else happens here: nothing to read.
    if (isLevel(room) && room.head === listener.sent) {
      room.listeners.add(listener);
      return;
    }
    for (;;) {
      const parcels = await readAfter(db, room.stream_id, listener.sent, replayMax + 1);
      if (parcels.length > replayMax) return listener.close(closeCodes.resync);
      let count = 0;
      for (const parcel of parcels) {
        if (write(listener, parcel, framesOf(parcel, encodeMessage(parcel.told.body)))) count += 1;
      }
      counts.delivered(count);
      if (!listener.isOpen()) return;
      // From here to the letting in nothing is awaited, so nothing falls in between.
      if (room.listeners.size === 0 && listener.sent >= room.rung) room.head = listener.sent;
      if (room.head === listener.sent && !room.isReading) {
        room.listeners.add(listener);
        return;
      }
      // The room is behind the log that this listener has read already: it catches up first.
      if (room.listeners.size > 0 && room.head < listener.sent) await readOn(room);
    }
  }

  return {
    heal,

    head(stream_id) {
      const room = rooms.get(stream_id);
      return room && isLevel(room) ? room.head : undefined;
    },

    async follow(listener) {
      const room = roomOf(listener.stream_id);
      room.arriving += 1;
      try {
        await letIn(room, listener);
      } finally {
        room.arriving -= 1;
        closeIfEmpty(room);
      }
    },

    leave(listener) {
      const room = rooms.get(listener.stream_id);
      if (!room) return;
      room.listeners.delete(listener);
      closeIfEmpty(room);
    },

    deliver(parcels) {
      let letter: EncodedMessage | undefined;
      let count = 0;
      for (const parcel of parcels) {
        const room = rooms.get(parcel.stream_id);
        if (!room) continue;
        room.rung = Math.max(room.rung, parcel.seq);
        if (room.listeners.size === 0 || parcel.seq <= room.head) continue;
        if (parcel.seq !== room.head + 1 || room.isReading) {
          // The log is the truth and the parcel a shortcut: out of turn, the log is read instead.
          heal(parcel.stream_id);
          continue;
        }
        // One message goes to many streams, and is quoted once.
        if (letter?.body !== parcel.told.body) letter = encodeMessage(parcel.told.body);
        count += handOn(room, parcel, letter);
      }
      counts.delivered(count);
    },

    async farewell(listener, parcels) {
      const own = parcels.filter((parcel) => parcel.stream_id === listener.stream_id);
      const isMeant = ({ told }: StreamMessage) => told.farewell === true || told.only_player === listener.player_id;
      const [first] = own;
      const last = own.findLast(isMeant);
      if (!first || !last) return;
      const before =
        first.seq > listener.sent + 1 ? await readAfter(db, listener.stream_id, listener.sent, replayMax) : [];
      const words = [...before.filter(({ seq }) => seq < first.seq), ...own.filter(({ seq }) => seq <= last.seq)];
      let count = 0;
      for (const parcel of words) {
        if (parcel.seq <= listener.sent) continue;
        listener.sent = parcel.seq;
        const letter = encodeMessage(parcel.told.body);
        const isHeard = parcel.seq < first.seq ? isFor(listener, parcel, letter) : isMeant(parcel);
        if (isHeard) listener.write(letter.frame(parcel.seq));
        else if (listener.knowsExtras) listener.write(frameOf({ msg_id: parcel.seq, data: skip }));
        if (isHeard) count += 1;
      }
      counts.delivered(count);
    },

    behind() {
      let count = 0;
      for (const room of rooms.values()) if (room.listeners.size > 0 && room.head < room.rung) count += 1;
      return count;
    },
  };
}

interface Frames extends Pick<EncodedMessage, 'isExtra'> {
  message(): Buffer;
  skip(): Buffer;
}

/** The frames of a parcel, each made when first needed. */
function framesOf({ seq }: StreamMessage, letter: EncodedMessage): Frames {
  let message: Buffer | undefined;
  let skipped: Buffer | undefined;
  return {
    isExtra: letter.isExtra,
    message: () => {
      message ??= letter.frame(seq);
      return message;
    },
    skip: () => {
      skipped ??= frameOf({ msg_id: seq, data: skip });
      return skipped;
    },
  };
}

function isFor(
  { player_id, knowsExtras }: Listener,
  { told }: StreamMessage,
  { isExtra }: Pick<EncodedMessage, 'isExtra'>,
): boolean {
  if (isExtra && !knowsExtras) return false;
  return told.only_player === null || told.only_player === player_id;
}

/** Whether the message itself was written. */
function write(listener: Listener, parcel: StreamMessage, frames: Frames): boolean {
  if (!listener.isOpen()) return false;
  // A reader that does not read must not fill the memory of all: it comes back by its cursor (H13).
  if (listener.isFull()) {
    listener.close(closeCodes.slow);
    return false;
  }
  listener.sent = parcel.seq;
  const isHeard = isFor(listener, parcel, frames);
  if (isHeard) listener.write(frames.message());
  else if (listener.knowsExtras) listener.write(frames.skip());
  return isHeard;
}
