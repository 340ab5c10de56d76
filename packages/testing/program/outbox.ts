export interface Notification {
  readonly to: string;
  readonly code: string;
  readonly text: string;
}

/** What a server without mail settings has sent to an address last; undefined: nothing. It tells this machine alone. */
export async function notificationTo(origin: string, address: string): Promise<Notification | undefined> {
  const reply = await fetch(`${origin}/dev/outbox`, { headers: { accept: 'application/json' } });
  if (!reply.ok) {
    throw new Error(
      `${origin}/dev/outbox answered ${reply.status}: the bots cannot read their codes. It exists without mail settings, from this machine only.`,
    );
  }
  // The format of our own server, or of one that we were told to trust.
  const notifications = (await reply.json()) as readonly Notification[];
  return notifications.find(({ to }) => to === address);
}

/** Finds the one-time codes that the server at a port, or of an origin, has sent. */
export const codeSentTo =
  (server: number | string) =>
  async (address: string): Promise<string> => {
    const origin = typeof server === 'number' ? `http://127.0.0.1:${server}` : server;
    const notification = await notificationTo(origin, address);
    if (!notification) throw new Error(`No code came for ${address}.`);
    return notification.code;
  };
