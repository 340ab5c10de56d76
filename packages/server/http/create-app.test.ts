import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from './create-app.ts';

test('H15 a line on which nothing moves though its reply is under way is cut after a minute', () => {
  expect(createApp({}).server.timeout).toBe(60_000);
});

test.each([
  ['is not taken', '/large'],
  ['never comes', '/never'],
])('H15 a line whose reply %s is cut once nothing has moved for long enough', async (_, path) => {
  const app = createApp({ stillMs: 200 });
  onTestFinished(() => app.close());
  // More than the systems of both ends take before anybody reads.
  app.get('/large', () => 'a'.repeat(64_000_000));
  app.get('/never', () => new Promise(() => {}));
  const cut = new Promise<void>((resolve) =>
    app.server.on('connection', (socket: Socket) => socket.once('close', () => resolve())),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const line = connect({ host: '127.0.0.1', port }).on('error', () => {});
  onTestFinished(() => void line.destroy());
  line.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await cut;
});
