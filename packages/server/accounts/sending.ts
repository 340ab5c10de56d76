import type { Keys } from '../foundation/keys.ts';
import type { Clock } from '../foundation/seams.ts';
import type { MailSettings } from './mail.ts';
import type { Sender } from './sender.ts';
import { createTextMessages } from './text-messages.ts';

export interface SendingSettings {
  readonly mail?: MailSettings | undefined;
  readonly smsWebhookUrl?: string | undefined;
}

/** How notifications are sent, as the settings say. */
export interface Sending {
  readonly sender: Sender;
  /** Some notifications go to the dev mailbox. */
  readonly usesDevMailbox: boolean;
  close(): void;
}

export async function openSending(
  settings: SendingSettings,
  { devMailbox, keys, clock }: { devMailbox: Sender; keys: Keys; clock: Clock },
): Promise<Sending> {
  // The mail library is large, so a server without mail does not load it.
  const mail = settings.mail && (await import('./mail.ts')).createMail(settings.mail);
  const { smsWebhookUrl } = settings;
  const texts = smsWebhookUrl === undefined ? undefined : createTextMessages(smsWebhookUrl, keys.smsWebhook, clock);
  const senders = { email: mail ?? devMailbox, phone: texts ?? devMailbox };
  return {
    sender: { send: (notification) => senders[notification.kind].send(notification) },
    usesDevMailbox: !mail || !texts,
    close: () => mail?.close(),
  };
}
