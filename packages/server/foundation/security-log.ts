import type { Keys } from './keys.ts';
import type { Metrics } from './metrics.ts';
import type { Clock } from './seams.ts';

/** What is told, and at which level. A lock deserves a look; of the rest a pub makes a few by itself every night. */
export const securityEvents = {
  'signed-in': 'info',
  'sign-in-refused': 'info',
  'wrong-code': 'info',
  'wrong-game-code': 'info',
  unauthorized: 'info',
  forbidden: 'info',
  'limit-hit': 'info',
  locked: 'warn',
  'session-ended': 'info',
  'socket-refused': 'info',
  'role-changed': 'info',
  erased: 'warn',
} as const satisfies Record<string, 'info' | 'warn'>;

export type SecurityEvent = keyof typeof securityEvents;

/** Whom an event is about: written as hashes, which are the same for the same one, also after a restart. */
interface Whom {
  readonly address?: string | undefined;
  /** The stored form of a client id, never the id. */
  readonly client_hash?: string | undefined;
  readonly account_id?: string | undefined;
  readonly host_id?: string | undefined;
  /** The quizmaster who did it, where that may be another one. */
  readonly by_host_id?: string | undefined;
  readonly venue_id?: string | undefined;
  readonly contact?: string | undefined;
}

/** What happened, in words of ours alone: a route's template, the name of a refusal or a limit. Never anything that was sent. */
interface How {
  readonly by?: 'code' | 'link' | undefined;
  readonly route?: string | undefined;
  readonly status?: number | undefined;
  readonly reason?: string | undefined;
  readonly limit?: string | undefined;
  readonly closed?: number | undefined;
}

/** Where lines go: the log, and a file of their own where one is set. */
export interface SecurityLines {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface SecurityLog {
  tell(event: SecurityEvent, whom: Whom, how?: How): void;
  /** Writes what is summed up and not written yet. */
  flush(): void;
}

const minuteMs = 60_000;
/** Lines of one event from one address in a minute: as many as a person's mistakes. The rest is one line with their number. */
const linesOfAddress = 20;
/** Lines in a minute of all together: a few kilobytes a second at most, from however many addresses. */
const linesOfAll = 600;
/** Addresses that are summed up apart; those beyond are one line for each event. */
const addressesMost = 1_000;

/**
 * The security log: who signed in, what was refused, which limits were hit. A flood is summed up, so that it fills no disk.
 */
export function createSecurityLog(
  { keys, clock, metrics }: { readonly keys: Pick<Keys, 'logged'>; readonly clock: Clock; readonly metrics: Metrics },
  lines: readonly SecurityLines[],
): SecurityLog {
  /** Since when lines are counted, and by event and address how many there were. */
  let since = Number.NEGATIVE_INFINITY;
  let written = 0;
  const counts = new Map<string, number>();
  const summed = new Map<string, { event: SecurityEvent; address: string | undefined; times: number }>();
  let stopTimer = () => {};
  // Each event stands in the metrics from the start, so that its first occurrence shows as a rise.
  for (const event of Object.keys(securityEvents)) metrics.security.inc({ event }, 0);

  function write(event: SecurityEvent, fields: object): void {
    for (const each of lines) {
      try {
        each[securityEvents[event]]({ security: true, event, ...fields }, 'security');
      } catch {
        // A disk that is full must not refuse the call that is told of.
        metrics.securityLost.inc();
      }
    }
  }

  function sumUp(event: SecurityEvent, address: string | undefined): void {
    if (summed.size === 0) stopTimer = clock.after(minuteMs, flush);
    const apart = `${event}\n${address}`;
    const key = summed.has(apart) || summed.size < addressesMost ? apart : event;
    const sum = summed.get(key) ?? { event, address: key === apart ? address : undefined, times: 0 };
    summed.set(key, { ...sum, times: sum.times + 1 });
  }

  function flush(): void {
    stopTimer();
    for (const { event, address, times } of summed.values()) write(event, { ...(address && { address }), times });
    summed.clear();
  }

  return {
    tell(event, whom, how = {}) {
      metrics.security.inc({ event });
      const now = clock.now();
      if (now - since >= minuteMs || now < since) {
        since = now;
        written = 0;
        counts.clear();
      }
      const hashed = hashes(keys, whom);
      const key = `${event}\n${hashed.address}`;
      const count = (counts.get(key) ?? 0) + 1;
      if (count > linesOfAddress || written >= linesOfAll) return sumUp(event, hashed.address);
      counts.set(key, count);
      written += 1;
      write(event, { ...how, ...hashed });
    },
    flush,
  };
}

function hashes(keys: Pick<Keys, 'logged'>, whom: Whom) {
  const hashed = (kind: string, id: string | undefined) => (id ? keys.logged(kind, id) : undefined);
  return {
    address: hashed('address', whom.address),
    client: hashed('client', whom.client_hash),
    account: hashed('account', whom.account_id),
    quizmaster: hashed('quizmaster', whom.host_id),
    by_quizmaster: hashed('quizmaster', whom.by_host_id),
    venue: hashed('venue', whom.venue_id),
    contact: hashed('contact', whom.contact),
  };
}
