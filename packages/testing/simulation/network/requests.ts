import type { SimResponse } from '../server/index.ts';
import type { NetworkSeams } from './network-seams.ts';
import type { NetworkState } from './network-state.ts';
import type { ClientEnd, SentRequest } from './wire.ts';

interface PendingRequest {
  readonly sent: SentRequest;
  isAtServer: boolean;
  isOver: boolean;
  deliver(reply: SimResponse): void;
  fail(why: string): void;
}

/** The HTTP requests of one phone, there and back. Long: the life of a request, whose parts end each other. */
export function createRequests(name: string, state: NetworkState, seams: NetworkSeams) {
  const { kernel, trace, random, observer, origin } = seams;
  const pending = new Set<PendingRequest>();
  const launch = launcher(state, seams);
  let count = 0;

  function open(end: ClientEnd, sent: SentRequest, resolve: PendingRequest['deliver'], reject: (why: unknown) => void) {
    const request: PendingRequest & { over(): void } = {
      sent,
      isAtServer: false,
      isOver: false,
      over() {
        request.isOver = true;
        pending.delete(request);
      },
      deliver(reply) {
        request.over();
        end.reach(() => resolve(reply));
      },
      fail(why) {
        if (request.isOver) return;
        request.over();
        trace.note(name, `${why}: ${sent.method} ${sent.url}`);
        end.reach(() => reject(new TypeError(`Failed to fetch: ${why}`)));
      },
    };
    pending.add(request);
    return request;
  }

  return {
    fetch: (end: ClientEnd, url: string, init: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const sent = sentRequest(count, name, url.slice(origin.length), init);
        count += 1;
        const request = open(end, sent, (reply) => resolve(responseOf(reply)), reject);
        const { signal } = init;
        if (signal?.aborted) return request.fail('aborted');
        signal?.addEventListener('abort', () => {
          if (request.isOver) return;
          request.over();
          reject(signal.reason);
        });
        trace.note(name, `→ ${sent.method} ${sent.url}`, sent.body ?? '');
        observer.requestSent(sent, end);
        if (state.isOffline) kernel.after(random.between(1, 30), () => request.fail('offline'));
        else launch(request);
      }),

    /** How many are under way. */
    count: () => pending.size,

    /** Loses those under way; the phone notices soon. */
    cut(noticedWithinMs = 500): void {
      for (const each of [...pending]) kernel.after(random.between(0, noticedWithinMs), () => each.fail('line cut'));
    },

    /** Loses those that the server was processing. */
    serverDied(): void {
      for (const each of [...pending]) {
        if (each.isAtServer) kernel.after(state.latency(), () => each.fail('server died'));
      }
    },
  };
}

/** Brings requests to the server and their replies back, however late, lost or doubled. */
function launcher(state: NetworkState, seams: NetworkSeams): (request: PendingRequest) => void {
  const { kernel, random, faults, server, tampering } = seams;
  let latestArrived = -1;

  function arrive(request: PendingRequest): void {
    const { sent } = request;
    if (!server.isUp) {
      request.fail('no server');
      return;
    }
    if (isWrite(sent)) {
      if (sent.n < latestArrived) faults.hit('request-overtaken');
      latestArrived = Math.max(latestArrived, sent.n);
    }
    request.isAtServer = true;
    ask(seams, sent, (reply) => {
      request.isAtServer = false;
      if (!request.isOver) bringBack(request, reply);
    });
  }

  function bringBack(request: PendingRequest, reply: SimResponse): void {
    const { sent } = request;
    const isLost = random.chance(state.conditions.loseReply);
    if (isLost || state.isSwallowed('down')) {
      if (isLost && isWrite(sent) && reply.status < 300) faults.hit('reply-lost');
      // Half of the losses cause an error, the others only a timeout.
      if (isLost && random.chance(0.5)) kernel.after(state.latency(), () => request.fail('reply lost'));
      return;
    }
    kernel.after(state.latency() + (isWrite(sent) ? state.extraReplyLatency() : 0), () => {
      if (!request.isOver) request.deliver(tampering.reply(sent, reply) ?? reply);
    });
  }

  return (request) => {
    const { conditions } = state;
    if (state.isSwallowed('up')) return;
    const isLate = isWrite(request.sent) && random.chance(conditions.overtake);
    const isTwice = isWrite(request.sent) && random.chance(conditions.duplicate);
    kernel.after(state.latency() + (isLate ? random.between(500, 8_000) : 0), () => {
      // The phone gave up the request while it was under way: often it never reaches the server.
      if (!request.isOver || !random.chance(0.5)) arrive(request);
    });
    if (!isTwice) return;
    kernel.after(state.latency() + random.between(0, 5_000), () => {
      if (!server.isUp) return;
      faults.hit('request-doubled');
      ask(seams, request.sent, () => {});
    });
  };
}

function ask(
  { kernel, trace, server, observer, failed }: NetworkSeams,
  sent: SentRequest,
  onReply: (reply: SimResponse) => void,
): void {
  const arrivedAt = kernel.now();
  observer.requestArrived(sent);
  const { method, url, headers, body } = sent;
  server.request({ method, url, headers, body, address: '203.0.113.7' }).then(
    (reply) => {
      trace.note('server', `${reply.status} ${sent.method} ${sent.url}`, reply.body);
      observer.responseSent(sent, reply, arrivedAt);
      onReply(reply);
    },
    // The server may stop between the check and the request: then it counts as not listening.
    (error: unknown) => server.isUp && failed(error),
  );
}

function isWrite({ method }: SentRequest): boolean {
  return method !== 'GET';
}

function sentRequest(n: number, from: string, url: string, init: RequestInit): SentRequest {
  return {
    n,
    from,
    method: init.method ?? 'GET',
    url,
    headers: init.headers as Record<string, string>,
    body: typeof init.body === 'string' ? init.body : undefined,
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
