// Looking at a port before anything is started on it.
import { createServer } from 'node:net';
import { stop } from './stop.mjs';

/** Ends the process with one sentence unless nothing listens on the port. `instead` is the command with another one. */
export async function needFreePort(text, instead) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    stop(`${text} is no port: choose one as in ${instead(4001)}.`);
  const other = port < 65_535 ? port + 1 : port - 1;
  if ((await isTaken(port, '127.0.0.1')) || (await isTaken(port)))
    stop(`Port ${port} is taken: end what runs there, or choose another as in ${instead(other)}.`);
}

/** Without an address: of all of them, which some systems give away while one of them is taken. */
function isTaken(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    // Anything else is for the server to say, which knows its address.
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE'));
    probe.listen({ port, host }, () => probe.close(() => resolve(false)));
  });
}
