import type { Notification, Sender } from './sender.ts';

export interface DeliveredNotification extends Notification {
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Replaces senders of mail and text messages that are not set up: keeps the last notifications, and prints each. */
export interface DevMailbox extends Sender {
  /** The last notifications, the newest first. */
  notifications(): readonly DeliveredNotification[];
}

const notificationsMax = 100;

/** Kept in memory only: the data folder must not contain a code in plain text. */
export function createDevMailbox(now: () => number, print: (line: string) => void): DevMailbox {
  const notifications: DeliveredNotification[] = [];
  return {
    async send(notification) {
      notifications.unshift({ ...notification, at: new Date(now()).toISOString() });
      notifications.length = Math.min(notifications.length, notificationsMax);
      print(`To ${notification.to}: ${notification.text}`);
    },
    notifications: () => notifications,
  };
}
