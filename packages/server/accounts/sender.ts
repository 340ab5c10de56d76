import type { Contact } from './contact.ts';

/** Something for one person: a one-time code, an invite, a notice. Names in it have gone through `nameInLetter` (H39). */
export interface Notification {
  readonly kind: Contact['kind'];
  /** An address, or ten digits. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The one-time code, where the letter brings one. */
  readonly code?: string;
}

/** Brings letters to people. Rejects when a letter was certainly or possibly not brought. */
export interface Sender {
  send(letter: Notification): Promise<void>;
}

/** E-mail and text messages go different ways; what has none lies in the outbox. */
export function createSender(ways: Readonly<Record<Contact['kind'], Sender>>): Sender {
  return { send: (letter) => ways[letter.kind].send(letter) };
}
