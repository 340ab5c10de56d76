import type { Notification, Sender } from './sender.ts';

export interface DeliveredNotification extends Notification {
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Stands in for mail and text messages while no sender is set: letters lie here and are printed. */
export interface DevMailbox extends Sender {
  /** The last letters, the newest first. */
  letters(): readonly DeliveredNotification[];
}

const lettersMax = 100;

/** Kept in memory only: a code must not stand in the data folder in clear. */
export function createDevMailbox(now: () => number, print: (line: string) => void): DevMailbox {
  const letters: DeliveredNotification[] = [];
  return {
    async send(letter) {
      letters.unshift({ ...letter, at: new Date(now()).toISOString() });
      letters.length = Math.min(letters.length, lettersMax);
      print(`To ${letter.to}: ${letter.text}`);
    },
    letters: () => letters,
  };
}
