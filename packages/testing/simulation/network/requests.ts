import type { SimResponse } from '../server/index.ts';
import type { NetworkSeams } from './network-seams.ts';
import type { NetworkState } from './network-state.ts';
import type { ClientEnd, SentRequest } from './wire.ts';

/** The HTTP requests of one phone, there and back. */
export interface Requests {
  fetch(end: ClientEnd, url: string, init: RequestInit): Promise<Response>;
  /** How many are under way. */
  count(): number;
  /** Loses those under way; the phone notices soon. */
  cut(): void;
  /** Loses those that the server was processing. */
  serverDied(): void;
}

interface PendingRequest {
  readonly sent: SentRequest;
  isAtServer: boolean;
  isOver: boolean;
  fail(why: string): void;
}

export function createRequests(name: string, state: NetworkState, seams: NetworkSeams): Requests {
  const { kernel, trace, random, faults, server, observer, tampering, origin, failed } = seams;
  const pending = new Set<PendingRequest>();
  let count = 0;
  let latestArrived = -1;

  function fetch(end: ClientEnd, url: string, init: RequestInit): Promise<Response> {
    return new Promise<Response>((resolve, reject) => {
      const sent: SentRequest = {
        n: count,
        from: name,
        method: init.method ?? 'GET',
        url: url.slice(origin.length),
        headers: init.headers as Record<string, string>,
        body: typeof init.body === 'string' ? init.body : undefined,
      };
      count += 1;
      const request: PendingRequest = {
        sent,
        isAtServer: false,
        isOver: false,
        fail(why) {
          if (request.isOver) return;
          over(request);
          trace.note(name, `${why}: ${sent.method} ${sent.url}`);
          end.reach(() => reject(new TypeError(`Failed to fetch: ${why}`)));
        },
      };
      pending.add(request);
      const { signal } = init;
      if (signal?.aborted) return request.fail('aborted');
      signal?.addEventListener('abort', () => {
        if (request.isOver) return;
        over(request);
        reject(signal.reason);
      });
      trace.note(name, `→ ${sent.method} ${sent.url}`, sent.body ?? '');
      observer.requestSent(sent, end);
      if (state.isOffline) {
        kernel.after(random.between(1, 30), () => request.fail('offline'));
        return;
      }
      launch(request, (reply) => end.reach(() => resolve(responseOf(reply))));
    });
  }

  function launch(flight: PendingRequest, deliver: (reply: SimResponse) => void): void {
    const { conditions } = state;
    const { sent } = flight;
    const isWrite = sent.method !== 'GET';
    if (state.isSwallowed('up')) return;
    const isLate = isWrite && random.chance(conditions.overtake);
    const isTwice = isWrite && random.chance(conditions.duplicate);
    kernel.after(state.latency() + (isLate ? random.between(500, 8_000) : 0), () => {
      // The phone gave up the request while it was under way: often it never reaches the server.
      if (flight.isOver && random.chance(0.5)) return;
      arrive(flight, deliver);
    });
    if (!isTwice) return;
    kernel.after(state.latency() + random.between(0, 5_000), () => {
      if (!server.isUp) return;
      faults.hit('request-doubled');
      ask(sent, () => {});
    });
  }

  function arrive(pendingRequest: PendingRequest, deliver: (reply: SimResponse) => void): void {
    const { sent } = pendingRequest;
    if (!server.isUp) {
      pendingRequest.fail('no server');
      return;
    }
    if (sent.method !== 'GET') {
      if (sent.n < latestArrived) faults.hit('request-overtaken');
      latestArrived = Math.max(latestArrived, sent.n);
    }
    pendingRequest.isAtServer = true;
    ask(sent, (reply) => {
      pendingRequest.isAtServer = false;
      if (pendingRequest.isOver) return;
      const isLost = random.chance(state.conditions.loseReply);
      if (isLost || state.isSwallowed('down')) {
        if (isLost && sent.method !== 'GET' && reply.status < 300) faults.hit('reply-lost');
        // Half of the losses cause an error, the others only a timeout.
        if (isLost && random.chance(0.5)) kernel.after(state.latency(), () => pendingRequest.fail('reply lost'));
        return;
      }
      kernel.after(state.latency() + (sent.method === 'GET' ? 0 : state.extraReplyLatency()), () => {
        if (pendingRequest.isOver) return;
        over(pendingRequest);
        deliver(tampering.reply(sent, reply) ?? reply);
      });
    });
  }

  function ask(sent: SentRequest, onReply: (reply: SimResponse) => void): void {
    const arrivedAt = kernel.now();
    observer.requestArrived(sent);
    const { method, url, headers, body } = sent;
    server.request({ method, url, headers, body, address: '203.0.113.7' }).then((reply) => {
      trace.note('server', `${reply.status} ${sent.method} ${sent.url}`, reply.body);
      observer.responseSent(sent, reply, arrivedAt);
      onReply(reply);
    }, refused);
  }

  /** The server may stop between the check and the request: then it counts as not listening. */
  function refused(error: unknown): void {
    if (server.isUp) failed(error);
  }

  function over(flight: PendingRequest): void {
    flight.isOver = true;
    pending.delete(flight);
  }

  return {
    fetch,
    count: () => pending.size,
    cut() {
      for (const flight of [...pending]) {
        kernel.after(random.between(0, 500), () => flight.fail('line cut'));
      }
    },
    serverDied() {
      for (const flight of [...pending]) {
        if (flight.isAtServer) kernel.after(state.latency(), () => flight.fail('server died'));
      }
    },
  };
}

/** The part of a Response that callers use, with a real one's values. */
function responseOf({ status, headers, body }: SimResponse): Response {
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
