import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

/** A real mail server on this machine, which keeps what it receives. */
export interface MailServer {
  /** The settings by which a server uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** The one-time code in the newest e-mail to somebody; waits for it, and removes the e-mail. */
  codeTo(address: string): Promise<string>;
  close(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const messages: { readonly to: string; readonly source: string }[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const source = Buffer.concat(parts).toString();
        for (const { address } of envelope.rcptTo) messages.push({ to: address, source });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;

  return {
    env: { SNUG_SMTP_URL: `smtp://127.0.0.1:${port}`, SNUG_MAIL_FROM: 'quiz@pub.example' },
    async codeTo(address) {
      let code = '';
      await expect
        .poll(() => {
          const message = messages.find(({ to }) => to === address);
          code = /^Subject: (\d{6}) is your code\r$/m.exec(message?.source ?? '')?.[1] ?? '';
          return code;
        })
        .not.toBe('');
      // A code works once: the next one comes in another e-mail.
      messages.splice(0, messages.length, ...messages.filter(({ to }) => to !== address));
      return code;
    },
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}
