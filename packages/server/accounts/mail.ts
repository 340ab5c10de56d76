import { createTransport } from 'nodemailer';
import type { Sender } from './sender.ts';

/** How mail is sent. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
}

/** A person waits at the code step: a longer attempt counts as failed. */
const connectMs = 5_000;
const silenceMs = 8_000;
/** A whole pub logs in within a minute; mail servers allow few connections. */
const connections = 3;

/** Sends mail over SMTP, on a few connections that stay open for a while. */
export function createMail({ url, from }: MailSettings): Sender & { close(): void } {
  const { username, hostname } = new URL(url);
  const isThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // A password is sent encrypted or not at all, except within this machine.
    requireTLS: username !== '' && !isThisMachine,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
    // Notifications are plain text.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
    close: () => transport.close(),
  };
}
