import { details, Refusal } from '@snug/rules';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../database/store.ts';
import { sameText } from '../foundation/keys.ts';
import type { Metrics } from '../foundation/metrics.ts';
import { isAtThisMachine } from '../http/dev-mailbox-page.ts';

/** In seconds: from a fast disk's single commit to the two seconds after which a write gives up. */
const commitBuckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = (name: string, help: string) => new Histogram({ name, help, buckets: commitBuckets, registers });
  return {
    registry,
    connects: counter('snug_connects_total', 'Live connections that were admitted.'),
    closes: counter('snug_closes_total', 'Live connections that ended, by close code.', 'code'),
    delivered: counter('snug_messages_delivered_total', 'Messages written to live connections.'),
    resumes: counter('snug_resumes_total', 'Connections that continued from their cursor.'),
    resyncs: counter('snug_resyncs_total', 'Connections told to load anew.'),
    replays: counter('snug_replays_total', 'Heartbeats after which messages were sent again.'),
    healed: counter('snug_gaps_healed_total', 'Channels that had missed messages and read them from the log.'),
    commits: histogram('snug_commit_seconds', 'Time from the request for a change until it is on disk.'),
    hostNews: histogram('snug_host_news_seconds', 'Time from a change until the quizmaster is sent it.'),
    late: counter('snug_late_answers_total', 'Answers and submissions after the close and its grace period.'),
    refusals: counter('snug_refusals_total', 'Calls refused, by status.', 'status'),
    security: counter('snug_security_events_total', 'Events of the security log, by name.', 'event'),
    securityLost: counter('snug_security_lines_lost_total', 'Lines of the security log that could not be written.'),
    notifications: counter(
      'snug_letters_total',
      'Notifications to send, by kind and outcome. One in the dev mailbox counts as sent.',
      'kind',
      'outcome',
    ),
    gauge(name, help, value) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    },
  };
}

/**
 * GET /metrics, for Prometheus: only for this machine or with the key; others get a 404. A proxy on this machine that hides
 * its callers looks like this machine, so a server with a public address requires the key.
 */
export function serveMetrics(
  app: FastifyInstance,
  { registry }: Metrics,
  { key, publicUrl }: { key: string | undefined; publicUrl: string | undefined },
): void {
  // The process itself: memory, processor, files, the delay of the event loop.
  collectDefaultMetrics({ register: registry });
  app.get('/metrics', async (request, reply) => {
    const isNear = publicUrl === undefined && isAtThisMachine(request);
    const isKnown = key !== undefined && sameText(request.headers.authorization ?? '', `Bearer ${key}`);
    if (!isNear && !isKnown) throw new Refusal(404, details.notFound);
    reply.header('cache-control', 'no-store');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Returns the same store, which now measures how long each change waits for the disk. */
export function measured(store: Store, { commits }: Metrics): Store {
  const { write, runTask } = store;
  async function timed<T>(work: () => Promise<T>): Promise<T> {
    const done = commits.startTimer();
    try {
      return await work();
    } finally {
      done();
    }
  }
  return {
    ...store,
    write: (work, lock) => timed(() => write(work, lock)),
    ...(runTask && { runTask: (task) => timed(() => runTask(task)) }),
  };
}
