import { backlogMaxBytes, closeCodes } from '@snug/contract';
import type { Random } from '../foundation/seams.ts';
import type { Listener } from './channels.ts';
import { idOf } from './client-frame.ts';

/** What a connection hears, and who hears it. */
export interface Place {
  readonly stream_id: string;
  readonly player_id: string;
  /** The login whose token let it in, if one did. */
  readonly login: string | undefined;
}

/** How a connection begins, once it is known who it is. */
export interface Beginning extends Place {
  /** Said proto=2. */
  readonly knowsExtras: boolean;
  /** Came with `last`: it remembers by itself where it stands. */
  readonly hasCursor: boolean;
  /** The number it goes on from. */
  readonly sent: number;
}

/** Who looks after connections. One for all of them. */
export interface ConnectionEvents {
  /** The client says that it has everything up to this number. */
  thumped(connection: Connection, last: number): void;
  /** It is over; 1006 when it just broke. */
  ended(connection: Connection, code: number): void;
  readonly random: Random;
}

/** Frames a client may send beyond those that answer a message: so many at once, and so many more a second (H15). */
const framesBurst = 100;
const framesPerSecond = 30;
/** Frames that are none of the two texts before the connection ends. */
const malformedMax = 3;
/** A ping goes out every 25 s ± 20 % and is answered within 10 s: a dead line is known after 40 s (G29). In beats. */
const pingBeats = { least: 20, spread: 10 };
const pongBeats = 10;
/** What was written this many beats ago must have left by now (G21). */
const backlogBeats = 5;

/** Frames that come before it is known who speaks: a thump or two. */
const earlyMax = 8;

/** What a connection is written to. It tells the connection what it hears: `hear`, `pinged`, `ponged`, `ended`. */
export interface ConnectionSocket {
  isOpen(): boolean;
  /** A whole WebSocket frame. */
  write(frame: Buffer): void;
  ping(): void;
  pong(data: Buffer): void;
  /** Says goodbye; once the other end has answered it, or has not for long, the connection has ended. */
  close(code: number, reason?: string): void;
  /** Cuts it, whoever is at its other end. */
  terminate(): void;
  /** Bytes that were written and have not left yet. */
  waiting(): number;
  /** Bytes that were ever written. */
  written(): number;
}

/**
 * One live connection, from the upgrade to the end. There are ten thousand: its verbs are shared, and nothing that only
 * its beginning needed is kept.
 */
export class Connection implements Listener {
  stream_id = '';
  player_id = '';
  login: string | undefined;
  knowsExtras = false;
  hasCursor = false;
  /** The last number written to it. */
  sent = 0;
  /** The last number it said it has handled. */
  acked = 0;
  /** Being brought up to date from the log. */
  isCatchingUp = false;
  /** When a thump last had it sent things again. */
  replayedAt = 0;
  /** It ends, or no longer belongs here: it hears nothing in the ordinary way. */
  isLeaving = false;
  /** The caller's address. */
  readonly from: string;

  readonly #line: ConnectionSocket;
  readonly #desk: ConnectionEvents;
  /** What it said before it was known who it is; undefined from then on. */
  #early: (Buffer | undefined)[] | undefined = [];
  #frames = framesBurst;
  #malformed = 0;
  #beatsToPing: number;
  #beatsToPong = 0;
  /** Bytes written when its oldest unread message was the newest; how many beats ago. */
  #mark = 0;
  #markBeats = 0;

  constructor(line: ConnectionSocket, from: string, desk: ConnectionEvents) {
    this.#line = line;
    this.#desk = desk;
    this.from = from;
    this.#beatsToPing = beatsToPing(desk.random);
  }

  /** It is known who it is. */
  begin({ stream_id, player_id, login, knowsExtras, hasCursor, sent }: Beginning): void {
    this.stream_id = stream_id;
    this.player_id = player_id;
    this.login = login;
    this.knowsExtras = knowsExtras;
    this.hasCursor = hasCursor;
    this.sent = sent;
    this.acked = sent;
  }

  /** It is up to date: what it said meanwhile is heard. */
  begun(): void {
    const early = this.#early ?? [];
    this.#early = undefined;
    for (const bytes of early) this.#understand(bytes);
  }

  isOpen(): boolean {
    return !this.isLeaving && this.#line.isOpen();
  }

  write(frame: Buffer): void {
    // Every message earns its acknowledgement, however many come at once.
    this.#frames += 1;
    this.#line.write(frame);
  }

  /** More waits for it than the memory of all allows (H13). */
  isFull(): boolean {
    return this.#line.waiting() > backlogMaxBytes;
  }

  close(code: number, reason?: string): void {
    this.isLeaving = true;
    this.#line.close(code, reason);
  }

  /** Cuts the line, whoever is at its other end. */
  terminate(): void {
    this.#line.terminate();
  }

  /** A text frame, or undefined for a binary one. */
  hear(bytes: Buffer | undefined): void {
    this.#count();
    if (this.isLeaving) return;
    if (!this.#early) this.#understand(bytes);
    else if (this.#early.push(bytes) > earlyMax) this.close(1008);
  }

  /**
   * An acknowledgement moves a number and nothing else: what is sent next is decided by the cursor, and nothing is sent
   * again because it was not acknowledged (H9).
   */
  #understand(bytes: Buffer | undefined): void {
    const acked = bytes && idOf(bytes, 'acknowledge|');
    if (acked !== undefined) {
      if (acked > this.acked && acked <= this.sent) this.acked = acked;
      return;
    }
    const last = bytes && idOf(bytes, 'thump thump|');
    if (last !== undefined) {
      this.#desk.thumped(this, last);
      return;
    }
    this.#malformed += 1;
    if (this.#malformed >= malformedMax) this.close(1008);
  }

  pinged(data: Buffer): void {
    this.#count();
    if (!this.isLeaving) this.#line.pong(data);
  }

  ponged(): void {
    this.#beatsToPong = 0;
  }

  ended(code: number): void {
    this.#desk.ended(this, code);
  }

  /** One more frame from it, of whatever kind. */
  #count(): void {
    if (this.isLeaving) return;
    this.#frames -= 1;
    if (this.#frames < 0) this.close(closeCodes.rate, 'retry_ms=5000');
  }

  /** Once a second. */
  beat(): void {
    if (this.#frames < framesBurst) this.#frames = Math.min(framesBurst, this.#frames + framesPerSecond);
    if (this.#isSlow()) this.close(closeCodes.slow);
    else if (this.#beatsToPong > 0) {
      this.#beatsToPong -= 1;
      if (this.#beatsToPong === 0) this.#line.terminate();
    } else {
      this.#beatsToPing -= 1;
      if (this.#beatsToPing > 0) return;
      this.#beatsToPing = beatsToPing(this.#desk.random);
      this.#beatsToPong = pongBeats;
      this.#line.ping();
    }
  }

  /** What waited for it a while ago waits still. A backlog that moves is only a slow line. */
  #isSlow(): boolean {
    const waiting = this.#line.waiting();
    if (waiting === 0) {
      this.#markBeats = 0;
      return false;
    }
    const written = this.#line.written();
    if (this.#markBeats === 0 || written - waiting >= this.#mark) {
      this.#mark = written;
      this.#markBeats = 0;
    }
    this.#markBeats += 1;
    return this.#markBeats > backlogBeats;
  }
}

/** Not all in one moment, or ten thousand answers come in one. */
function beatsToPing(random: Random): number {
  const [byte = 0] = random.bytes(1);
  return pingBeats.least + (byte % pingBeats.spread);
}
