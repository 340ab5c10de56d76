import { pino } from 'pino';
import { expect, test } from 'vitest';
import { systemClock } from '../foundation/seams.ts';
import { createSecurityLog } from '../foundation/security-log.ts';
import { logDestination, securityLinesTo } from './log-destination.ts';
import { createMetrics } from './metrics.ts';

test('a full disk costs lines of the log, never the call that logs', () => {
  const log = pino({}, logDestination('/dev/full'));
  for (let n = 0; n < 3; n += 1) log.info('something happened');
});

test('a full disk costs lines of the security log, which are counted, and neither the call nor the other log', () => {
  const metrics = createMetrics();
  const others: object[] = [];
  const other = {
    info: (fields: object) => void others.push(fields),
    warn: (fields: object) => void others.push(fields),
  };
  const log = createSecurityLog({ keys: { logged: (_kind, id) => id }, clock: systemClock, metrics }, [
    securityLinesTo('/dev/full'),
    other,
  ]);
  for (let n = 0; n < 25; n += 1) log.tell('wrong-code', { address: '127.0.0.1' });
  log.flush();
  expect(others).toHaveLength(21);
  return expect(metrics.registry.metrics()).resolves.toMatch(/snug_security_lines_lost_total 21\n/);
});
