import type { LiveSocket, SocketListener } from '@snug/client';
import type { ClientSocket } from '../server/index.ts';
import type { NetworkSeams } from './network-seams.ts';
import type { NetworkState } from './network-state.ts';
import type { ClientEnd, NetworkSocket } from './wire.ts';

/** The close code of a broken connection. */
const broken = 1006;

/** What the connections of one phone share. */
export interface SocketParts {
  readonly name: string;
  readonly state: NetworkState;
  readonly seams: NetworkSeams;
  /** Both ends of a connection are closed. */
  forget(socket: OpenSocket): void;
}

/** One live connection of a phone. Each end opens, closes and breaks by itself, and learns of the other one later. */
export class OpenSocket implements NetworkSocket, LiveSocket {
  readonly from: string;
  readonly end: ClientEnd;
  readonly url: string;
  isUp = false;
  isDeadUp: boolean;
  isDeadDown: boolean;
  /** The phone's end is closed. */
  isOver = false;
  /** Frames between the two ends. */
  inFlight = 0;
  /** Bytes that the server holds for a phone that does not read. */
  bufferedBytes = 0;
  readonly #parts: SocketParts;
  readonly #listener: SocketListener;
  /** When the last frame arrives: frames do not overtake each other. */
  #upAt = 0;
  #downAt = 0;
  #serverEnd: ClientSocket | undefined;
  #isOpen = false;
  /** The phone has closed it, or knows that it is closed: it receives nothing more. */
  #isLetGo = false;

  constructor(parts: SocketParts, end: ClientEnd, url: string, listener: SocketListener) {
    this.from = parts.name;
    this.end = end;
    this.url = url.slice(url.indexOf('/', 8));
    this.isDeadUp = parts.state.isSwallowed('up');
    this.isDeadDown = parts.state.isSwallowed('down');
    this.#parts = parts;
    this.#listener = listener;
  }

  start(): void {
    const { state, seams } = this.#parts;
    seams.observer.socketOpening(this);
    seams.trace.note(this.end.name, `→ socket ${this.url}`);
    if (state.isOffline) seams.kernel.after(seams.random.between(1, 30), () => this.lose());
    else this.#up(() => this.#arrive());
  }

  send(text: string): void {
    if (!this.#isOpen || this.#isLetGo || this.isOver) return;
    const { trace, observer } = this.#parts.seams;
    trace.note(this.end.name, '→ socket', text);
    observer.frameSent(this, text);
    this.#up(() => this.#serverEnd?.send(text));
  }

  close(): void {
    if (this.#isLetGo) return;
    this.#isLetGo = true;
    // The server receives the close when it gets there; if it does not, its pings find out.
    const { state, seams } = this.#parts;
    if (this.isDeadUp) this.#leave();
    else
      seams.kernel.after(state.latency(), () => {
        this.#leave();
        this.dropAtServer();
      });
  }

  /** The connection breaks, and the phone notices. */
  lose(): void {
    if (this.isOver) return;
    this.#leave();
    if (!this.#isLetGo) this.end.reach(() => this.#closed(broken, ''));
  }

  /** The connection breaks, and the server notices. */
  dropAtServer(): void {
    const serverEnd = this.#serverEnd;
    this.#gone();
    serverEnd?.drop();
  }

  serverDied(): void {
    if (!this.isUp) return;
    this.#gone();
    const { state, seams } = this.#parts;
    // What the server had sent already still arrives, and the end of the connection after it.
    seams.kernel.after(Math.max(this.#downAt - seams.kernel.now(), 0) + state.latency(), () => {
      if (!this.isDeadDown) this.lose();
    });
  }

  #arrive(): void {
    const { state, seams } = this.#parts;
    const serverEnd = seams.server.isUp ? seams.server.connect(this.url, this.#client()) : undefined;
    if (!serverEnd) {
      seams.kernel.after(state.latency(), () => this.lose());
      return;
    }
    this.#serverEnd = serverEnd;
    this.isUp = true;
    this.#down(() => {
      this.#isOpen = true;
      this.#listener.opened();
    });
  }

  /** What the server has of it. */
  #client(): Parameters<NetworkSeams['server']['connect']>[1] {
    return {
      received: (text) => this.#received(text),
      answersPings: () => !this.isDeadUp && !this.isDeadDown && !this.end.isFrozen,
      backlog: () => this.bufferedBytes,
      closed: (code, reason) => {
        if (!this.isUp) return;
        this.#gone();
        if (this.isOver) return;
        this.#down(() => {
          this.#leave();
          this.#closed(code, reason);
        });
      },
    };
  }

  #received(text: string): void {
    const { state, seams } = this.#parts;
    const { trace, observer, faults, tampering } = seams;
    trace.note('server', `⇢ ${this.end.name}`, text);
    observer.frameWritten(this, text);
    if (this.isOver) return;
    if (state.isStalled()) {
      faults.hit('slow-reader');
      this.bufferedBytes += text.length;
      this.#downAt = Math.max(this.#downAt, state.stalledUntil);
    }
    this.#down(() => {
      for (const each of tampering.frame(this, text) ?? [text]) {
        trace.note(this.end.name, '← socket', each);
        observer.frameReceived(this, each, () => this.#listener.heard(each));
      }
    });
  }

  #closed(code: number, reason: string): void {
    if (this.#isLetGo) return;
    this.#isLetGo = true;
    const { trace, observer } = this.#parts.seams;
    trace.note(this.end.name, `← socket closed ${code} ${reason}`);
    observer.socketClosed(this, code);
    this.#listener.closed(code, reason);
  }

  /** Sends a frame one way, never overtaking the one before. */
  #up(run: () => void): void {
    this.#upAt = this.#arrivalAfter(this.#upAt);
    this.#travel(this.#upAt, () => this.isDeadUp, run);
  }

  #down(run: () => void): void {
    this.#downAt = this.#arrivalAfter(this.#downAt);
    this.#travel(
      this.#downAt,
      () => this.isDeadDown,
      () => this.end.reach(() => !this.#isLetGo && run()),
    );
  }

  #arrivalAfter(at: number): number {
    return Math.max(at, this.#parts.seams.kernel.now() + this.#parts.state.latency());
  }

  #travel(at: number, isDead: () => boolean, run: () => void): void {
    const { kernel } = this.#parts.seams;
    this.inFlight += 1;
    kernel.after(at - kernel.now(), () => {
      this.inFlight -= 1;
      if (!this.isOver && !isDead()) run();
    });
  }

  /** The phone's end is closed. */
  #leave(): void {
    this.isOver = true;
    if (!this.isUp) this.#parts.forget(this);
  }

  /** The server's end is closed. */
  #gone(): void {
    this.#serverEnd = undefined;
    this.isUp = false;
    if (this.isOver) this.#parts.forget(this);
  }
}
