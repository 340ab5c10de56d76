import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../foundation/seams.ts';
import { createApp } from './create-app.ts';
import { bodiesPerAddress, cutSlowBodies } from './slow-bodies.ts';

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
