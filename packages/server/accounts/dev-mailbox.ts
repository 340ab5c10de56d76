import type { Notification, Sender } from './sender.ts';

export interface DeliveredNotification extends Notification {
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Stands in for mail and text messages while no sender is set: keeps the last notifications, and prints each. */
export interface DevMailbox extends Sender {
  /** The last notifications, the newest first. */
  notifications(): readonly DeliveredNotification[];
}

const notificationsMax = 100;

/** Kept in memory only: no code may stand in the data folder in clear. */
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
