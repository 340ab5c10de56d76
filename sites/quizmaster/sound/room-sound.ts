import { type Clock, systemClock, type Watched, watched } from '@snug/client';
import { type Sound, sounds } from './sounds.ts';
import type { Speaker } from './speaker.ts';

export type Volume = 'soft' | 'middle' | 'loud';

export interface RoomSoundState {
  readonly volume: Volume;
  /**
   * `off`; `starting`; `on`; `blocked`: the browser waits for a press; `elsewhere`: another tab of this browser plays;
   * `failed`: this browser plays nothing.
   */
  readonly status: 'off' | 'starting' | 'on' | 'blocked' | 'elsewhere' | 'failed';
}

export interface RoomSound extends Watched<RoomSoundState> {
  /** By a press, after which every browser plays. Takes over from another tab. */
  turnOn(): void;
  turnOff(): void;
  setVolume(volume: Volume): void;
  hear(sound: Sound): void;
}

export interface RoomSoundOptions {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Undefined where the browser has none, as on plain http: then every tab plays that was told to. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly load: () => Promise<Speaker>;
  /** Calls back once, at the next press anywhere; returns what stops the waiting. */
  readonly nextPress: (run: () => void) => () => void;
  readonly clock?: Pick<Clock, 'now'>;
}

export const soundKey = 'snug_host_sound';
const lockName = 'snug_host_sound';
const loudness: Readonly<Record<Volume, number>> = { soft: 0.2, middle: 0.5, loud: 1 };

/**
 * The sound of the room, from this computer alone. Off until somebody turns it on; the browser remembers that, and the volume. One
 * tab at a time plays.
 */
export function createRoomSound({ storage, locks, load, nextPress, clock = systemClock }: RoomSoundOptions): RoomSound {
  const kept = read();
  const { get, set, subscribe } = watched<RoomSoundState>({ volume: kept.volume, status: 'off' }, () => {
    if (kept.isOn && get().status === 'off') void start(false);
    return () => {};
  });
  let speaker: Speaker | undefined;
  let stopWaiting: (() => void) | undefined;
  let letGo: (() => void) | undefined;
  /** What is going on belongs to the last time that it was turned on. */
  let turn = 0;
  let last: { readonly sound: Sound; readonly at: number } | undefined;

  const put = (part: Partial<RoomSoundState>): void => set({ ...get(), ...part });

  async function start(steal: boolean): Promise<void> {
    const mine = ++turn;
    put({ status: 'starting' });
    try {
      speaker ??= await load();
    } catch {
      if (mine === turn) put({ status: 'failed' });
      return;
    }
    if (mine === turn) await hold(mine, steal);
  }

  /** Plays while this tab has the lock. Resolves once it has let go. */
  async function hold(mine: number, steal: boolean): Promise<void> {
    const held = () => {
      if (mine !== turn) return undefined;
      wake(mine);
      return new Promise<void>((resolve) => {
        letGo = resolve;
      });
    };
    if (!locks) return held();
    try {
      if (steal) return await locks.request(lockName, { steal }, held);
      const isTaken = await locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? held() : true));
      if (!isTaken || mine !== turn) return;
      put({ status: 'elsewhere' });
      await locks.request(lockName, held);
    } catch {
      // Another tab has taken over: this one waits for it.
      if (mine === turn) void hold(mine, false);
    }
  }

  function wake(mine: number): void {
    const isWaking = speaker?.wake() ?? Promise.resolve(false);
    isWaking.then((isReady) => {
      if (mine !== turn) return;
      put({ status: isReady ? 'on' : 'blocked' });
      stopWaiting?.();
      stopWaiting = isReady ? undefined : nextPress(() => wake(mine));
    });
  }

  function stop(): void {
    turn++;
    stopWaiting?.();
    letGo?.();
    stopWaiting = letGo = undefined;
  }

  function keep(isOn: boolean): void {
    kept.isOn = isOn;
    try {
      storage.setItem(soundKey, JSON.stringify({ isOn, volume: get().volume }));
    } catch {
      // Without a storage it holds until the page is closed.
    }
  }

  function read(): { isOn: boolean; volume: Volume } {
    try {
      const { isOn, volume } = JSON.parse(storage.getItem(soundKey) ?? '{}');
      return { isOn: isOn === true, volume: Object.hasOwn(loudness, volume) ? volume : 'middle' };
    } catch {
      return { isOn: false, volume: 'middle' };
    }
  }

  return {
    get,
    subscribe,
    turnOn() {
      stop();
      keep(true);
      void start(true);
    },
    turnOff() {
      stop();
      put({ status: 'off' });
      keep(false);
    },
    setVolume(volume) {
      put({ volume });
      keep(kept.isOn);
    },
    hear(sound) {
      if (get().status !== 'on' || !speaker) return;
      const now = clock.now();
      const { alone, rank } = sounds[last?.sound ?? sound];
      if (last && now - last.at < alone && sounds[sound].rank <= rank) return;
      last = { sound, at: now };
      speaker.play(sound, loudness[get().volume]);
    },
  };
}
