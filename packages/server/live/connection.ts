import type { Socket } from 'node:net';
import { backlogMaxBytes, closeCodes, parseClientFrame } from '@snug/contract';
import type { WebSocket } from 'ws';
import type { Random } from '../seams.ts';
import type { Listener } from './rooms.ts';

/** What a connection hears, and who hears it. */
export interface Place {
  readonly stream_id: string;
  readonly player_id: string;
  /** The token that let it in, if one did. */
  readonly jti: string | undefined;
}

/** How a connection began. */
export interface Beginning extends Place {
  /** Said proto=2. */
  readonly knowsExtras: boolean;
  /** Came with `last`: it remembers by itself where it stands. */
  readonly hasCursor: boolean;
  /** The number it goes on from. */
  readonly sent: number;
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

/** One open live connection. A class, because there are ten thousand: its verbs are shared. */
export class Connection implements Listener {
  readonly stream_id: string;
  readonly player_id: string;
  readonly jti: string | undefined;
  readonly knowsExtras: boolean;
  readonly hasCursor: boolean;
  readonly ws: WebSocket;
  /** The last number written to it. */
  sent: number;
  /** The last number it said it has handled. */
  acked: number;
  /** Being brought up to date from the log. */
  isCatchingUp = false;
  /** When a thump last had it sent things again. */
  replayedAt = Number.NEGATIVE_INFINITY;
  /** It no longer belongs here: it hears nothing in the ordinary way. */
  isLeaving = false;

  readonly #socket: Socket;
  #frames = framesBurst;
  #malformed = 0;
  #beatsToPing: number;
  #beatsToPong = 0;
  /** Bytes written when its oldest unread message was the newest; how many beats ago. */
  #mark = 0;
  #markBeats = 0;

  constructor(ws: WebSocket, socket: Socket, beginning: Beginning, random: Random) {
    this.ws = ws;
    this.#socket = socket;
    this.stream_id = beginning.stream_id;
    this.player_id = beginning.player_id;
    this.jti = beginning.jti;
    this.knowsExtras = beginning.knowsExtras;
    this.hasCursor = beginning.hasCursor;
    this.sent = beginning.sent;
    this.acked = beginning.sent;
    this.#beatsToPing = beatsToPing(random);
  }

  isOpen(): boolean {
    return !this.isLeaving && this.ws.readyState === this.ws.OPEN;
  }

  /** Straight to the socket: the frame is made already, and without compression nothing of ws waits before it. */
  write(frame: Buffer): void {
    // Every message earns its acknowledgement, however many come at once.
    this.#frames += 1;
    this.#socket.write(frame);
  }

  /** More waits for it than the memory of all allows (H13). */
  isFull(): boolean {
    return this.#socket.writableLength > backlogMaxBytes;
  }

  close(code: number, reason?: string): void {
    this.isLeaving = true;
    this.ws.close(code, reason);
  }

  /**
   * Takes a frame; answers with the number of a thump. An acknowledgement moves a number and nothing else: what is sent
   * next is decided by the cursor (H9).
   */
  hear(text: string | undefined): number | undefined {
    this.count();
    if (this.isLeaving) return undefined;
    const frame = text === undefined ? undefined : parseClientFrame(text);
    if (!frame) {
      this.#malformed += 1;
      if (this.#malformed >= malformedMax) this.close(1008);
      return undefined;
    }
    if (frame.kind === 'thump') return frame.id;
    if (frame.id > this.acked && frame.id <= this.sent) this.acked = frame.id;
    return undefined;
  }

  /** One more frame from it, of whatever kind. */
  count(): void {
    if (this.isLeaving) return;
    this.#frames -= 1;
    if (this.#frames < 0) this.close(closeCodes.rate, 'retry_ms=5000');
  }

  /** A pong came. */
  answered(): void {
    this.#beatsToPong = 0;
  }

  /** Once a second. */
  beat(random: Random): void {
    if (this.#frames < framesBurst) this.#frames = Math.min(framesBurst, this.#frames + framesPerSecond);
    if (this.#isSlow()) this.close(closeCodes.slow);
    else if (this.#beatsToPong > 0) {
      this.#beatsToPong -= 1;
      if (this.#beatsToPong === 0) this.ws.terminate();
    } else {
      this.#beatsToPing -= 1;
      if (this.#beatsToPing > 0) return;
      this.#beatsToPing = beatsToPing(random);
      this.#beatsToPong = pongBeats;
      this.ws.ping();
    }
  }

  /** What waited for it a while ago waits still. A backlog that moves is only a slow line. */
  #isSlow(): boolean {
    const waiting = this.#socket.writableLength;
    if (waiting === 0) {
      this.#markBeats = 0;
      return false;
    }
    const written = this.#socket.bytesWritten;
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
