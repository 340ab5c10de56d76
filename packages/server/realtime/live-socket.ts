import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import type { Connection, ConnectionSocket } from './connection.ts';

/** A connection's WebSocket. */
export class LiveSocket extends WebSocket implements ConnectionSocket {
  #connection: Connection | undefined;
  #socket: Socket | undefined;

  /** Gives the WebSocket its underlying `socket`, and passes what it receives to the connection that `enter` makes. */
  bind(socket: Socket, enter: (socket: ConnectionSocket) => Connection): void {
    this.#socket = socket;
    this.#connection = enter(this);
    this.on('message', onMessage);
    this.on('ping', onPing);
    this.on('pong', onPong);
    this.on('close', onClose);
    this.on('error', onError);
  }

  get connection(): Connection | undefined {
    return this.#connection;
  }

  isOpen(): boolean {
    return this.readyState === WebSocket.OPEN;
  }

  /** Straight to the socket: the frame is complete, and without compression ws has nothing queued before it. */
  write(frame: Buffer): void {
    this.#socket?.write(frame);
  }

  stopReading(): void {
    this.pause();
  }

  waiting(): number {
    return this.#socket?.writableLength ?? 0;
  }

  written(): number {
    return this.#socket?.bytesWritten ?? 0;
  }
}

// Shared by all sockets: a closure per listener would cost as much memory as the connection itself.

function onMessage(this: WebSocket, data: WebSocket.RawData, isBinary: boolean): void {
  // With the default `binaryType` it is one buffer, also for a message in fragments.
  connectionOf(this)?.hear(isBinary ? undefined : (data as Buffer));
}

function onPing(this: WebSocket, data: Buffer): void {
  connectionOf(this)?.pinged(data);
}

function onPong(this: WebSocket): void {
  connectionOf(this)?.ponged();
}

function onClose(this: WebSocket, code: number): void {
  connectionOf(this)?.ended(code);
}

function onError(this: WebSocket): void {
  this.terminate();
}

function connectionOf(ws: WebSocket): Connection | undefined {
  return ws instanceof LiveSocket ? ws.connection : undefined;
}
