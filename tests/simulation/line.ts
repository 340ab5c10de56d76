import type { LiveSocket, SocketListener } from '@snug/client';
import type { Faults } from './faults.ts';
import type { Kernel } from './kernel.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { LineEnd, SimResponse as Reply, SimServer } from './server/index.ts';
import type { Trace } from './trace.ts';

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
  answered(sent: Sent, reply: Reply, arrivedAt: number): void;
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
  reply(sent: Sent, reply: Reply): Reply | undefined;
}

export interface Weather {
  /** One way, in ms: this and up to so much more. */
  latencyMs: number;
  jitterMs: number;
  /** Chances per request. */
  loseReply: number;
  twice: number;
  overtaken: number;
  /** One in so many ways takes up to 20 s. */
  slow: number;
}

export const calm: Weather = { latencyMs: 20, jitterMs: 40, loseReply: 0, twice: 0, overtaken: 0, slow: 0 };

/** A phone's way to the server and back: everything that can happen to it in between. */
export interface Line {
  weather: Weather;
  fetch(end: PhoneEnd, url: string, init: RequestInit): Promise<Response>;
  connect(end: PhoneEnd, url: string, listener: SocketListener): LiveSocket;
  /** Everything under way is lost, in both directions (F1). True: there was something. */
  cut(): boolean;
  setOffline(isOffline: boolean): void;
  /** From now on nothing gets through in this direction, and nobody is told (F2, F3). True: a connection was open. */
  swallow(direction: 'up' | 'down' | 'both'): boolean;
  /** New connections get through again; the dead stay dead. */
  heal(): void;
  /** For so long the phone takes nothing of what it is told: it waits in the server (F23). */
  stall(ms: number): void;
  /** The server is gone: what it held breaks. */
  serverDied(): void;
  /** What is under way now. */
  load(): { requests: number; sockets: number };
}

export interface LineSeams {
  readonly kernel: Kernel;
  readonly trace: Trace;
  readonly random: SeededRandom;
  readonly faults: Faults;
  readonly server: Pick<SimServer, 'isUp' | 'request' | 'connect'>;
  readonly witness: Witness;
  readonly tampering: Tampering;
  readonly origin: string;
  readonly failed: (error: unknown) => void;
}

interface Flight {
  readonly sent: Sent;
  isAtServer: boolean;
  isOver: boolean;
  fail(why: string): void;
}

interface OpenSocket extends LineSocket {
  isDeadUp: boolean;
  isDeadDown: boolean;
  isOver: boolean;
  /** Frames between the two ends. */
  under: number;
  /** Bytes that wait in the server for a phone that does not read. */
  waiting: number;
  /** No frame arrives before the one before it. */
  upAt: number;
  downAt: number;
  server: LineEnd | undefined;
  lose(code: number): void;
  dropAtServer(): void;
}

export function createLine(name: string, seams: LineSeams): Line {
  const { kernel, trace, random, faults, server, witness, tampering, origin, failed } = seams;
  const flights = new Set<Flight>();
  const sockets = new Set<OpenSocket>();
  let count = 0;
  let latestArrived = -1;
  let isOffline = false;
  let swallowed: 'up' | 'down' | 'both' | undefined;
  let stalledUntil = 0;

  function latency(): number {
    const { latencyMs, jitterMs, slow } = line.weather;
    if (slow > 0 && random.chance(slow)) {
      faults.hit('slow-line');
      return random.between(2_000, 20_000);
    }
    return latencyMs + random.below(jitterMs + 1);
  }

  const isSwallowed = (direction: 'up' | 'down') => swallowed === direction || swallowed === 'both';

  function fetchFrom(end: PhoneEnd, url: string, init: RequestInit): Promise<Response> {
    return new Promise<Response>((resolve, reject) => {
      const sent: Sent = {
        n: count,
        from: name,
        method: init.method ?? 'GET',
        url: url.slice(origin.length),
        headers: init.headers as Record<string, string>,
        body: typeof init.body === 'string' ? init.body : undefined,
      };
      count += 1;
      const flight: Flight = {
        sent,
        isAtServer: false,
        isOver: false,
        fail(why) {
          if (flight.isOver) return;
          over(flight);
          trace.note(name, `${why}: ${sent.method} ${sent.url}`);
          end.reach(() => reject(new TypeError(`Failed to fetch: ${why}`)));
        },
      };
      flights.add(flight);
      const { signal } = init;
      if (signal?.aborted) return flight.fail('aborted');
      signal?.addEventListener('abort', () => {
        if (flight.isOver) return;
        over(flight);
        reject(signal.reason);
      });
      trace.note(name, `→ ${sent.method} ${sent.url}`, sent.body ?? '');
      witness.left(sent, end);
      if (isOffline) {
        kernel.after(random.between(1, 30), () => flight.fail('offline'));
        return;
      }
      launch(flight, (reply) => end.reach(() => resolve(responseOf(reply))));
    });
  }

  function launch(flight: Flight, deliver: (reply: Reply) => void): void {
    const { weather } = line;
    const { sent } = flight;
    const isWrite = sent.method !== 'GET';
    if (isSwallowed('up')) return;
    const isLate = isWrite && random.chance(weather.overtaken);
    const isTwice = isWrite && random.chance(weather.twice);
    kernel.after(latency() + (isLate ? random.between(500, 8_000) : 0), () => {
      // Given up by its phone while it travelled: often the server never hears of it.
      if (flight.isOver && random.chance(0.5)) return;
      arrive(flight, deliver);
    });
    if (!isTwice) return;
    kernel.after(latency() + random.between(0, 5_000), () => {
      if (!server.isUp) return;
      faults.hit('request-doubled');
      ask(sent, () => {});
    });
  }

  function arrive(flight: Flight, deliver: (reply: Reply) => void): void {
    const { sent } = flight;
    if (!server.isUp) {
      flight.fail('no server');
      return;
    }
    if (sent.method !== 'GET') {
      if (sent.n < latestArrived) faults.hit('request-overtaken');
      latestArrived = Math.max(latestArrived, sent.n);
    }
    flight.isAtServer = true;
    ask(sent, (reply) => {
      flight.isAtServer = false;
      if (flight.isOver) return;
      const isLost = random.chance(line.weather.loseReply);
      if (isLost || isSwallowed('down')) {
        if (isLost && sent.method !== 'GET' && reply.status < 300) faults.hit('reply-lost');
        // Half of the losses are noticed, the others only by patience.
        if (isLost && random.chance(0.5)) kernel.after(latency(), () => flight.fail('reply lost'));
        return;
      }
      kernel.after(latency(), () => {
        if (flight.isOver) return;
        over(flight);
        deliver(tampering.reply(sent, reply) ?? reply);
      });
    });
  }

  function ask(sent: Sent, told: (reply: Reply) => void): void {
    const arrivedAt = kernel.now();
    witness.arrived(sent);
    const { method, url, headers, body } = sent;
    server.request({ method, url, headers, body, address: '203.0.113.7' }).then((reply) => {
      trace.note('server', `${reply.status} ${sent.method} ${sent.url}`, reply.body);
      witness.answered(sent, reply, arrivedAt);
      told(reply);
    }, refused);
  }

  /** Between the look whether the server is up and the asking it may have gone: then it is as if nobody listened. */
  function refused(error: unknown): void {
    if (server.isUp) failed(error);
  }

  function over(flight: Flight): void {
    flight.isOver = true;
    flights.delete(flight);
  }

  function connect(end: PhoneEnd, url: string, listener: SocketListener): LiveSocket {
    let isOpen = false;
    /** The phone has let go: it wants to hear nothing more. */
    let isLetGo = false;
    const socket: OpenSocket = {
      from: name,
      end,
      url: url.slice(url.indexOf('/', 8)),
      isUp: false,
      isDeadUp: isSwallowed('up'),
      isDeadDown: isSwallowed('down'),
      isOver: false,
      under: 0,
      waiting: 0,
      upAt: 0,
      downAt: 0,
      server: undefined,
      lose(code) {
        if (socket.isOver) return;
        leave(socket);
        if (isLetGo) return;
        trace.note(end.name, `socket lost ${code}`);
        end.reach(() => {
          if (isLetGo) return;
          isLetGo = true;
          witness.told(socket, code);
          listener.closed(code, '');
        });
      },
      dropAtServer() {
        const { server: serverEnd } = socket;
        socket.server = undefined;
        if (!socket.isUp) return;
        socket.isUp = false;
        serverEnd?.drop();
      },
    };
    sockets.add(socket);
    witness.opening(socket);
    trace.note(end.name, `→ socket ${socket.url}`);

    /** One way of a frame: never before the one before it. */
    function up(run: () => void): void {
      socket.upAt = Math.max(socket.upAt, kernel.now() + latency());
      travel(socket.upAt, () => socket.isDeadUp, run);
    }
    function down(run: () => void): void {
      socket.downAt = Math.max(socket.downAt, kernel.now() + latency());
      travel(
        socket.downAt,
        () => socket.isDeadDown,
        () => end.reach(() => !isLetGo && run()),
      );
    }
    function travel(at: number, isDead: () => boolean, run: () => void): void {
      socket.under += 1;
      kernel.after(at - kernel.now(), () => {
        socket.under -= 1;
        if (!socket.isOver && !isDead()) run();
      });
    }

    if (isOffline) kernel.after(random.between(1, 30), () => socket.lose(1006));
    else
      up(() => {
        const serverEnd = server.isUp
          ? server.connect(socket.url, {
              heard(text) {
                trace.note('server', `⇢ ${end.name}`, text);
                witness.wrote(socket, text);
                if (socket.isOver) return;
                if (stalledUntil > kernel.now()) {
                  faults.hit('slow-reader');
                  socket.waiting += text.length;
                  socket.downAt = Math.max(socket.downAt, stalledUntil);
                }
                down(() => {
                  for (const each of tampering.frame(socket, text) ?? [text]) {
                    trace.note(end.name, '← socket', each);
                    witness.heard(socket, each, () => listener.heard(each));
                  }
                });
              },
              answersPings: () => !socket.isDeadUp && !socket.isDeadDown && !end.isFrozen,
              backlog: () => socket.waiting,
              closed(code, reason) {
                socket.server = undefined;
                if (!socket.isUp) return;
                socket.isUp = false;
                if (socket.isOver) return;
                down(() => {
                  trace.note(end.name, `← socket closed ${code} ${reason}`);
                  leave(socket);
                  isLetGo = true;
                  witness.told(socket, code);
                  listener.closed(code, reason);
                });
              },
            })
          : undefined;
        if (!serverEnd) {
          kernel.after(latency(), () => socket.lose(1006));
          return;
        }
        socket.server = serverEnd;
        socket.isUp = true;
        down(() => {
          isOpen = true;
          listener.opened();
        });
      });

    return {
      send(text) {
        if (!isOpen || isLetGo || socket.isOver) return;
        trace.note(end.name, '→ socket', text);
        witness.said(socket, text);
        up(() => socket.server?.send(text));
      },
      close() {
        if (isLetGo) return;
        isLetGo = true;
        // The server hears of the goodbye when it gets there; of none, it finds out by its pings.
        if (socket.isDeadUp) return leave(socket);
        kernel.after(latency(), () => {
          leave(socket);
          socket.dropAtServer();
        });
      },
    };
  }

  function leave(socket: OpenSocket): void {
    socket.isOver = true;
    if (!socket.isUp) sockets.delete(socket);
  }

  const line: Line = {
    weather: calm,
    fetch: fetchFrom,
    connect,

    cut() {
      let isHit = flights.size > 0;
      for (const flight of [...flights]) {
        kernel.after(random.between(0, 500), () => flight.fail('line cut'));
      }
      for (const socket of [...sockets]) {
        if (socket.isOver) continue;
        if (socket.under > 0) isHit = true;
        // In-flight both ways is lost from this moment; each end notices for itself.
        socket.isDeadUp = true;
        socket.isDeadDown = true;
        kernel.after(random.between(0, 2_000), () => socket.lose(1006));
        if (random.chance(0.5)) kernel.after(random.between(0, 2_000), () => socket.dropAtServer());
      }
      return isHit;
    },

    setOffline(next) {
      isOffline = next;
    },

    swallow(direction) {
      swallowed = direction;
      let isHit = false;
      for (const socket of sockets) {
        if (socket.isOver || !socket.isUp) continue;
        isHit = true;
        if (direction !== 'down') socket.isDeadUp = true;
        if (direction !== 'up') socket.isDeadDown = true;
      }
      return isHit;
    },

    heal() {
      swallowed = undefined;
    },

    stall(ms) {
      stalledUntil = kernel.now() + ms;
      kernel.after(ms, () => {
        for (const socket of sockets) socket.waiting = 0;
      });
    },

    serverDied() {
      for (const flight of [...flights]) {
        if (flight.isAtServer) kernel.after(latency(), () => flight.fail('server died'));
      }
      for (const socket of [...sockets]) {
        if (!socket.isUp) continue;
        socket.isUp = false;
        socket.server = undefined;
        // What it had sent already still arrives, the end of the line after it.
        kernel.after(Math.max(socket.downAt - kernel.now(), 0) + latency(), () => {
          if (!socket.isDeadDown) socket.lose(1006);
        });
      }
    },

    load: () => ({ requests: flights.size, sockets: sockets.size }),
  };
  return line;
}

/** As much of a Response as a caller looks at, and it says the same as a real one would. */
function responseOf({ status, headers, body }: Reply): Response {
  const light = {
    status,
    ok: status >= 200 && status < 300,
    statusText: '',
    headers: { get: (name: string) => headers[name.toLowerCase()] ?? null },
    body: body === '' ? null : {},
    text: async () => body,
    json: async () => JSON.parse(body),
  };
  return light as unknown as Response;
}
