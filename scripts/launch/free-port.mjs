// Checks a port before anything is started on it.
import { createServer } from 'node:net';
import { stop } from './stop.mjs';

/** Exits with one sentence if something listens on the port. `instead` makes the same command with another port. */
export async function needFreePort(text, instead) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    stop(`${text} is no port: choose one as in ${instead(4001)}.`);
  const other = port < 65_535 ? port + 1 : port - 1;
  if ((await isTaken(port, '127.0.0.1')) || (await isTaken(port)))
    stop(`Port ${port} is taken: end what runs there, or choose another as in ${instead(other)}.`);
}

/** Without a host it checks all addresses: some systems assign these although one of them is taken. */
function isTaken(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    // Other errors are left to the server, which knows its address.
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE'));
    probe.listen({ port, host }, () => probe.close(() => resolve(false)));
  });
}
