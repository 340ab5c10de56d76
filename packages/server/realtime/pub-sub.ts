import type { PubSub, Subscriber } from '../foundation/pub-sub.ts';

/** PubSub within one process: subscribers are called at once, in the order of their subscriptions. */
export function createPubSub(): PubSub {
  const subscribers: Subscriber[] = [];
  return {
    publish(news) {
      for (const subscriber of subscribers) subscriber.published(news);
    },
    loggedOut(login, spared) {
      for (const subscriber of subscribers) subscriber.loggedOut(login, spared);
    },
    subscribe(subscriber) {
      subscribers.push(subscriber);
    },
  };
}
