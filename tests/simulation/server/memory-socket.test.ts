import { closeCodes } from '@snug/contract';
import { expect, test } from 'vitest';
import { MemorySocket } from './memory-socket.ts';

test('who was told goodbye is told no other, and who has gone hears none', () => {
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
