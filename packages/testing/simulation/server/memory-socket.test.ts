import { closeCodes } from '@snug/contract';
import { expect, test } from 'vitest';
import { MemorySocket } from './memory-socket.ts';

test('a socket is closed only once, and never after its client has gone', () => {
  const codes: number[] = [];
  const client = { received() {}, closed: (code: number) => codes.push(code) };
  const socket = new MemorySocket(client);
  socket.close(closeCodes.superseded);
  socket.close(closeCodes.restart);
  socket.terminate();
  socket.cut();
  expect(codes).toEqual([closeCodes.superseded]);
  const gone = new MemorySocket(client);
  gone.drop();
  gone.close(closeCodes.restart);
  expect(codes).toEqual([closeCodes.superseded]);
});
