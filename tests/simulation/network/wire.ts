import type { SimResponse } from '../server/index.ts';

/** A request as it leaves a phone. */
export interface Sent {
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
export interface Witness {
  /** A phone sends this. */
  left(sent: Sent, end: PhoneEnd): void;
  /** The server is about to answer this. */
  arrived(sent: Sent): void;
  /** The server has answered. This is what it says, whether or not it gets through. */
  answered(sent: Sent, reply: SimResponse, arrivedAt: number): void;
  /** The server wrote this to a live connection. */
  wrote(line: LineSocket, text: string): void;
  /** The phone hears this now: `deliver` hands it over, at once. */
  heard(line: LineSocket, text: string, deliver: () => void): void;
  said(line: LineSocket, text: string): void;
  /** A phone begins to connect. */
  opening(line: LineSocket): void;
  /** The phone is told that its connection is over. */
  told(line: LineSocket, code: number): void;
}

/** One live connection of a phone, as the network sees it. */
export interface LineSocket {
  readonly from: string;
  /** Who holds the phone's end. */
  readonly end: PhoneEnd;
  readonly url: string;
  /** The server has let it in, and it still stands at the server's end. */
  isUp: boolean;
}

/** The end of a request or a socket on a phone: it may sleep, or be gone. */
export interface PhoneEnd {
  readonly name: string;
  /** Runs something there, now or when it wakes; never, when it is gone. */
  reach(run: () => void): void;
  /** A frozen page's browser answers no pings. */
  readonly isFrozen?: boolean;
}

/** Changes what travels, on its way to the phone: undefined leaves it as it is. */
export interface Tampering {
  frame(line: LineSocket, text: string): readonly string[] | undefined;
  reply(sent: Sent, reply: SimResponse): SimResponse | undefined;
}
