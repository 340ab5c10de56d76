import { StoreError } from '../../../server/database/store-error.ts';
import { lockWaitMs } from '../../../server/database/writer.ts';
import type { Clock } from '../../../server/foundation/seams.ts';

export const busy = () => new StoreError('The database is busy.', true);

/** Writers take turns. One that waits too long is told to try again. */
export function createTurns(clock: Clock) {
  const queue: (() => void)[] = [];
  let isTaken = false;
  return {
    /** Undefined: the turn is free, and taken without waiting. */
    takeTurn(): Promise<void> | undefined {
      if (!isTaken) {
        isTaken = true;
        return undefined;
      }
      return new Promise((resolve, reject) => {
        const take = () => {
          callOff();
          resolve();
        };
        const callOff = clock.after(lockWaitMs, () => {
          queue.splice(queue.indexOf(take), 1);
          reject(busy());
        });
        queue.push(take);
      });
    },
    endTurn(): void {
      const next = queue.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}
