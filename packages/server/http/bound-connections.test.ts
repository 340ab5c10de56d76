import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boundConnections } from './bound-connections.ts';
import { countUnderWay } from './under-way.ts';

let server: Server;
const open: Socket[] = [];
beforeEach(async () => {
  server = createServer();
  boundConnections(server, countUnderWay(server), { silent: 3, answering: 9, idle: 3, inAll: 5 });
  server.on('request', (_request, response) => response.end('hello'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  for (const socket of open) socket.destroy();
  server.close();
});

async function opened(localAddress: string): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  open.push(socket);
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

async function answered(socket: Socket): Promise<Socket> {
  const heard = new Promise((resolve) => socket.once('data', resolve));
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await heard;
  return socket;
}

const isCut = (socket: Socket) => new Promise((resolve) => socket.resume().once('close', resolve));

test('H15 of an address’s connections that have asked nothing the oldest is cut for one more; those that have asked stay', async () => {
  const asking = await answered(await opened('127.0.0.2'));
  const first = await opened('127.0.0.2');
  const cut = isCut(first);
  const others = [await opened('127.0.0.2'), await opened('127.0.0.2'), await opened('127.0.0.3')];
  expect(first.destroyed).toBe(false);
  others.push(await opened('127.0.0.2'));
  await cut;
  expect([asking, ...others].filter(({ destroyed }) => destroyed)).toEqual([]);
});

test('H15 of an address’s connections that ask nothing more, the one that is idle longest is cut for one more', async () => {
  const again = await answered(await opened('127.0.0.2'));
  const first = await answered(await opened('127.0.0.2'));
  const cut = isCut(first);
  const others = [await answered(await opened('127.0.0.2')), await answered(await opened('127.0.0.3'))];
  await answered(again);
  expect(first.destroyed).toBe(false);
  others.push(await answered(await opened('127.0.0.2')));
  await cut;
  expect([again, ...others].filter(({ destroyed }) => destroyed)).toEqual([]);
});

test('H15 a connection whose reply is still on its way is not idle, whatever came before', async () => {
  const replies: (() => void)[] = [];
  server.removeAllListeners('request');
  boundConnections(server, countUnderWay(server), { silent: 3, answering: 9, idle: 1, inAll: 5 });
  server.on('request', ({ url }, response) => {
    if (url === '/later') replies.push(() => response.end('later'));
    else response.end('hello');
  });
  const busy = await opened('127.0.0.2');
  const heard = new Promise((resolve) => busy.once('data', resolve));
  busy.write('GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /later HTTP/1.1\r\nHost: a\r\n\r\n');
  await heard;
  const first = await answered(await opened('127.0.0.2'));
  const cut = isCut(first);
  await answered(await opened('127.0.0.2'));
  await cut;
  const later = new Promise<Buffer>((resolve) => busy.once('data', resolve));
  for (const reply of replies) reply();
  expect(String(await later)).toContain('later');
});

test('H15 of an address’s connections whose replies are under way, as they are where nobody reads, the oldest is cut for one more', async () => {
  server.removeAllListeners('request');
  boundConnections(server, countUnderWay(server), { silent: 9, answering: 2, idle: 9, inAll: 9 });
  const coming = new Set<string>();
  server.on('request', ({ url = '' }, response) => {
    coming.add(url);
    if (url === '/') response.end('hello');
  });
  const asking = async (address: string, path: string) => {
    const socket = await opened(address);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await expect.poll(() => coming.has(path)).toBe(true);
    return socket;
  };
  const first = await asking('127.0.0.2', '/1');
  const cut = isCut(first);
  const others = [await asking('127.0.0.2', '/2'), await asking('127.0.0.3', '/3'), await opened('127.0.0.2')];
  await answered(await opened('127.0.0.3'));
  expect(first.destroyed).toBe(false);
  others.push(await asking('127.0.0.2', '/4'));
  await cut;
  expect(others.filter(({ destroyed }) => destroyed)).toEqual([]);
});

test('H15 of all that ask nothing more, the oldest at the address that has most is cut for one more', async () => {
  const alone = await answered(await opened('127.0.0.3'));
  const first = await answered(await opened('127.0.0.2'));
  const cut = isCut(first);
  const others = [alone];
  for (const address of ['127.0.0.2', '127.0.0.2', '127.0.0.4']) others.push(await answered(await opened(address)));
  expect(first.destroyed).toBe(false);
  others.push(await answered(await opened('127.0.0.5')));
  await cut;
  expect(others.filter(({ destroyed }) => destroyed)).toEqual([]);
});
