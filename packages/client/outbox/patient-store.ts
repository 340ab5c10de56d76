import type { Clock } from '../seams.ts';
import type { PersistentStore } from './persistent-store.ts';

/** A healthy database answers in a few milliseconds. Writes older than 300 ms are stored even without one (G10). */
const patienceMs = 250;

/** Uses the database; rejects where there is none, and where it does not answer in time. */
export type AskStore = <T>(use: (store: PersistentStore) => Promise<T>) => Promise<T>;

export function patientStore(store: PersistentStore | undefined, clock: Clock): AskStore {
  /** How many requests the database has not answered in time. While there are any, it is skipped. */
  let unanswered = 0;
  return (use) =>
    new Promise((resolve, reject) => {
      if (!store || unanswered > 0) return reject();
      const answer = use(store);
      let isLate = false;
      const stop = clock.after(patienceMs, () => {
        isLate = true;
        unanswered++;
        reject();
      });
      const settle = (outcome: () => void): void => {
        stop();
        if (isLate) unanswered--;
        outcome();
      };
      answer.then(
        (value) => settle(() => resolve(value)),
        () => settle(reject),
      );
    });
}
