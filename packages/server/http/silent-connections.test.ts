import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { boundSilentConnections } from './silent-connections.ts';

const server = createServer((_request, response) => response.end('hello'));
const open: Socket[] = [];
afterEach(() => {
  for (const socket of open) socket.destroy();
  server.close();
});

test('H15 of an address’s connections that have asked nothing the oldest is cut for one more; those that have asked stay', async () => {
  boundSilentConnections(server, 3);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const opened = async (localAddress: string) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress });
    open.push(socket);
    await new Promise((resolve) => socket.once('connect', resolve));
    return socket;
  };
  const asking = await opened('127.0.0.2');
  const heard = new Promise((resolve) => asking.once('data', resolve));
  asking.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await heard;
  const first = await opened('127.0.0.2');
  const isCut = new Promise((resolve) => first.resume().once('close', resolve));
  const others = [await opened('127.0.0.2'), await opened('127.0.0.2'), await opened('127.0.0.3')];
  expect(first.destroyed).toBe(false);
  others.push(await opened('127.0.0.2'));
  await isCut;
  expect([asking, ...others].filter(({ destroyed }) => destroyed)).toEqual([]);
});
