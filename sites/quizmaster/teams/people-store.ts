import { asyncAction, type Caller, type Clock, systemClock, type Watched, watched } from '@snug/client';
import { type GamePeople, hostGamePeople } from '@snug/contract';

export interface PeopleState {
  /** Undefined until they are loaded. */
  readonly people?: GamePeople;
  /** The last load failed: the people are those of before. */
  readonly failed: boolean;
}

/** Who is in a game. The stream says that somebody came or went, not who: names are in no message of the quizmaster's. */
export interface People extends Watched<PeopleState> {
  /** Somebody may have come, gone or moved: they are loaded once, however often this comes within a second. */
  changed(): void;
}

/** Loads are this far apart: while a round is played the teams change several times a second. */
const betweenMs = 1_000;

export function createPeople(options: { gameId: string; call: Caller; clock?: Clock }): People {
  const { gameId, call, clock = systemClock } = options;
  const loading = asyncAction();
  let isResting = false;
  let isDue = false;
  let stopResting = () => {};
  const { get, set, subscribe } = watched<PeopleState>({ failed: false }, () => {
    changed();
    return () => {
      loading.stop();
      stopResting();
      isResting = false;
    };
  });

  function changed(): void {
    isDue = true;
    if (!isResting) load();
  }

  function load(): void {
    isDue = false;
    isResting = true;
    void loading.run(
      (signal) => call(hostGamePeople, { params: { id: gameId }, signal }),
      (people) => rest({ people, failed: false }),
      () => rest({ ...get(), failed: true }),
    );
  }

  function rest(state: PeopleState): void {
    set(state);
    stopResting = clock.after(betweenMs, () => {
      isResting = false;
      if (isDue) load();
    });
  }

  return { get, subscribe, changed };
}
