import type { Contact } from '@snug/rules';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly sender: Sender;
  }
}

/**
 * An e-mail or text message to one person: a one-time code, an invite, a notice. Names in it come from `nameInNotification`
 * (H39).
 */
export interface Notification {
  readonly kind: Contact['kind'];
  /** An address, or ten digits. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The one-time code, where it has one. */
  readonly code?: string;
}

/** Sends notifications. Rejects when one was certainly or possibly not sent. */
export interface Sender {
  send(notification: Notification): Promise<void>;
}
