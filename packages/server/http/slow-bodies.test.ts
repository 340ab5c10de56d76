import { type AddressInfo, connect, type Socket } from 'node:net';
import multipart from '@fastify/multipart';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../foundation/seams.ts';
import { createApp } from './create-app.ts';
import { bodiesPerAddress, cutSlowBodies } from './slow-bodies.ts';
import { minBytesPerS, slowForMs } from './upload-places.ts';

test('H15 of too many bodies that are on their way from one network the oldest is cut, whichever of its addresses they come from', async () => {
  const app = createApp({ trustProxy: 1 });
  onTestFinished(() => app.close());
  cutSlowBodies(app, systemClock);
  app.post('/', () => 'hello');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sends = (address: string) => {
    const socket = connect({ host: '127.0.0.1', port });
    onTestFinished(() => void socket.destroy());
    const lines = ['POST / HTTP/1.1', 'Host: a', 'Content-Type: text/plain', 'Content-Length: 9'];
    socket.write([...lines, `X-Forwarded-For: ${address}`, '', 'a'].join('\r\n'));
    return socket;
  };
  const reply = new Promise<Buffer>((resolve) => sends('2001:db8:1:2::').once('data', resolve));
  for (let n = 1; n <= bodiesPerAddress; n += 1) sends(`2001:db8:1:2::${n.toString(16)}`);
  expect(String(await reply)).toMatch(/^HTTP\/1.1 408/);
});

test.each([
  ['a call’s', 'application/json'],
  ['a form’s, where no upload is taken', 'multipart/form-data; boundary=a'],
  ['a form’s, in capitals', 'Multipart/form-data; boundary=a'],
])(
  'H15 %s body is cut once it comes slower than an upload may, however much is allowed, and not before',
  async (_, type) => {
    const app = createApp({});
    onTestFinished(() => app.close());
    const due: (() => void)[] = [];
    const after = (ms: number, work: () => void) => {
      expect(ms).toBe(slowForMs);
      due.push(work);
      return () => {};
    };
    await app.register(multipart);
    cutSlowBodies(app, { ...systemClock, after });
    // It waits for something, as for its turn.
    app.post('/', { bodyLimit: 5_000_000 }, () => new Promise(() => {}));
    let here: Socket | undefined;
    app.server.on('connection', (socket) => {
      here = socket;
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect({ host: '127.0.0.1', port });
    onTestFinished(() => void socket.destroy());
    let reply = '';
    socket.on('data', (text) => {
      reply += text;
    });
    let sent = 0;
    const send = async (text: string) => {
      socket.write(text);
      sent += text.length;
      await expect.poll(() => here?.bytesRead).toBe(sent);
    };
    const passes = async () => {
      await expect.poll(() => due.length).toBe(1);
      due.shift()?.();
    };
    await send(['POST / HTTP/1.1', 'Host: a', `Content-Type: ${type}`, 'Content-Length: 4000000', '', ''].join('\r\n'));
    const enough = (minBytesPerS * slowForMs) / 1_000;
    for (let times = 0; times < 4; times += 1) {
      await send('-'.repeat(enough));
      await passes();
    }
    expect(reply).toBe('');
    await send('-'.repeat(enough - 1));
    await passes();
    await expect.poll(() => reply).toMatch(/^HTTP\/1.1 408/);
  },
);
