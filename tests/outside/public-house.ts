import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** The settings of a house with a public address by https, whose port is free here. */
export async function publicHouse(): Promise<Record<string, string>> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return { PORT: String(port), SNUG_PUBLIC_URL: `https://quiz.example:${port}` };
}
