import type { Keys } from '../foundation/keys.ts';
import type { Clock } from '../foundation/seams.ts';
import type { MailSettings } from './mail.ts';
import { createSender, type Sender } from './sender.ts';
import { createTextMessages } from './text-messages.ts';

export interface SendingSettings {
  readonly mail?: MailSettings | undefined;
  readonly smsWebhookUrl?: string | undefined;
}

/** The ways letters go, as they are set. */
export interface Sending {
  readonly sender: Sender;
  /** Some letters lie in the outbox. */
  readonly usesOutbox: boolean;
  close(): void;
}

export async function openSending(
  { mail, smsWebhookUrl }: SendingSettings,
  { outbox, keys, clock }: { outbox: Sender; keys: Keys; clock: Clock },
): Promise<Sending> {
  // What speaks to mail servers is large: a pub without one starts without it.
  const post = mail && (await import('./mail.ts')).createMail(mail);
  const texts = smsWebhookUrl === undefined ? undefined : createTextMessages(smsWebhookUrl, keys.smsWebhook, clock);
  return {
    sender: createSender({ email: post ?? outbox, phone: texts ?? outbox }),
    usesOutbox: !post || !texts,
    close: () => post?.close(),
  };
}
