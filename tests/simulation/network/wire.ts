import type { SimResponse } from '../server/index.ts';

/** A request as it leaves a phone. */
export interface SentRequest {
  /** Counts what leaves this phone. */
  readonly n: number;
  /** The phone that it leaves. */
  readonly from: string;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Sees everything at the server's door, in both directions, without changing it. */
export interface NetworkObserver {
  /** A phone sends this. */
  requestSent(sent: SentRequest, end: ClientEnd): void;
  /** The server is about to answer this. */
  requestArrived(sent: SentRequest): void;
  /** The server has answered. This is what it says, whether or not it gets through. */
  responseSent(sent: SentRequest, reply: SimResponse, arrivedAt: number): void;
  /** The server wrote this to a live connection. */
  frameWritten(line: NetworkSocket, text: string): void;
  /** The phone hears this now: `deliver` hands it over, at once. */
  frameReceived(line: NetworkSocket, text: string, deliver: () => void): void;
  frameSent(line: NetworkSocket, text: string): void;
  /** A phone begins to connect. */
  socketOpening(line: NetworkSocket): void;
  /** The phone is told that its connection is over. */
  socketClosed(line: NetworkSocket, code: number): void;
}

/** One live connection of a phone, as the network sees it. */
export interface NetworkSocket {
  readonly from: string;
  /** Who holds the phone's end. */
  readonly end: ClientEnd;
  readonly url: string;
  /** The server has let it in, and it still stands at the server's end. */
  isUp: boolean;
}

/** The end of a request or a socket on a phone: it may sleep, or be gone. */
export interface ClientEnd {
  readonly name: string;
  /** Runs something there, now or when it wakes; never, when it is gone. */
  reach(run: () => void): void;
  /** A frozen page's browser answers no pings. */
  readonly isFrozen?: boolean;
}

/** Changes what travels, on its way to the phone: undefined leaves it as it is. */
export interface Tampering {
  frame(line: NetworkSocket, text: string): readonly string[] | undefined;
  reply(sent: SentRequest, reply: SimResponse): SimResponse | undefined;
}
