/** The longest a stop may take: ten seconds for closing connections, and some to finish. */
const stopMaxMs = 14_000;
/** One Ctrl-C may arrive twice: from the terminal, and passed on by the process that started this one. */
const samePressMs = 1_000;

/** Ends the process: the first SIGINT or SIGTERM closes the server in order, a later one ends it at once. */
export function stopOnSignals(server: { close(): Promise<void> }): void {
  let since: number | undefined;
  function onSignal(): void {
    const now = performance.now();
    if (since === undefined) stop(server);
    else if (now - since > samePressMs) process.exit(1);
    since ??= now;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
}

async function stop(server: { close(): Promise<void> }): Promise<void> {
  // A close that takes longer is cut off: everything that was acknowledged is on disk.
  setTimeout(() => process.exit(0), stopMaxMs).unref();
  await server.close();
  process.exit(0);
}
