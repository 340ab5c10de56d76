import { pino } from 'pino';
import type { SecurityLines } from '../foundation/security-log.ts';

/** Lines that wait while a disk is full; those beyond are lost. */
const waitingMaxBytes = 1_000_000;

/** Where lines are written before the call that logs them returns. A full disk costs lines, never the call. */
export function logDestination(dest: string | number) {
  const to = pino.destination({ dest, mode: 0o600, sync: true, maxLength: waitingMaxBytes });
  // Without a listener an error is thrown at whoever logs.
  to.on('error', () => {});
  return to;
}

/** The security log's own file: whole lines whatever the level of the log. It throws where a line is not written. */
export function securityLinesTo(path: string): SecurityLines {
  const to = logDestination(path);
  const lines = pino({ level: 'info' }, to);
  let failure: Error | undefined;
  to.on('error', (error: Error) => {
    failure = error;
  });
  function write(level: 'info' | 'warn', fields: object, message: string): void {
    failure = undefined;
    lines[level](fields, message);
    if (failure) throw failure;
  }
  return {
    info: (fields, message) => write('info', fields, message),
    warn: (fields, message) => write('warn', fields, message),
  };
}
