import type { Clock } from '../foundation/seams.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly heldUp: HeldUp;
    /** Games whose newcomers are refused since all places are taken. */
    readonly turnedAway: HeldUp;
  }
}

/** Games whose newcomers do not get in at once, so that the quizmaster hears of it (decision 49). In memory, by process. */
export interface HeldUp {
  /** A newcomer of the game was told to come again, or refused. */
  seen(game_id: string): void;
  has(game_id: string): boolean;
}

/** It holds until nobody was told to come again, or refused, for so long. */
export const heldUpMs = 60_000;

/** `changed` is called when newcomers of a game begin to be held up or refused, and when they are not any more. */
export function createHeldUp(clock: Clock, changed: (game_id: string) => void): HeldUp {
  /** When somebody was last told to come again, or refused. */
  const last = new Map<string, number>();

  const leftMsOf = (game_id: string) => (last.get(game_id) ?? Number.NEGATIVE_INFINITY) + heldUpMs - clock.now();

  function lookAgain(game_id: string, ms: number): void {
    clock.after(ms, () => {
      const leftMs = leftMsOf(game_id);
      if (leftMs > 0) return lookAgain(game_id, leftMs);
      last.delete(game_id);
      changed(game_id);
    });
  }

  return {
    seen(game_id) {
      const isNew = !last.has(game_id);
      last.set(game_id, clock.now());
      if (!isNew) return;
      changed(game_id);
      lookAgain(game_id, heldUpMs);
    },
    has: (game_id) => leftMsOf(game_id) > 0,
  };
}
