import { closeCodes } from '@snug/contract';
import { expect, test } from 'vitest';
import { MemorySocket } from './memory-socket.ts';

test('a socket is closed only once, and never after its client has gone', () => {
  const codes: number[] = [];
  const client = { heard() {}, closed: (code: number) => codes.push(code) };
  const told = new MemorySocket(client);
  told.close(closeCodes.superseded);
  told.close(closeCodes.restart);
  told.terminate();
  told.cut();
  expect(codes).toEqual([closeCodes.superseded]);
  const gone = new MemorySocket(client);
  gone.drop();
  gone.close(closeCodes.restart);
  expect(codes).toEqual([closeCodes.superseded]);
});
