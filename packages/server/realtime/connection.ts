import { backlogMaxBytes, closeCodes } from '@snug/contract';
import type { Random } from '../foundation/seams.ts';
import { idOf } from './client-frame.ts';
import type { Listener } from './listener.ts';

/** The stream that a connection may receive, and its player. */
export interface GrantedAccess {
  readonly stream_id: string;
  readonly player_id: string;
  /** The login of the token, if one was sent. */
  readonly login: string | undefined;
  /** Whose login it is: an account's or a quizmaster's id. */
  readonly owner?: string | undefined;
  /** The version of the owner's tokens when it was admitted. */
  readonly version?: number | undefined;
  /** It hears that there is a message, never what is in it: a SKIP in place of each. */
  readonly isDoorbell?: boolean;
  readonly needs: NeededPlace;
}

/**
 * Which of its address's places a connection needs: none where the pub itself shows or runs the game; a watcher's where a guest
 * only watches, which goes to a player where all are taken.
 */
export type NeededPlace = 'none' | 'player' | 'watcher';

/** How a connection starts, once its player is known. */
export interface ConnectionStart extends GrantedAccess {
  /** Sent proto=2. */
  readonly knowsExtras: boolean;
  /** Sent `last`: the client keeps its own cursor. */
  readonly hasCursor: boolean;
  /** The number it continues from. */
  readonly sent: number;
}

/** What happens to connections. One object for all of them. */
export interface ConnectionEvents {
  /** The client says that it has everything up to this number. */
  thumped(connection: Connection, last: number): void;
  /** The server closes the connection: it holds no place from here on. */
  closing(connection: Connection): void;
  /** The connection is closed before it was admitted. */
  refused(connection: Connection, code: number): void;
  /** The connection ended; 1006 when it just broke. */
  ended(connection: Connection, code: number): void;
  readonly random: Random;
}

/** Frames a client may send in addition to one per message: a burst, and a rate per second (H15). */
const framesBurst = 100;
const framesPerSecond = 30;
/** A connection closes at this many frames that are neither of the two texts. */
const malformedMax = 3;
/**
 * A ping goes out every 25 s ± 20 % and is answered within 10 s: a dead connection is detected after 40 s (G29). In beats.
 */
const pingBeats = { least: 20, spread: 10 };
const pongBeats = 10;
/** A backlog written this many beats ago must have been sent by now (G21). */
const backlogBeats = 5;

/** Frames kept until the connection is admitted: a heartbeat or two. */
const earlyMax = 8;

/** The transport of a connection. It calls the connection's `hear`, `pinged`, `ponged` and `ended`. */
export interface ConnectionSocket {
  isOpen(): boolean;
  /** A whole WebSocket frame. */
  write(frame: Buffer): void;
  ping(): void;
  pong(data: Buffer): void;
  /** Sends a close frame. The connection has ended once the other end has answered it, or has not for long. */
  close(code: number, reason?: string): void;
  /** Destroys it without a close frame. */
  terminate(): void;
  /** Reads nothing more: what is sent from here on costs nothing. */
  stopReading(): void;
  /** Bytes that were written and are not sent yet. */
  waiting(): number;
  /** Bytes written since the connection was opened. */
  written(): number;
}

/**
 * One live connection, from the upgrade to the end. There are ten thousand: methods are shared, no closures are kept, and
 * nothing that only its start needed stays in memory.
 */
export class Connection implements Listener {
  stream_id = '';
  player_id = '';
  login: string | undefined;
  owner: string | undefined;
  version: number | undefined;
  knowsExtras = false;
  isDoorbell = false;
  needs: NeededPlace = 'watcher';
  hasCursor = false;
  /** The last number written to it. */
  sent = 0;
  /** The last number it acknowledged. */
  acked = 0;
  /** Is being brought up to date from the log. */
  isCatchingUp = false;
  /** When a heartbeat last made messages be sent again. */
  replayedAt = 0;
  /** It is closing, or its player moved: it no longer gets the channel's messages. */
  isLeaving = false;
  /** The caller's address. */
  readonly from: string;

  readonly #socket: ConnectionSocket;
  readonly #events: ConnectionEvents;
  /** Frames received before it was admitted; undefined from then on. */
  #early: (Buffer | undefined)[] | undefined = [];
  #frames = framesBurst;
  #malformed = 0;
  #beatsToPing: number;
  #beatsToPong = 0;
  /** How many bytes were written up to its oldest unread message, and how many beats ago that was. */
  #mark = 0;
  #markBeats = 0;

  constructor(socket: ConnectionSocket, from: string, events: ConnectionEvents) {
    this.#socket = socket;
    this.#events = events;
    this.from = from;
    this.#beatsToPing = beatsToPing(events.random);
  }

  /** Its player is known. */
  begin({ stream_id, player_id, knowsExtras, isDoorbell = false, hasCursor, sent, ...of }: ConnectionStart): void {
    this.stream_id = stream_id;
    this.player_id = player_id;
    this.login = of.login;
    this.owner = of.owner;
    this.version = of.version;
    this.knowsExtras = knowsExtras;
    this.isDoorbell = isDoorbell;
    this.needs = of.needs;
    this.hasCursor = hasCursor;
    this.sent = sent;
    this.acked = sent;
  }

  /** It is up to date: the frames received meanwhile are handled. */
  begun(): void {
    const early = this.#early ?? [];
    this.#early = undefined;
    for (const bytes of early) this.#handle(bytes);
  }

  isOpen(): boolean {
    return !this.isLeaving && this.#socket.isOpen();
  }

  write(frame: Buffer): void {
    // Every message allows one frame, its acknowledgement, however many are sent at once.
    this.#frames += 1;
    this.#socket.write(frame);
  }

  /** Its backlog is larger than the server keeps for a connection (H13). */
  isFull(): boolean {
    return this.#socket.waiting() > backlogMaxBytes;
  }

  close(code: number, reason?: string): void {
    if (this.stream_id === '' && !this.isLeaving) this.#events.refused(this, code);
    this.isLeaving = true;
    this.#socket.close(code, reason);
    this.#events.closing(this);
  }

  /** Ends it without a close frame. */
  terminate(): void {
    this.#socket.terminate();
  }

  /** A text frame, or undefined for a binary one. */
  hear(bytes: Buffer | undefined): void {
    this.#count();
    if (this.isLeaving) return;
    if (!this.#early) this.#handle(bytes);
    else if (this.#early.push(bytes) > earlyMax) this.close(1008);
  }

  /**
   * An acknowledgement only moves a number: the cursor decides what is sent next, and nothing is sent again because it was
   * not acknowledged (H9).
   */
  #handle(bytes: Buffer | undefined): void {
    const acked = bytes && idOf(bytes, 'acknowledge|');
    if (acked !== undefined) {
      if (acked > this.acked && acked <= this.sent) this.acked = acked;
      return;
    }
    const last = bytes && idOf(bytes, 'thump thump|');
    if (last !== undefined) {
      this.#events.thumped(this, last);
      return;
    }
    this.#malformed += 1;
    if (this.#malformed >= malformedMax) this.close(1008);
  }

  pinged(data: Buffer): void {
    this.#count();
    if (!this.isLeaving) this.#socket.pong(data);
  }

  ponged(): void {
    // One that nothing asked for is a frame like any other.
    if (this.#beatsToPong === 0) this.#count();
    this.#beatsToPong = 0;
  }

  ended(code: number): void {
    this.#events.ended(this, code);
  }

  /** Counts a frame of any kind against the rate limit. Beyond it nothing is read any more, also after a close. */
  #count(): void {
    this.#frames -= 1;
    if (this.#frames >= 0) return;
    if (!this.isLeaving) this.close(closeCodes.rate, 'retry_ms=5000');
    this.#socket.stopReading();
  }

  /** Once a second. */
  beat(): void {
    if (this.#frames < framesBurst) this.#frames = Math.min(framesBurst, this.#frames + framesPerSecond);
    if (this.#isSlow()) this.close(closeCodes.slow);
    else if (this.#beatsToPong > 0) {
      this.#beatsToPong -= 1;
      if (this.#beatsToPong === 0) this.#socket.terminate();
    } else {
      this.#beatsToPing -= 1;
      if (this.#beatsToPing > 0) return;
      this.#beatsToPing = beatsToPing(this.#events.random);
      this.#beatsToPong = pongBeats;
      this.#socket.ping();
    }
  }

  /** Whether what was unsent some beats ago is still unsent. A backlog that shrinks is only a slow network. */
  #isSlow(): boolean {
    const waiting = this.#socket.waiting();
    if (waiting === 0) {
      this.#markBeats = 0;
      return false;
    }
    const written = this.#socket.written();
    if (this.#markBeats === 0 || written - waiting >= this.#mark) {
      this.#mark = written;
      this.#markBeats = 0;
    }
    this.#markBeats += 1;
    return this.#markBeats > backlogBeats;
  }
}

/** Random, so that ten thousand pongs do not arrive in one moment. */
function beatsToPing(random: Random): number {
  const [byte = 0] = random.bytes(1);
  return pingBeats.least + (byte % pingBeats.spread);
}
