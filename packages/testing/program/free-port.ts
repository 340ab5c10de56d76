import { createServer } from 'node:net';

/**
 * Below the ports that systems assign, so that another test's connection cannot take one before its server does. Above
 * 10080, which browsers refuse.
 */
const [lowest, highest] = [11_000, 29_999];

/** A port that nobody listens on at this moment, and that systems do not assign. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest + 1));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
