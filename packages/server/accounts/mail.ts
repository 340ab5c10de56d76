import { createTransport } from 'nodemailer';
import type { Sender } from './sender.ts';

/** How mail leaves. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly url: string;
  /** The address it comes from. */
  readonly from: string;
}

/** A person waits at the code step: what takes longer has failed. */
const connectMs = 5_000;
const silenceMs = 8_000;
/** A whole pub logs in within a minute; a server lets few connections stand. */
const connections = 3;

/** Mail over SMTP, on a few connections that stay open for a while. */
export function createMail({ url, from }: MailSettings): Sender & { close(): void } {
  const { username, hostname } = new URL(url);
  const isThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // A password goes out encrypted or not at all, except within this machine.
    requireTLS: username !== '' && !isThisMachine,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
    // Letters are made of texts alone.
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
