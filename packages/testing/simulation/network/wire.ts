import type { SimResponse } from '../server/index.ts';

/** A request as it leaves a phone. */
export interface SentRequest {
  /** Counts the requests of this phone. */
  readonly n: number;
  /** The phone's name. */
  readonly from: string;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Observes all traffic between phones and server, without changing it. */
export interface NetworkObserver {
  /** A phone sends this. */
  requestSent(sent: SentRequest, end: ClientEnd): void;
  /** The server starts to process this. */
  requestArrived(sent: SentRequest): void;
  /** The server has replied, whether or not the reply gets through. */
  responseSent(sent: SentRequest, reply: SimResponse, arrivedAt: number): void;
  /** The server wrote this to a live connection. */
  frameWritten(socket: NetworkSocket, text: string): void;
  /** The phone receives this now: `deliver` passes it on, at once. */
  frameReceived(socket: NetworkSocket, text: string, deliver: () => void): void;
  frameSent(socket: NetworkSocket, text: string): void;
  /** A phone starts to connect. */
  socketOpening(socket: NetworkSocket): void;
  /** The phone learns that its connection is closed. */
  socketClosed(socket: NetworkSocket, code: number): void;
}

/** One live connection of a phone, as the network sees it. */
export interface NetworkSocket {
  readonly from: string;
  /** The phone's end. */
  readonly end: ClientEnd;
  readonly url: string;
  /** The server has accepted it, and its end is still open. */
  isUp: boolean;
}

/** The phone's end of a request or a socket: it may sleep or be gone. */
export interface ClientEnd {
  readonly name: string;
  /** Runs something there, now or when it wakes; never if it is gone. */
  reach(run: () => void): void;
  /** A frozen page's browser answers no pings. */
  readonly isFrozen?: boolean;
}

/** Changes what travels to the phone; undefined leaves it as it is. */
export interface Tampering {
  frame(socket: NetworkSocket, text: string): readonly string[] | undefined;
  reply(sent: SentRequest, reply: SimResponse): SimResponse | undefined;
}
